// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const supervisor = fileURLToPath(new URL('./process-group-main.mjs', import.meta.url));

/**
 * @typedef {object} ProcessGroupOptions
 * @property {NodeJS.Signals} [signal] how the command is asked to end; default SIGTERM
 * @property {string} [remove] a folder that is deleted after the command
 * @property {number} [nice] of 0 to 19: how much processor time the command leaves to others
 * @property {number} [uid] the user the command runs as
 * @property {number} [gid]
 * @property {string} [cwd]
 */

/**
 * Starts a command that cannot outlive this process, even when this process is killed with SIGKILL. A small second
 * process holds the command and our pipe; when the pipe closes, it ends the command's process group and cleans up. It
 * runs in a session of its own, so that a signal to our process group does not reach it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProcessGroupOptions & { env?: NodeJS.ProcessEnv, output?: 'inherit' | 'ignore' | 'pipe' | number }} [options]
 */
export function startProcessGroup(command, args, { env = process.env, output = 'inherit', ...options } = {}) {
  const child = spawn(process.execPath, [supervisor, JSON.stringify({ command, args, ...options })], {
    env,
    detached: true,
    stdio: ['pipe', output, output],
  });
  // It may have ended before the pipe closes.
  child.stdin?.on('error', () => {});
  return child;
}

/**
 * Ends the supervised command and waits until its process group is gone.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endProcessGroup(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

/**
 * Sends a signal to the supervised command and its descendants, past the supervisor, which ends with its command.
 * PostgreSQL's backends have process groups of their own.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export async function signalCommand({ pid }, signal) {
  for (const descendant of await descendantsOf(pid)) {
    try {
      process.kill(descendant, signal);
    } catch {
      // Ended meanwhile.
    }
  }
}

/**
 * @param {number | undefined} pid
 * @returns {Promise<number[]>} parents first
 */
async function descendantsOf(pid) {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}
