import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

const main = 'blue-lion-game.js';

// What is wanted later lies beside it: sentences by language, everything around the bare game, and of the opponent all but what the default level needs.
const beside = /(sentences|said|explain|refusals|faults)\.(en|ko)\.ts$|explain(-with)?\.ts$|components\/(around|lesson|referee|thinker)\/|machine\/opponent\/(?!(opponent|look|memory|weighed|quiet)\.ts)|machine\/rulebook\/|words\/(panels|around|cards|typed|keys-help|particles|lesson|referee|house|hints)\b|list-of-moves|art\/(more-marks|themes)|components\/(hand|keys|focus|announcer|tell-events)\.ts|parts\/(message|fault|ghost)\.ts|styles\/(hand|marks|rarer|facing|contrast|finery|motion|drag|sheet)|art\/forced|components\/(dress|own-art|draw)|words\/watch/;

/**
 * The files beside the single one must not import it: its address may have been another (a query, a redirect), and it
 * would be there twice. They take what they share with it from where it leaves it, under a name of this version.
 */
const handedOver = (version: string): Plugin => ({
  name: 'handed-over',
  generateBundle(_, bundle) {
    const place = `globalThis[Symbol.for("blue-lion-game ${version}")]`, chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // Notes to bundlers are of no use to a browser.
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll('/* @__PURE__ */', '').trimEnd();
    const single = chunks.find(({ fileName }) => fileName === main)!, [end, list] = /export\{([^}]*)\};?$/.exec(single.code) ?? [];
    if (!end || !list) throw new Error(`${main} ends with no list of exports`);
    const exported = list.split(',').map((each) => { const [inside, outside = inside] = each.split(' as '); return { each, inside, outside }; });
    // What a page may import is exported; the files beside it take all of it from its place, by number.
    single.code = `${single.code.slice(0, -end.length)}export{${exported.filter(({ outside }) => /^(BlueLionGame|load\w+)$/.test(outside)).map(({ each }) => each).join()}};${place}=[${exported.map(({ inside }) => inside).join()}];\n`;
    for (const chunk of chunks) {
      if (chunk === single) continue;
      chunk.code = chunk.code.replace(/import\{([^}]*)\}from"\.\/blue-lion-game\.js";?/g, (_all, names: string) => `const{${names.split(',').map((each) => {
        const [outside, inside = outside] = each.split(' as '), at = exported.findIndex((one) => one.outside === outside);
        if (at < 0) throw new Error(`${main} has no ${outside} for ${chunk.fileName}`);
        return `${at}:${inside}`;
      }).join()}}=${place};`);
      if (chunk.code.includes(`"./${main}"`)) throw new Error(`${chunk.fileName} imports ${main}`);
    }
  },
});

const terserOptions = { module: true, compress: { passes: 3, ecma: 2020, unsafe_arrows: true } } as const;
/** A worker is made by itself, and is not made small with the others. */
const small: Plugin = {
  name: 'small', enforce: 'post',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, terserOptions)).code!;
  },
};

// The single file that `unpkg` names: the game in both languages, for one <script type="module"> on any page.
export default defineConfig({
  // Files are found from where they lie, on any path.
  base: './',
  publicDir: false,
  plugins: [handedOver(process.env.npm_package_version ?? '')],
  // What thinks in a worker is one file: a worker has no part in what the others share.
  worker: { format: 'es', plugins: () => [small], rolldownOptions: { output: { entryFileNames: 'blue-lion-worker.js', codeSplitting: false } } },
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: 'components/cdn.ts', formats: ['es'], fileName: () => main },
    // Terser makes it 3 % smaller than the minifier that Vite ships.
    minify: 'terser', terserOptions,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'blue-lion-[name].js',
        codeSplitting: { groups: [{ name: 'blue-lion-game', test: (id) => !beside.test(id) }] },
      },
    },
  },
});
