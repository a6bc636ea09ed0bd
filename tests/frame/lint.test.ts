import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { layers } from '../eslint-layers.mjs';
import { strictPage } from '../eslint-strict-page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const linter = new Linter({ cwd: root });

/** Faults of the project's own lint rules in a text that stands in `file`. */
function faults(file: string, text: string): number {
  return linter.verify(text, [{
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as never },
    plugins: { own: { rules: { layers } } },
    rules: { 'own/layers': ['error', { root }], 'no-restricted-syntax': file.startsWith('components/') ? ['error', ...strictPage] : 'off' },
  }], path.join(root, file)).length;
}

describe('layers', () => {
  it.each([
    ['machine/rules/a.ts', "import { b } from './b.ts'"],
    ['machine/notation/a.ts', "import { b } from '../rules/b.ts'"],
    ['machine/rulebook/a.ts', "import { b } from '../notation/b.ts'"],
    ['machine/opponent/a.ts', "import { b } from '../rules/b.ts'"],
    ['machine/game/a.ts', "import { setup } from 'xstate'; import { b } from '../notation/b.ts'"],
    ['machine/index.ts', "export * from './rulebook/b.ts'; export { c } from './rules/c.ts'"],
    ['components/table/a.ts', "import { html } from 'lit'; import { d } from 'lit/directives/repeat.js'; import '@lit/context'; import { b } from '../../machine/game/b.ts'"],
    ['components/a.ts', "import type { ActorRefFrom } from 'xstate'"],
    ['site/a.ts', "import '../components/index.ts'; import { defineCollection } from 'astro:content'"],
  ])('%s may: %s', (file, text) => expect(faults(file, text)).toBe(0));

  it.each([
    ['machine/rules/a.ts', "import { b } from '../notation/b.ts'"],
    ['machine/rules/a.ts', "import 'lit'"],
    ['machine/rules/a.ts', "export * from '../game/b.ts'"],
    ['machine/rules/a.ts', "type A = import('../notation/b.ts').B"],
    ['machine/notation/a.ts', "import { b } from '../rulebook/b.ts'"],
    ['machine/rulebook/a.ts', "import { b } from '../game/b.ts'"],
    ['machine/opponent/a.ts', "import { b } from '../notation/b.ts'"],
    ['machine/opponent/a.ts', "const b = await import('../game/b.ts')"],
    ['machine/game/a.ts', "import { b } from '../opponent/b.ts'"],
    ['machine/game/a.ts', "import fs from 'node:fs'"],
    ['machine/index.ts', "export * from './game/index.ts'"],
    ['machine/index.ts', "import 'xstate'"],
    ['machine/rules/a.ts', "import { b } from '../../components/b.ts'"],
    ['components/a.ts', "import { createActor } from 'xstate'"],
    ['components/a.ts', "import '../site/b.ts'"],
    ['components/a.ts', "import '../tests/b.ts'"],
    ['components/a.ts', "const u = new URL('../site/b.ts', import.meta.url)"],
    ['components/a.ts', 'const b = await import(name)'],
    ['machine/lookout/a.ts', 'export {}'],
  ])('%s may not: %s', (file, text) => expect(faults(file, text)).toBe(1));
});

describe('a strict page', () => {
  it.each([
    'const a = html`<p class="style">`',
    'const a = css`:host { font-style: normal; transition: color 1s }`',
    'element.style.top = "1px"',
    'const a = html`<button @click=${b}>`',
  ])('allows %s', (text) => expect(faults('components/a.ts', text)).toBe(0));

  it.each([
    'a.innerHTML = b', 'a["outerHTML"] = b', 'a.insertAdjacentHTML("beforeend", b)', 'new DOMParser().parseFromString(a, b)', 'document.write(a)',
    'const a = html`<p .innerHTML=${b}></p>`',
    "import { unsafeHTML } from 'lit'", "import { unsafeSVG } from 'lit'", "import { unsafeStatic } from 'lit'", "import { styleMap } from 'lit'",
    "import * as a from 'lit/directives/style-map.js'",
    'const a = html`<p style="color: red"></p>`', 'const a = html`<p style=${b}></p>`', 'const a = svg`<g\n  style="fill: red"/>`',
    'const a = \'<svg style="top:0">\'', 'a.setAttribute("style", b)',
    'const a = html`<style>p {}</style>`', 'const a = html`<script src="a.js">`', 'const a = html`<p onclick="b()"></p>`',
  ])('forbids %s', (text) => expect(faults('components/a.ts', text)).toBe(1));
});
