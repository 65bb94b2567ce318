import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { linguiPlugins } from './scripts/build/vite/lingui.ts';
import { localizedPlugin } from './scripts/build/vite/localized.ts';
import { stepPatienceMs, testPatienceMs } from './tests/support/patience.ts';

const workers = {
  ...{
    testTimeout: testPatienceMs,
    hookTimeout: testPatienceMs,
    expect: { poll: { timeout: stepPatienceMs } },
  },
  /*
   * Saves a fifth of processor time: PGlite's baseline-compiled code runs without optimization (which takes a
   * second per worker and makes it no faster here), and garbage is collected less often and on one thread.
   */
  execArgv: [
    '--liftoff-only',
    '--max-semi-space-size=64',
    '--initial-old-space-size=1500',
    '--single-threaded',
  ],
};

/** Production's JSX in all projects, since they share transformed modules. */
const oxc = { jsx: { development: false } };

/** In execution order. */
const projects = ['architecture', 'server', 'components', 'device'];

/**
 * Runs the files of one project after those of another, and within a project grouped by environment, because
 * a process is only reused for files that share both. Files that start processes come first: at the end, one
 * of them would keep a single core busy.
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
    // Caches transformed modules by content, for the next run and the other projects.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    projects: [
      {
        plugins: [linguiPlugins()],
        oxc,
        test: {
          name: 'server',
          environment: 'node',
          // Renders pages with production's React: a fifth less time.
          env: { NODE_ENV: 'production' },
          ...workers,
          // Each test starts its own server, and modules keep no state: loading them once saves a third of
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
          // Loading React, zod and Dexie for each file takes three times as long as the tests. The product's
          // modules are still loaded per file: see the setup file.
          isolate: false,
          unstubGlobals: true,
          // SWR keeps each key's initial data at module level, for the lifetime of the page. Modules that
          // vitest transforms are loaded per file, like the product's.
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
          // Visits share the modules, as in a browser tab: loading app and server takes seconds.
          isolate: false,
          environmentOptions: { happyDOM: { url: 'http://lajur.test/' } },
          ...workers,
          include: ['tests/components/**/*.test.tsx'],
        },
      },
      {
        plugins: [localizedPlugin()],
        test: {
          name: 'architecture',
          environment: 'node',
          ...workers,
          isolate: false,
          include: ['tests/{architecture,changed,scripts}/**/*.test.ts'],
        },
      },
    ],
  },
});
