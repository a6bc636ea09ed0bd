// Component tests, in every engine that is found. One file: npx wtr --config tests/wtr.config.mjs --files tests/components/row.test.ts
// A file *.chromium.test.ts runs in Chromium only: real mouse and touch, emulated media.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromeArgs, findChrome, findFirefox } from './browser.mjs';
import { inputCommands } from './commands.mjs';
import { findWebKit, webkitLauncher } from './webkit.mjs';
import { results } from './wtr-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const chromium = chromeLauncher({ launchOptions: { executablePath: findChrome(), args: chromeArgs } });
chromium.name = 'Chromium';
const firefoxFile = findFirefox();
const webkitFile = findWebKit();
const others = [
  ...(firefoxFile ? [chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', executablePath: firefoxFile } })] : []),
  ...(webkitFile ? [webkitLauncher(webkitFile)] : []),
];
const missing = [...(firefoxFile ? [] : ['Firefox']), ...(webkitFile ? [] : ['WebKit'])];

// Files named on the command line become one group of their own.
const named = process.argv.slice(2).filter((word) => word.endsWith('.ts'));
const onlyInChromium = named.length > 0 && named.every((file) => file.endsWith('.chromium.test.ts'));
const chromiumFiles = 'tests/components/**/*.chromium.test.ts';
const groups = [
  { name: 'every-engine', files: ['tests/components/**/*.test.ts', `!${chromiumFiles}`] },
  ...(globSync(chromiumFiles, { cwd: root }).length ? [{ name: 'chromium', files: [chromiumFiles], browsers: [chromium] }] : []),
];

export default {
  rootDir: root,
  ...(named.length ? {} : { groups }),
  browsers: onlyInChromium ? [chromium] : [chromium, ...others],
  // One page at a time in each engine: a page in the background has no focus, and keys go nowhere.
  concurrency: 1,
  nodeResolve: { exportConditions: ['production', 'module', 'default'] },
  plugins: [inputCommands, esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${root}/tsconfig.json` })],
  testFramework: { config: { timeout: 20_000 } },
  browserStartTimeout: 60_000,
  // A whole file: the longest take a minute on an idle machine.
  testsFinishTimeout: 300_000,
  coverageConfig: { include: ['components/**/*.ts', 'machine/**/*.ts'], reportDir: 'coverage/components' },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), results({ missing, required: process.env.BLUE_LION_ENGINES === 'all' })],
};
