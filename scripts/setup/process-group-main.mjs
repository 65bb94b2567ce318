// @ts-check
// Run by process-group.mjs: supervises one command until it ends or the starter's pipe to standard input closes.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const patience = 5000;

/** @type {import('./process-group.mjs').ProcessGroupOptions & { command: string, args: string[] }} */
const { command, args, signal = 'SIGTERM', remove, nice = 0, ...options } = JSON.parse(process.argv[2] ?? '');

// A process group of its own, so that everything the command starts can be ended with it.
const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
if (nice > 0 && child.pid !== undefined) makeNice(child.pid);
let isEnding = false;

process.stdin.resume();
for (const event of ['end', 'error']) process.stdin.on(event, () => end(signal));
for (const received of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(received, () => end(received));
}

child.on('error', (error) => {
  process.stderr.write(`${command}: ${error.message}\n`);
  finish(127);
});
child.on('exit', (code, by) => finish(code ?? 128 + (by === null ? 0 : constants.signals[by])));

/**
 * Linux gives each session the same share of the processor, however nice its processes are; a session has a nice value
 * of its own (sched(7), autogroup).
 * @param {number} pid of the session's first process
 */
function makeNice(pid) {
  try {
    setPriority(pid, nice);
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // It has ended, or the kernel has no such groups.
  }
}

/** @param {NodeJS.Signals} by */
function end(by) {
  if (isEnding) return;
  isEnding = true;
  signalGroup(by);
  setTimeout(() => signalGroup('SIGKILL'), patience).unref();
}

/** @param {number} code */
async function finish(code) {
  // Ends what the command started and left behind.
  signalGroup('SIGKILL');
  if (remove !== undefined)
    await rm(remove, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  process.exit(code);
}

/** @param {NodeJS.Signals} by */
function signalGroup(by) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, by);
  } catch {
    // The process group is empty.
  }
}
