// What a page has to load, gzipped, against its limits: `npm run size`, after `npm run build:lib`.
// The page's files are bundled from the sources as a host's own bundler would do it, with a file of its own for what is loaded when wanted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Notes to bundlers, which a build for a library keeps, are not in what a page loads. */
const kilobytes = (text) => gzipSync(`${text}`.replaceAll('/* @__PURE__ */', ''), { level: 9 }).length / 1000;

function input(file) {
  if (existsSync(path.join(root, file))) return path.join(root, file);
  console.error(`size: ${file} is missing${file.startsWith('dist') ? ': run `npm run build:lib` first' : ''}`);
  process.exit(1);
}

/** All modules that an entry imports at once, directly or not. */
function importedAtOnce(graph, first, found = new Set()) {
  if (found.has(first)) return found;
  found.add(first);
  for (const id of graph.getModuleInfo(first)?.importedIds ?? []) importedAtOnce(graph, id, found);
  return found;
}

async function chunksOf(entry, external = []) {
  let together = new Set();
  const output = await build({
    root, configFile: false, publicDir: false, logLevel: 'error',
    // What the entry imports at once stays together, however much of it the files that are loaded later share.
    plugins: [{ name: 'together', buildEnd() { together = importedAtOnce(this, input(entry)); } }],
    build: {
      write: false, target: 'es2022', lib: { entry: input(entry), formats: ['es'] }, minify: 'terser', terserOptions: { module: true, compress: { passes: 3, ecma: 2020, unsafe_arrows: true } },
      rolldownOptions: { external, output: { codeSplitting: { groups: [{ name: 'entry', test: (id) => together.has(id) }] } } },
    },
  });
  return output.flatMap((bundle) => bundle.output).filter((file) => file.type === 'chunk');
}

/** The chunk and everything that it imports at once. */
function withImports(chunks, first, found = new Set()) {
  if (found.has(first)) return found;
  found.add(first);
  for (const name of first.imports) {
    const next = chunks.find((chunk) => chunk.fileName === name);
    if (next) withImports(chunks, next, found);
  }
  return found;
}

/** `ko` for the chunk with the Korean words. What explains refusals and rules is loaded when somebody asks. */
const languageOf = (chunk) => /words\/(en|ko)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];

function pageIn(chunks, language) {
  const needed = withImports(chunks, chunks.find((chunk) => chunk.isEntry));
  for (const chunk of chunks) if (chunk.isDynamicEntry && languageOf(chunk) === language) withImports(chunks, chunk, needed);
  return [...needed];
}

const total = (chunks) => chunks.reduce((all, chunk) => all + kilobytes(chunk.code), 0);

const single = kilobytes(readFileSync(input('dist/cdn/blue-lion-game.js')));
const page = await chunksOf('components/index.ts');
const english = pageIn(page, 'en'), korean = pageIn(page, 'ko');
const machine = await chunksOf('machine/index.ts');
// Solver, search and levels, and what hands them their tasks; the rules are there before them.
const opponent = await chunksOf('machine/opponent/tasks.ts', [/\/rules\//]);

const gates = [
  { what: 'the single file', size: single, limit: 46.6, aim: 42 },
  { what: 'a page in English', size: total(english), limit: 39.8, aim: 34 },
  { what: 'a page in Korean', size: total(korean), limit: 40, aim: 34 },
  { what: './machine alone', size: total([...withImports(machine, machine.find((chunk) => chunk.isEntry))]), limit: 10, aim: 7 },
  { what: 'opponent, on demand', size: total(opponent), limit: 10, aim: 9 },
];
for (const { what, size, limit, aim } of gates) {
  console.log(`${what.padEnd(20)}${size.toFixed(2).padStart(6)} KB gzipped, at most ${limit} (aim ${aim})${size > limit ? '  TOO BIG' : ''}`);
}
// What every page comes to in time, and what every game does: no gate, but said.
const named = (pattern) => total(page.filter((chunk) => pattern.test(chunk.fileName)));
console.log(`then, over the first paint: ${named(/^(dress|marks|finery|sheet)-/).toFixed(1)} KB; with the first touch, in English: ${named(/^(hand|said\.en|explain\.en|explain-with|panels|panels\.en|motion|drag|senses|tell-events|adopt|stepping)-/).toFixed(1)} KB`);
const later = page.filter((chunk) => !english.includes(chunk) && !korean.includes(chunk));
if (later.length) console.log(`loaded when wanted: ${later.map((chunk) => `${chunk.fileName} ${kilobytes(chunk.code).toFixed(1)}`).join(', ')}`);
process.exitCode = gates.some(({ size, limit }) => size > limit) ? 1 : 0;
