import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { packageScript } from '../../scripts/setup/run-command.mjs';
import { readSource, repositoryFiles, root } from '../architecture/source-files.ts';
import { importersIn, testsOfChange } from './tests-of-change.ts';

/*
 * Runs the tests that the change since a commit can break, as many as take about a minute with warm caches.
 *
 *   --since <commit>     instead of the last one
 *   --report <file>      where vitest's report goes
 */

const mostSeconds = 60;
const { values } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' }, report: { type: 'string', default: 'report.json' } },
});

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '-z', values.since, '--'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];

/** About, on two workers: most unit tests take less, and a whole app more. */
function secondsOf(file: string): number {
  if (file.startsWith('tests/components/')) return 15;
  return file.startsWith('tests/') ? 5 : 1;
}

const files = repositoryFiles();
const { chosen, left } = testsOfChange({
  ...{ files: changed, importers: importersIn(files, readSource) },
  ...{ secondsOf, mostSeconds },
});
const note = (text: string) => process.stderr.write(`${text}\n`);
note(`${changed.length} files changed: ${chosen.length} files of tests.`);
if (left.length > 0)
  note(`Not run, since they are farther from the change: ${left.length}. npm test runs all.`);
if (chosen.length > 0) {
  const { status } = spawnSync(
    process.execPath,
    [
      packageScript('vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${values.report}`],
      ...chosen,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
