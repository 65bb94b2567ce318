// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { endWithLauncher } from '../setup/end-with-launcher.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { PlainError, runMain, say } from '../setup/say.mjs';
import { countsLine } from './counts.mjs';
import { runStage } from './run-stage.mjs';
import { changeStages, chooseStages, stageNames } from './stages.mjs';

/**
 * Runs the stages in order, stops after the first that fails, and ends with one line that counts the tests.
 * @param {readonly string[]} args
 */
export function runTests(args) {
  return runMain(async () => {
    const { names, isEverything, since } = parseOptions(args);
    // Read by tests/support/in-turn.ts.
    if (isEverything) process.env.TEST_EVERYTHING = '1';
    endWithLauncher();
    const interrupted = listenForSignals();
    const totals = { passed: 0, failed: 0, skipped: 0 };
    try {
      await ensureInstalled();
      const stages = since === undefined ? await chooseStages(names) : changeStages(since);
      await runStages(stages, totals, interrupted);
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
 * @param {number} cores
 */
export async function runStages(stages, totals, interrupted, cores = availableParallelism()) {
  const reports = await mkdtemp(`${tmpdir()}/lajur-reports-`);
  const waiting = [...stages];
  try {
    while (waiting.length > 0) {
      const group = takeGroup(waiting, cores);
      if (await runGroup(group, { totals, interrupted, reports })) continue;
      process.exitCode = interrupted.aborted ? 130 : 1;
      const rest = waiting.map(({ name }) => name);
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

/**
 * Takes the next stage away, with those after it of its group. On one core each is a group: the runners' own limits end
 * processes that do not start within a minute.
 * @param {import('./stages.mjs').Stage[]} waiting
 * @param {number} cores
 */
function takeGroup(waiting, cores) {
  const end = waiting.findIndex(
    ({ group }, index) => index > 0 && (cores === 1 || group !== waiting[0]?.group),
  );
  return waiting.splice(0, end === -1 ? waiting.length : end);
}

/**
 * Runs stages at the same time: the build, say, has the processor where tests wait. The first that counts tests shows
 * what it writes as it comes; what each of the others wrote follows in one piece, in their order.
 * @param {import('./stages.mjs').Stage[]} group
 * @param {{ totals: import('./counts.mjs').Counts, interrupted: AbortSignal, reports: string }} run
 * @returns {Promise<boolean>} whether all of them are good
 */
async function runGroup(group, { totals, interrupted, reports }) {
  const shown = group.length > 1 ? group.find(({ count }) => count !== undefined) : group[0];
  if (shown) say(`\n== ${shown.title}`);
  /** @type {Map<string, Promise<import('./run-stage.mjs').Result>>} */
  const running = new Map();
  for (const stage of group) {
    const options = {
      ...{ reportPath: `${reports}/${stage.name}.json`, interrupted, keepsOutput: stage !== shown },
      after: (stage.after ?? []).flatMap((name) => running.get(name) ?? []),
    };
    running.set(stage.name, runStage(stage, options));
  }
  /** @type {string[]} */
  const failures = [];
  for (const stage of group) {
    const result = await running.get(stage.name);
    if (result === undefined) continue;
    if (stage !== shown) say(`\n== ${stage.title}`);
    process.stderr.write(result.output);
    totals.passed += result.passed;
    totals.failed += result.failed;
    totals.skipped += result.skipped;
    say(`== ${stage.name}: ${result.isGood ? 'good' : 'FAILED'}, ${result.seconds}`);
    if (!result.isGood) failures.push(...namesOfFailures(stage, result));
  }
  // Named once more at the end, where a log that is cut at its start still has them.
  if (failures.length > 0) say(['', 'Failed:', ...failures].join('\n'));
  return failures.length === 0;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./run-stage.mjs').Result} result
 */
function namesOfFailures({ name }, { failures = [] }) {
  return failures.length > 0 ? failures.map((failure) => `  ${name}: ${failure}`) : [`  ${name}`];
}

/** @param {readonly string[]} args */
function parseOptions(args) {
  const usage = `use --only with one or more of ${stageNames.join(', ')} (separated by commas), --everything for each language, moment and engine, or --changed for what the change since the last commit, or since --since <commit>, can break.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true },
        everything: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        since: { type: 'string', default: 'HEAD' },
      },
    });
    const names = (values.only ?? []).flatMap((value) => value.split(','));
    if (names.every((name) => stageNames.includes(name)))
      return {
        ...{ names, isEverything: values.everything },
        since: values.changed ? values.since : undefined,
      };
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
