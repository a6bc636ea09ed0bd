import { defineConfig } from 'vite';

// What is rarely wanted lies beside it: the sentences of the rules, why something was refused, and where a text cannot be read.
const rarer = /(sentences|explain|refusals|faults)\.(en|ko)\.ts$|(explain-with|parts\/fault)\.ts$/;

// The single file that `unpkg` names: everything inlined, for one <script type="module"> on any page.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: 'components/cdn.ts', formats: ['es'], fileName: () => 'blue-lion-game.js' },
    // Terser makes it 3 % smaller than the minifier that Vite ships.
    minify: 'terser', terserOptions: { module: true, compress: { passes: 2 } },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'blue-lion-[name].js',
        codeSplitting: { groups: [{ name: 'blue-lion-game', test: (id) => !rarer.test(id) }] },
      },
    },
  },
});
