import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './vite.lingui.ts';

/** Generous, for busy machines: some tests open databases of their own, which takes seconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // For machines with two cores.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        plugins: [linguiPlugins()],
        test: {
          name: 'server',
          environment: 'node',
          ...patience,
          // Each test starts its own server, which keeps no state in its modules: loading them once saves a third of
          // the time.
          isolate: false,
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
        plugins: [linguiPlugins()],
        test: {
          name: 'components',
          environment: './tests/support/page-environment.ts',
          setupFiles: './tests/support/page-setup.ts',
          // As in a tab, one visit follows the other in the same modules: loading app and server takes seconds.
          isolate: false,
          environmentOptions: { happyDOM: { url: 'http://lajur.test/' } },
          ...patience,
          include: ['tests/components/**/*.test.tsx'],
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
