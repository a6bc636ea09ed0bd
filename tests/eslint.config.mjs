// Lint: the recommended sets, and three rules of this project's own: layers, no DOM in machine/, pages with a strict CSP.
import { fileURLToPath } from 'node:url';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './eslint-layers.mjs';
import { strictPage } from './eslint-strict-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = ['{components,machine,site,tests}/**/*.ts'];
const elements = ['components/**/*.ts'];
const elementsAndSite = ['{components,machine,site}/**/*.ts'];
const domGlobals = [
  'window', 'document', 'self', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'matchMedia',
  'customElements', 'requestAnimationFrame', 'Element', 'HTMLElement', 'SVGElement', 'Node', 'Event', 'CustomEvent', 'EventTarget',
  'Worker', 'DOMParser', 'MutationObserver', 'ResizeObserver', 'process', 'Buffer',
];

export default defineConfig(
  { ignores: ['dist/**', 'coverage/**', '.astro/**'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files })),
  { files, languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } } },
  { ...lit['flat/recommended'], files: elements },
  { ...wc['flat/recommended'], files: elements },
  { files: elements, rules: { 'lit/no-classfield-shadowing': 'error', 'no-restricted-syntax': ['error', ...strictPage] } },
  { files: elementsAndSite, plugins: { 'blue-lion': { rules: { layers } } }, rules: { 'blue-lion/layers': ['error', { root }] } },
  {
    files: ['machine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...domGlobals.map((name) => ({ name, message: 'machine/ runs in Node, in a worker and in a page.' }))],
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // setup({ types: {} as X }) needs its assertions
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: Object.fromEntries(
      ['no-floating-promises', 'no-unnecessary-type-assertion', 'no-explicit-any', 'no-unsafe-assignment', 'no-unsafe-argument', 'no-unsafe-call',
        'no-unsafe-member-access', 'no-unsafe-return', 'no-unused-expressions'].map((name) => [`@typescript-eslint/${name}`, 'off']),
    ),
  },
);
