import { defineConfig } from 'vite';

// What is wanted later lies beside it: what is said of events, why something was refused, the sentences of the rules, by language.
// These files import nothing of it, so that it is never there twice, whatever address it was loaded from.
const rarer = /(sentences|said|explain|refusals|faults)\.(en|ko)\.ts$|explain-with\.ts$/;

// The single file that `unpkg` names: everything inlined, for one <script type="module"> on any page.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: 'components/cdn.ts', formats: ['es'], fileName: () => 'blue-lion-game.js' },
    // Terser makes it 3 % smaller than the minifier that Vite ships.
    minify: 'terser', terserOptions: { module: true, compress: { passes: 3, ecma: 2020, unsafe_arrows: true } },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'blue-lion-[name].js',
        codeSplitting: { groups: [{ name: 'blue-lion-game', test: (id) => !rarer.test(id) }] },
      },
    },
  },
});
