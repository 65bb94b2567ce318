// @ts-check
import { readFile } from 'node:fs/promises';
import { findBrowsers, findChromium } from '../setup/chromium.mjs';
import { npmCommand } from '../setup/npm-command.mjs';
import { startPostgres } from '../setup/postgres.mjs';
import { root } from '../setup/root.mjs';
import { packageScript } from '../setup/run-command.mjs';
import { temporaryFolder } from '../setup/temporary-folder.mjs';
import { countFaults, countPlaywright, countVitest } from './counts.mjs';

/**
 * @typedef {object} Provision what a stage needs of the machine
 * @property {NodeJS.ProcessEnv} environment
 * @property {() => Promise<void>} release
 */

/**
 * @typedef {object} Stage
 * @property {string} name for `--only`
 * @property {string} title
 * @property {(reportPath: string) => { command: string, args: string[] }} command
 * @property {() => Promise<Provision>} [provide]
 * @property {(reportPath: string) => Promise<import('./counts.mjs').Counts>} [count]
 * @property {string} [reportVariable] the environment variable that tells the runner where its report goes
 * @property {number} [nice] of 0 to 19: how much processor time it leaves to others
 * @property {string} group stages of one group that follow each other run at the same time
 * @property {readonly string[]} [after] stages that must be good before, the build among them
 */

/**
 * @param {string} path
 * @param {...string} args
 */
function node(path, ...args) {
  return { command: process.execPath, args: [packageScript(path), ...args] };
}

/**
 * Vitest in the background, since browsers need more processor time the longer they are open. The tests of the server
 * wait for PostgreSQL and for processes, so the other projects run beside them, with what they leave.
 * @param {string} reportPath
 * @param {readonly string[]} projects
 * @param {...string} args
 */
function vitest(reportPath, projects, ...args) {
  return node(
    'vitest/vitest.mjs',
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
    ...args,
  );
}

/** For scripts that run the server's sources. */
const withTexts = ['--import', `${root}/scripts/localized-texts.mjs`];

/** @type {Stage[]} */
const allStages = [
  {
    name: 'lint',
    group: 'sources',
    title: 'Lint and format (biome)',
    command: () => node('@biomejs/biome/bin/biome', 'check', '.'),
  },
  {
    name: 'types',
    group: 'sources',
    title: 'Types (tsc)',
    // Two projects at a time, each checked once: four checkers a project, the default, check what they share four
    // times. Garbage is collected less often. Together a quarter of the processor time.
    command: () =>
      node('typescript/bin/tsc', '-b', '--pretty', 'false', '--checkers', '1', '--builders', '2'),
    provide: async () => ({ environment: { GOGC: '400' }, release: async () => {} }),
  },
  {
    name: 'unused',
    group: 'sources',
    title: 'Unused files, exports and dependencies (knip)',
    command: () => node('knip/bin/knip.js'),
  },
  {
    name: 'i18n',
    group: 'sources',
    title: 'Translations (lingui)',
    command: () => npmCommand(['run', '--silent', 'i18n:check']),
  },
  {
    name: 'build',
    group: 'tests',
    title: 'Build',
    command: () => ({ command: process.execPath, args: [`${root}/scripts/build.mjs`, '--if-changed'] }),
  },
  {
    name: 'vitest',
    group: 'tests',
    title: 'Unit, server and architecture tests (vitest)',
    nice: 3,
    command: (reportPath) => vitest(reportPath, ['architecture', 'server']),
    provide: async () => {
      const postgres = await startPostgres(await temporaryFolder());
      return {
        environment: postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url },
        release: async () => postgres?.stop(),
      };
    },
    count: countVitest,
  },
  {
    name: 'components',
    group: 'tests',
    title: 'Component and device tests (vitest)',
    nice: 3,
    command: (reportPath) => vitest(reportPath, ['components', 'device'], '--maxWorkers=1'),
    count: countVitest,
    // So that only one deletes a stale cache of modules.
    after: ['build'],
  },
  {
    name: 'size',
    group: 'tests',
    title: 'Size of the first load (size-limit)',
    command: () => node('size-limit/bin.js'),
    after: ['build'],
  },
  {
    name: 'floor',
    group: 'tests',
    title: 'What the oldest supported browsers lack (scripts/build/floor.mjs)',
    command: () => ({ command: process.execPath, args: [`${root}/scripts/check-floor.mjs`] }),
    after: ['build'],
  },
  {
    name: 'sites',
    group: 'tests',
    title: 'Data of the sites that the end-to-end tests start',
    // As many cars as tests/e2e asks for.
    command: () =>
      node('tsx/dist/cli.mjs', '--liftoff-only', ...withTexts, 'tests/support/make-sites.ts', '300', '6000'),
    after: ['build'],
  },
  {
    name: 'e2e',
    group: 'tests',
    title: 'End-to-end tests (Playwright)',
    command: () => node('@playwright/test/cli.js', 'test'),
    provide: async () => ({ environment: await findBrowsers(), release: async () => {} }),
    count: countPlaywright,
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    after: ['build', 'sites'],
  },
  {
    name: 'faults',
    group: 'tests',
    title: 'Selling while everything fails (4 rounds; npm run test:faults for more)',
    command: () => node('tsx/dist/cli.mjs', ...withTexts, 'tests/faults/faults.ts', '--rounds', '4'),
    provide: async () => ({ environment: { CHROMIUM_PATH: await findChromium() }, release: async () => {} }),
    count: countFaults,
    reportVariable: 'FAULTS_REPORT',
    after: ['build', 'sites'],
  },
];

/**
 * What proves a change within a minute: the short checks, and the nearest tests.
 * @param {string} since the commit before the change
 * @returns {Stage[]}
 */
export function changeStages(since) {
  const short = allStages.filter(({ name }) => name === 'lint' || name === 'types');
  return [
    ...short,
    {
      name: 'changed',
      group: 'sources',
      title: `Tests near the change since ${since} (vitest)`,
      command: (reportPath) =>
        node('tsx/dist/cli.mjs', 'tests/changed/run.ts', '--since', since, '--report', reportPath),
      count: countVitest,
    },
  ];
}

/**
 * The stages to run, in order.
 * @param {readonly string[]} names all of them where none is named
 * @returns {Promise<Stage[]>}
 */
export async function chooseStages(names) {
  const { scripts } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'));
  const available = allStages.filter(({ name }) => name !== 'i18n' || scripts['i18n:check'] !== undefined);
  if (names.length === 0) return available;
  const chosen = available.filter(({ name }) => names.includes(name));
  const build = allStages.filter(({ name }) => name === 'build');
  return chosen.some(({ after }) => after) && !names.includes('build')
    ? [...chosen.filter(({ after }) => !after), ...build, ...chosen.filter(({ after }) => after)]
    : chosen;
}

export const stageNames = allStages.map(({ name }) => name);
