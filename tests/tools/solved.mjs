// Writes the figures of the page on the solved game: `npm run solved`. The same every time; a test holds them to the solver.
import { writeFile } from 'node:fs/promises';
import { figures } from './solved-figures.ts';

const file = new URL('../../site/look/solved/figures.json', import.meta.url), all = figures();
await writeFile(file, `${JSON.stringify(all, null, 1).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`)}\n`);
console.log(all.tables.map(({ options, checksum, sixes }) => ({ options, checksum, sixes })));
