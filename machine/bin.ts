#!/usr/bin/env node
// The command line of the package: `npx blue-lion-game judge "<position>" <move>`.
import { command } from './rulebook/command.ts';

/* All that is used of Node; the rest of machine/ uses nothing but the language. */
declare const process: { readonly argv: readonly string[]; readonly stdout: { write(text: string): unknown; on(event: 'error', heard: () => void): void }; exitCode: number };

const { text, code } = command(process.argv.slice(2));
// Whoever reads may have enough, as `head` has.
process.stdout.on('error', () => {});
process.stdout.write(text);
process.exitCode = code;
