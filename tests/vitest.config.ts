import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    projects: [
      { test: { name: 'machine', include: ['tests/{frame,machine}/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } },
      { test: { name: 'proof', include: ['tests/proof/**/*.test.ts'], testTimeout: 30 * 60_000 } },
    ],
    coverage: { provider: 'v8', include: ['machine/**/*.ts'], reportsDirectory: 'coverage/machine' },
  },
});
