import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';

const module = new URL('../../scripts/setup/process-group.mjs', import.meta.url).href;
// The command starts a further process, as browsers and databases do; both ignore SIGTERM.
const command = `
  process.on('SIGTERM', () => {});
  const child = require('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore' });
  console.log(JSON.stringify([process.pid, child.pid]));
  setInterval(() => {}, 1000);`;

/** Starts a process that supervises a command; answers with the pids of all its descendants. */
async function startHolder(folder: string): Promise<{ holder: ChildProcess; pids: number[] }> {
  const script = `
    import { startProcessGroup } from ${JSON.stringify(module)};
    startProcessGroup(process.execPath, ['-e', ${JSON.stringify(command)}], ${JSON.stringify({ remove: folder, nice: 15 })});`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(holder.stdout, 'data');
  return { holder, pids: JSON.parse(String(line)) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a command in the background leaves the processor to others, and does not outlive a killed process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lajur-process-group-'));
  const { holder, pids } = await startHolder(folder);
  expect(pids.map(isRunning)).toEqual([true, true]);
  const [command = 0] = pids;
  await expect.poll(() => getPriority(command)).toBe(15);
  const autogroup = `/proc/${command}/autogroup`;
  if (existsSync(autogroup)) await expect.poll(() => readFileSync(autogroup, 'utf8')).toContain('nice 15');

  holder.kill('SIGKILL');

  for (let tries = 0; tries < 150 && (pids.some(isRunning) || existsSync(folder)); tries += 1)
    await wait(100);
  expect(pids.map(isRunning)).toEqual([false, false]);
  expect(existsSync(folder)).toBe(false);
});
