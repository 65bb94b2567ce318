// @ts-check
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { endProcessGroup, startProcessGroup } from '../setup/process-group.mjs';
import { root } from '../setup/root.mjs';
import { PlainError, secondsSince } from '../setup/say.mjs';
import { temporaryFolder } from '../setup/temporary-folder.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @typedef {Counts & { isGood: boolean, output: string, seconds: string }} Result */

/**
 * Runs one stage to its end, or to the moment `interrupted` fires.
 * @param {import('./stages.mjs').Stage} stage
 * @param {{ reportPath: string, interrupted: AbortSignal, keepsOutput: boolean, after: readonly Promise<Result>[] }} options
 *   `keepsOutput`: what it writes is in the result, rather than written as it comes; `after`: what must be good before
 * @returns {Promise<Result>}
 */
export async function runStage(stage, { reportPath, interrupted, keepsOutput, after }) {
  if ((await Promise.all(after)).some(({ isGood }) => !isGood)) {
    return { passed: 0, failed: 0, skipped: 0, isGood: false, output: 'Not run.\n', seconds: '0 s' };
  }
  const began = performance.now();
  let provision;
  let output = '';
  const seconds = () => secondsSince(began);
  try {
    provision = await stage.provide?.();
    const child = await startStage(stage, reportPath, provision?.environment ?? {}, keepsOutput);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const code = await untilEnded(child, interrupted);
    const counts = (await stage.count?.(reportPath)) ?? { passed: 0, failed: 0, skipped: 0 };
    const isGood = code === 0 && counts.failed === 0;
    // A check without tests to count, or a crashed runner, counts as one failure.
    return { ...counts, failed: isGood ? 0 : Math.max(1, counts.failed), isGood, output, seconds: seconds() };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    output += `lajur: ${error.message}\n`;
    return { passed: 0, failed: 1, skipped: 0, isGood: false, output, seconds: seconds() };
  } finally {
    await provision?.release();
  }
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} reportPath
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} keepsOutput
 */
async function startStage(stage, reportPath, environment, keepsOutput) {
  const { command, args } = stage.command(reportPath);
  const report = stage.reportVariable === undefined ? {} : { [stage.reportVariable]: reportPath };
  const folder = await mkdtemp(`${await temporaryFolder()}/lajur-${stage.name}-`);
  // A PostgreSQL that a test starts is another user's.
  await chmod(folder, 0o711);
  return startProcessGroup(command, args, {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, ...environment, ...report },
    remove: folder,
    nice: stage.nice ?? 0,
    output: keepsOutput ? 'pipe' : 'inherit',
    // Runners treat it as Ctrl-C and end cleanly.
    signal: 'SIGINT',
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {AbortSignal} interrupted
 * @returns {Promise<number>} its exit code, once all it wrote has been read
 */
async function untilEnded(child, interrupted) {
  const end = () => void endProcessGroup(child);
  if (interrupted.aborted) end();
  interrupted.addEventListener('abort', end);
  const [code] = await once(child, 'close');
  interrupted.removeEventListener('abort', end);
  return interrupted.aborted ? 130 : (code ?? 1);
}
