import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These look at the package on pages of their own: where the site lives makes no difference to them. */
const ELSEWHERE = ['strict-page', 'worker-matrix'].map((name) => `tests/site/${name}.test.ts`);

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    projects: [
      { test: { name: 'machine', include: ['tests/{frame,machine}/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], exclude: process.env.SITE_BASE ? ELSEWHERE : [], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } },
      { test: { name: 'proof', include: ['tests/proof/**/*.test.ts'], testTimeout: 30 * 60_000 } },
    ],
    coverage: { provider: 'v8', include: ['machine/**/*.ts'], reportsDirectory: 'coverage/machine' },
  },
});
