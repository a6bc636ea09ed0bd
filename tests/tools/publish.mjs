// Writes what npm users get besides the modules: dist/rules.json, dist/rulings.json and their schemas; and the worker as one file, whose address is right there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { rulesJson, rulingsJson } from '../../machine/rulebook/publish.ts';
import { schemas } from '../../machine/rulebook/schemas.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
mkdirSync(`${dist}schema`, { recursive: true });
const write = (name, data) => writeFileSync(`${dist}${name}`, `${JSON.stringify(data, null, 1)}\n`);
write('rules.json', rulesJson());
write('rulings.json', await rulingsJson());
for (const [name, schema] of Object.entries(schemas)) write(`schema/${name}.schema.json`, schema);

// The compiler leaves addresses as they are. A worker that imports nothing also runs where a bundler takes it for a plain file, or a page imports it from elsewhere.
const thinker = `${dist}lib/components/thinker/`, ways = readFileSync(`${thinker}ways.js`, 'utf8');
if (!ways.includes("'./worker.ts'")) throw new Error('ways.js does not name the worker');
writeFileSync(`${thinker}ways.js`, ways.replace("'./worker.ts'", "'./worker.js'"));
const { output } = [await build({
  configFile: false, publicDir: false, logLevel: 'error',
  build: { write: false, target: 'es2022', minify: false, lib: { entry: `${thinker}worker.js`, formats: ['es'] }, rolldownOptions: { output: { codeSplitting: false } } },
})].flat()[0];
writeFileSync(`${thinker}worker.js`, output[0].code);
