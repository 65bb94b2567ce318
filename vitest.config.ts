import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { linguiPlugins } from './vite.lingui.ts';

const workers = {
  // Generous, for busy machines: some tests open databases of their own, which takes seconds.
  ...{ testTimeout: 180_000, hookTimeout: 180_000 },
  /*
   * A fifth less processor time: PGlite's code runs as it is compiled first (optimized, it costs a second in each
   * worker and is no quicker here), and garbage is collected less often, without threads that wait for each other.
   */
  execArgv: ['--liftoff-only', '--max-semi-space-size=64', '--single-threaded'],
};

/** JSX as React's production needs it, in all projects: they share transformed modules. */
const oxc = { jsx: { development: false } };

/** In the order in which they run. */
const projects = ['architecture', 'server', 'components', 'device'];

/**
 * Runs one project's files after another's, and within it those of one environment: a process is used again only for
 * files of both. Files that start processes come first: one of them left for the end would keep a single core busy.
 */
class OneAfterTheOther extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) =>
      [
        projects.indexOf(project.name),
        readFileSync(moduleId, 'utf8').includes('@vitest-environment') ? 1 : 0,
        /\/(?:tests\/(?:server|scripts)|src\/server\/db)\//.test(moduleId) ? 0 : 1,
      ].join(' ');
    const ranks = new Map(sorted.map((file) => [file, rank(file)]));
    return sorted.sort((a, b) => (ranks.get(a) ?? '').localeCompare(ranks.get(b) ?? ''));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: OneAfterTheOther },
    // For machines with two cores.
    maxWorkers: 2,
    passWithNoTests: false,
    // Transformed modules are kept, by their content, for the next run and the other projects.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    projects: [
      {
        plugins: [linguiPlugins()],
        oxc,
        test: {
          name: 'server',
          environment: 'node',
          // Pages are rendered as in production, a fifth faster.
          env: { NODE_ENV: 'production' },
          ...workers,
          // Each test starts its own server, which keeps no state in its modules: loading them once saves a third of
          // the time.
          isolate: false,
          globalSetup: ['tests/support/database-run.ts'],
          include: ['src/{server,catalogue,contract,money}/**/*.test.{ts,tsx}', 'tests/server/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiPlugins()],
        oxc,
        test: {
          name: 'device',
          environment: 'node',
          ...workers,
          // Loading React, zod and Dexie again for each file takes three times as long as all the tests. The
          // product's own modules are loaded again all the same: see the set-up file.
          isolate: false,
          unstubGlobals: true,
          // It notes with which data each key began, for the whole page. What vitest transforms is loaded again for each
          // file, as the product's own modules are.
          server: { deps: { inline: ['swr'] } },
          setupFiles: ['tests/support/clean-device.ts'],
          include: ['src/{app,offline}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiPlugins()],
        oxc,
        test: {
          name: 'components',
          environment: './tests/support/page-environment.ts',
          setupFiles: './tests/support/page-setup.ts',
          // As in a tab, one visit follows the other in the same modules: loading app and server takes seconds.
          isolate: false,
          environmentOptions: { happyDOM: { url: 'http://lajur.test/' } },
          ...workers,
          include: ['tests/components/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          ...workers,
          isolate: false,
          include: ['tests/{architecture,scripts}/**/*.test.ts'],
        },
      },
    ],
  },
});
