import { defineConfig } from 'vite';

// The single file that `unpkg` names: everything inlined, for one <script type="module"> on any page.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: 'components/cdn.ts', formats: ['es'], fileName: () => 'blue-lion-game.js' },
    // Library mode keeps white space in ES output unless the minifier is named here.
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
});
