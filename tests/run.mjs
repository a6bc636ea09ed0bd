// `npm test`: every stage one after the other, a table at the end, and as the last line of all `N passed, N failed`.
// A stage that fails does not stop the others. A runner that dies or runs no test counts as a failure.
// BLUE_LION_ENGINES=all makes a missing browser engine a failure; otherwise the table says that it was not found.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printTable, sum } from './tools/table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}node_modules/.cache/blue-lion-tests`;
const everyEngine = process.env.BLUE_LION_ENGINES === 'all';
const underPath = { SITE_BASE: '/a/b/', SITE_OUT: 'dist/site-under-path' };
const started = Date.now();

/** Rows of the table: { name, cells: { [engine]: { passed, failed, skipped } | 'not found' } }. */
const rows = [];

/** Runs an npm script and gives its exit code. */
function script(name, args = [], env = {}) {
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`\n── ${[name, ...args].join(' ')} ${env.SITE_BASE ?? ''} (after ${seconds} s)`);
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const readResults = (file) => {
  try { return JSON.parse(readFileSync(file, 'utf8')); } catch { return undefined; }
};

/** Each script is one check: it passes or fails as a whole. */
async function checks(name, scripts, env) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const step of scripts) count[(await script(step, [], env)) === 0 ? 'passed' : 'failed']++;
  rows.push({ name, cells: { Node: count } });
  return count.failed === 0;
}

async function vitest(name, engine, project, env) {
  const file = `${results}/${project}.json`;
  rmSync(file, { force: true });
  const code = await script(`test:${project}`, ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  const json = readResults(file);
  const count = { passed: json?.numPassedTests ?? 0, failed: json?.numFailedTests ?? 0, skipped: (json?.numPendingTests ?? 0) + (json?.numTodoTests ?? 0) };
  // Files that broke before their first test.
  count.failed += json?.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length ?? 0;
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  rows.push({ name, cells: { [engine]: count } });
}

async function components() {
  const file = `${results}/components.json`;
  rmSync(file, { force: true });
  const code = await script('test:components', [], { WTR_RESULTS: file });
  const { engines = {}, missing = [] } = readResults(file) ?? {};
  const cells = { ...engines };
  for (const engine of missing) cells[engine] = everyEngine ? { passed: 0, failed: 1, skipped: 0 } : 'not found';
  const total = sum([{ cells }]);
  if (total.failed === 0 && (code !== 0 || total.passed === 0)) cells.Chromium = { passed: 0, skipped: 0, ...cells.Chromium, failed: 1 };
  rows.push({ name: 'components', cells });
}

async function site(name, isBuilt, env) {
  if (isBuilt) await vitest(name, 'Chromium', 'site', env);
  else rows.push({ name: `${name} (not built)`, cells: { Chromium: { passed: 0, failed: 1, skipped: 0 } } });
}

mkdirSync(results, { recursive: true });
await checks('types and lint', ['check:site', 'check:types', 'check:lint', 'check:templates']);
await vitest('machine', 'Node', 'machine');
await components();
await checks('library, sizes', ['build:lib', 'size']);
await site('site at /', await checks('site build', ['build:site']));
await site('site under /a/b/', await checks('site build under /a/b/', ['build:site'], underPath), underPath);
rmSync(`${root}${underPath.SITE_OUT}`, { recursive: true, force: true });

const total = sum(rows);
printTable(rows);
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
