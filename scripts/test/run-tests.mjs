// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { endWithLauncher } from '../setup/end-with-launcher.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { PlainError, runMain, say, secondsSince } from '../setup/say.mjs';
import { countsLine } from './counts.mjs';
import { runStage } from './run-stage.mjs';
import { chooseStages, stageNames } from './stages.mjs';

/**
 * Runs the stages in order, stops at the first that fails, and ends with one line that counts the tests.
 * @param {readonly string[]} args
 */
export function runTests(args) {
  return runMain(async () => {
    const names = parseNames(args);
    endWithLauncher();
    const interrupted = listenForSignals();
    const totals = { passed: 0, failed: 0, skipped: 0 };
    try {
      await ensureInstalled();
      await runStages(await chooseStages(names), totals, interrupted);
    } catch (error) {
      totals.failed += 1;
      process.exitCode = 1;
      say(error instanceof PlainError ? `lajur: ${error.message}` : `${/** @type {Error} */ (error).stack}`);
    }
    process.stdout.write(`${countsLine(totals)}\n`);
  });
}

/**
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {import('./counts.mjs').Counts} totals
 * @param {AbortSignal} interrupted
 */
async function runStages(stages, totals, interrupted) {
  const reports = await mkdtemp(`${tmpdir()}/lajur-reports-`);
  try {
    for (const [index, stage] of stages.entries()) {
      const began = performance.now();
      say(`\n== ${stage.title}`);
      const { isGood, ...counts } = await runStage(stage, `${reports}/${stage.name}.json`, interrupted);
      totals.passed += counts.passed;
      totals.failed += counts.failed;
      totals.skipped += counts.skipped;
      say(`== ${stage.name}: ${isGood ? 'good' : 'FAILED'}, ${secondsSince(began)}`);
      if (isGood) continue;
      process.exitCode = interrupted.aborted ? 130 : 1;
      const rest = stages.slice(index + 1).map(({ name }) => name);
      say(
        `\n${interrupted.aborted ? 'Interrupted. ' : ''}${rest.length > 0 ? `Not run: ${rest.join(', ')}.` : ''}`,
      );
      return;
    }
    say('');
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

/** @param {readonly string[]} args */
function parseNames(args) {
  const usage = `use --only with one or more of ${stageNames.join(', ')} (separated by commas).`;
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } });
    const names = (values.only ?? []).flatMap((value) => value.split(','));
    if (names.every((name) => stageNames.includes(name))) return names;
  } catch {
    // Reported below.
  }
  throw new PlainError(usage);
}

/** The first signal ends the running stage cleanly; its processes are gone before this one ends. */
function listenForSignals() {
  const controller = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => controller.abort());
  }
  return controller.signal;
}
