// Writes the rulebook for other programs, as npm users get it: dist/rules.json, dist/rulings.json and their schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesJson, rulingsJson } from '../../machine/rulebook/publish.ts';
import { schemas } from '../../machine/rulebook/schemas.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
mkdirSync(`${dist}schema`, { recursive: true });
const write = (name, data) => writeFileSync(`${dist}${name}`, `${JSON.stringify(data, null, 1)}\n`);
write('rules.json', rulesJson());
write('rulings.json', await rulingsJson());
for (const [name, schema] of Object.entries(schemas)) write(`schema/${name}.schema.json`, schema);
