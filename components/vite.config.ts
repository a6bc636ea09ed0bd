import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

const main = 'blue-lion-game.js';

// What is wanted later lies beside it: sentences by language, everything around the bare game, and of the opponent all but what the default level needs.
const beside = /(sentences|said|explain|refusals|faults)\.(en|ko)\.ts$|explain(-with)?\.ts$|components\/(around|lesson|referee|thinker)\/|machine\/opponent\/(?!(opponent|look|memory|weighed|quiet)\.ts)|machine\/rulebook\/|words\/(panels|around|cards|typed|keys-help|particles|lesson|referee|house|hints)\b|list-of-moves|art\/(more-marks|themes)|components\/(hand|keys|focus|announcer|tell-events)\.ts|parts\/(message|fault)\.ts|styles\/(hand|marks|rarer|facing|contrast|finery|motion|drag|sheet)|art\/forced|components\/(dress|own-art|draw)/;

/**
 * The files beside the single one must not import it: its address may have been another (a query, a redirect), and it
 * would be there twice. They take what they share with it from where it leaves it, under a name of this version.
 */
const handedOver = (version: string): Plugin => ({
  name: 'handed-over',
  generateBundle(_, bundle) {
    const place = `globalThis[Symbol.for("blue-lion-game ${version}")]`;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.fileName === main) {
        const [, list] = /export\{([^}]*)\};?\s*$/.exec(chunk.code) ?? [];
        if (!list) throw new Error(`${main} ends with no list of exports`);
        chunk.code = `${chunk.code.trimEnd()}${place}={${list.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}};\n`;
        continue;
      }
      chunk.code = chunk.code.replace(/import\{([^}]*)\}from"\.\/blue-lion-game\.js";?/g, (_all, list: string) => `const{${list.replace(/([\w$]+) as ([\w$]+)/g, '$1:$2')}}=${place};`);
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
