// @ts-check
import { readFileSync } from 'node:fs';

const interval = 400;

/**
 * Ends this process when the npm that started it is gone. npm runs commands through a shell, and a shell killed by a
 * signal does not pass it on: `kill` on npm would leave this process running.
 */
export function endWithLauncher() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {string | undefined} undefined on a system without /proc: then only the shell is watched
 */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
