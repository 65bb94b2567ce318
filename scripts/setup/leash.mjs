// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const leashMain = fileURLToPath(new URL('./leash-main.mjs', import.meta.url));

/**
 * @typedef {object} Leash
 * @property {NodeJS.Signals} [signal] how the command is asked to end; SIGTERM unless told
 * @property {string} [remove] a folder that goes with the command
 * @property {number} [uid] whom the command runs as
 * @property {number} [gid]
 * @property {string} [cwd]
 */

/**
 * Starts a command that cannot outlive this process, not even when this process is killed outright. A
 * small second process holds the command and our pipe; when the pipe closes, it ends the command with
 * everything it started and tidies up. It lives in a session of its own, out of reach of a signal to
 * our whole group.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Leash & { env?: NodeJS.ProcessEnv, output?: 'inherit' | 'ignore' | 'pipe' | number }} [options]
 */
export function startOnLeash(command, args, { env = process.env, output = 'inherit', ...leash } = {}) {
  const child = spawn(process.execPath, [leashMain, JSON.stringify({ command, args, ...leash })], {
    env,
    detached: true,
    stdio: ['pipe', output, output],
  });
  // It may be gone before the pipe is closed.
  child.stdin?.on('error', () => {});
  return child;
}

/**
 * Ends what is on the leash, and waits until nothing of it is left.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endLeash(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}
