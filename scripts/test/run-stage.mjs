// @ts-check
import { once } from 'node:events';
import { endLeash, startOnLeash } from '../setup/leash.mjs';
import { root } from '../setup/root.mjs';
import { PlainError, say } from '../setup/say.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs one stage to its end, or to the moment `interrupted` fires.
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} reportPath
 * @param {AbortSignal} interrupted
 * @returns {Promise<Counts & { isGood: boolean }>}
 */
export async function runStage(stage, reportPath, interrupted) {
  let provision;
  try {
    provision = await stage.provide?.();
    const code = await runOnLeash(stage, reportPath, provision?.environment ?? {}, interrupted);
    const counts = (await stage.count?.(reportPath)) ?? { passed: 0, failed: 0, skipped: 0 };
    const isGood = code === 0 && counts.failed === 0;
    // A check without tests to count, or a crashed runner, counts as one failure.
    return { ...counts, failed: isGood ? 0 : Math.max(1, counts.failed), isGood };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(`lajur: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0, isGood: false };
  } finally {
    await provision?.release();
  }
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} reportPath
 * @param {NodeJS.ProcessEnv} environment
 * @param {AbortSignal} interrupted
 * @returns {Promise<number>}
 */
async function runOnLeash(stage, reportPath, environment, interrupted) {
  if (interrupted.aborted) return 130;
  const { command, args } = stage.command(reportPath);
  const report = stage.reportVariable === undefined ? {} : { [stage.reportVariable]: reportPath };
  const child = startOnLeash(command, args, {
    cwd: root,
    env: { ...process.env, ...environment, ...report },
    // Runners treat it as Ctrl-C and end cleanly.
    signal: 'SIGINT',
  });
  const onInterrupt = () => void endLeash(child);
  interrupted.addEventListener('abort', onInterrupt);
  const [code] = await once(child, 'exit');
  interrupted.removeEventListener('abort', onInterrupt);
  return code ?? 1;
}
