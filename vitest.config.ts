import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './vite.lingui.ts';

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
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          // They migrate and seed databases of their own.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
