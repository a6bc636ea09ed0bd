import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../machine/index.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

// Every rule of the engine is turned off or got wrong once, in a copy, and a test must notice.
const root = fileURLToPath(new URL('../..', import.meta.url));

const occurrences = (text: string, find: string): number => text.split(find).length - 1;

/** A copy of the machine and its tests, with one mutation or none. */
function copy(mutation: Mutation | null): string {
  const place = mkdtempSync(join(tmpdir(), 'blue-lion-mutation-'));
  for (const part of ['machine', 'tests', 'package.json', 'tsconfig.json']) cpSync(join(root, part), join(place, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction');
  if (mutation) {
    const file = join(place, mutation.file), text = readFileSync(file, 'utf8');
    if (occurrences(text, mutation.find) !== 1) throw new Error(`${mutation.file} has this ${occurrences(text, mutation.find)} times: ${mutation.find}`);
    writeFileSync(file, text.replace(mutation.find, () => mutation.replace));
  }
  return place;
}

interface Results { numFailedTests: number; numPassedTests: number; testResults: { status: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[] }

/** Runs some test files in a copy, until the first failure. */
async function run(mutation: Mutation | null, tests: readonly string[]): Promise<{ passed: number; failures: string[]; broken: string[] }> {
  const place = copy(mutation), out = join(place, 'results.json');
  try {
    await new Promise<void>((resolve) => {
      const args = ['run', '-c', 'tests/vitest.config.ts', '--project', 'machine', '--bail', '1', '--maxWorkers', '1', '--reporter', 'json', `--outputFile=${out}`];
      // A test that never ends is none that fails: it is stopped, and then there are no results.
      execFile(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...tests.map((test) => `tests/machine/${test}.test.ts`)], { cwd: place, timeout: 180_000 }, () => { resolve(); });
    });
    if (!existsSync(out)) return { passed: 0, failures: [], broken: ['no results'] };
    const { numPassedTests, testResults } = JSON.parse(readFileSync(out, 'utf8')) as Results;
    return {
      passed: numPassedTests,
      failures: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed').map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${why.split('\n')[0]}`),
      // A file that could not even be read shows nothing about the rule.
      broken: testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).map(({ message }) => message),
    };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** At most two at a time. */
let free = 2;
const queue: (() => void)[] = [];
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--; else await new Promise<void>((go) => { queue.push(go); });
  try { return await work(); } finally { const next = queue.shift(); if (next) next(); else free++; }
}

describe('the list of mutations', () => {
  it('has every rule that the engine keeps', () => {
    const kept = RULE_IDS.filter((rule) => !rule.startsWith('R8.'));
    expect([...new Set(MUTATIONS.map(({ rule }) => rule))].sort()).toEqual([...kept].sort());
  });
  it('finds what it changes, exactly once', () => {
    const lost = MUTATIONS.filter(({ file, find }) => occurrences(readFileSync(join(root, file), 'utf8'), find) !== 1);
    expect(lost.map(({ rule, what, find }) => `${rule} ${what}: ${find}`)).toEqual([]);
  });
});

it('nothing fails where nothing was changed', async () => {
  const { passed, failures, broken } = await run(null, [...new Set(MUTATIONS.flatMap(({ tests }) => tests))]);
  expect({ failures, broken }).toEqual({ failures: [], broken: [] });
  expect(passed).toBeGreaterThan(400);
});

describe.concurrent('a test fails when', () => {
  it.each(MUTATIONS.map((mutation) => [`${mutation.rule}: ${mutation.what}`, mutation] as const))('%s', async (_, mutation) => {
    const { failures, broken } = await inTurn(() => run(mutation, mutation.tests));
    expect(failures.length, broken.length > 0 ? `the change broke the engine, which shows nothing: ${broken[0]}` : 'nobody noticed').toBeGreaterThan(0);
  });
});
