import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './vite.lingui.ts';

/** Generous, for machines at work on something else: some tests open databases of their own. */
const patience = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Two cores are what a small build machine has.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          ...patience,
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          ...patience,
          include: ['tests/architecture/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'server',
          environment: 'node',
          ...patience,
          include: ['tests/server/**/*.test.ts'],
        },
      },
    ],
  },
});
