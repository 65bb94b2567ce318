// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const supervisor = fileURLToPath(new URL('./process-group-main.mjs', import.meta.url));

/**
 * @typedef {object} ProcessGroupOptions
 * @property {NodeJS.Signals} [signal] how the command is asked to end; default SIGTERM
 * @property {string} [remove] a folder that is deleted after the command
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
 * Sends a signal to the supervised command's process group, past the supervisor, which ends with its command.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export async function signalProcessGroup({ pid }, signal) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const command = Number(children.trim().split(' ')[0]);
  if (command > 0) process.kill(-command, signal);
}
