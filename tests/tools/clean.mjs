// Removes what a former build left, so that a deleted source leaves no stale module behind: node clean.mjs <directory>…
import { rmSync } from 'node:fs';

for (const directory of process.argv.slice(2)) rmSync(directory, { recursive: true, force: true });
