import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './vite.lingui.ts';

/** Generous, for machines at work on something else: some tests open databases of their own, whose making takes seconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Two cores are what a small build machine has.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'server',
          environment: 'node',
          ...patience,
          // A server is made anew by each test and keeps nothing in its modules: loading them once takes a third less.
          isolate: false,
          globalSetup: ['tests/support/database-run.ts'],
          include: ['src/{server,catalogue,contract}/**/*.test.{ts,tsx}', 'tests/server/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'device',
          environment: 'node',
          ...patience,
          include: ['src/{app,offline}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          ...patience,
          include: ['tests/{architecture,scripts}/**/*.test.ts'],
        },
      },
    ],
  },
});
