import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataDirectoryHeldError, holdDataDirectory } from '#server/db/data-directory-lock.ts';
import { ControlFailure, callControl, serveControl } from '#server/process/control-socket.ts';
import { Child } from '#tests/support/child-process.ts';

const holder = 'tests/server/children/hold-directory.ts';
let directory: string;
const children: Child[] = [];

async function start(...args: string[]): Promise<Child> {
  const child = await Child.start(holder, args);
  children.push(child);
  return child;
}

async function started(...args: string[]): Promise<Child> {
  const child = await start(...args);
  expect(await child.line()).toBe('held');
  return child;
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lajur-test-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

describe('holding a data directory', () => {
  test('a second process is refused in one line, and admitted after a kill -9', async () => {
    const first = await started(directory);
    const second = await start(directory);
    expect(await second.line()).toContain(`is in use by another process (pid ${first.process.pid})`);
    expect(await second.ended()).toBe(1);
    await first.end('SIGKILL');
    const third = await started(directory);
    await expect(holdDataDirectory(directory)).rejects.toThrow(DataDirectoryHeldError);
    await third.end('SIGKILL');
    await (await holdDataDirectory(directory)).release();
  });

  test('also under another path of the same directory', async () => {
    await started(directory);
    const alias = `${directory}-alias`;
    await symlink(directory, alias);
    try {
      await expect(holdDataDirectory(alias)).rejects.toThrow(DataDirectoryHeldError);
    } finally {
      await rm(alias);
    }
  });

  test('a stopped process (SIGSTOP) still holds it', async () => {
    const child = await started(directory);
    child.process.kill('SIGSTOP');
    await expect(holdDataDirectory(directory)).rejects.toThrow(DataDirectoryHeldError);
  });

  test('of several that start together one gets it, round after round', async () => {
    for (let round = 0; round < 20; round++) {
      const attempts = await Promise.allSettled(
        Array.from({ length: 8 }, () => holdDataDirectory(directory)),
      );
      const holds = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
      expect(holds).toHaveLength(1);
      for (const hold of holds) await hold.release();
    }
    // Only one dead socket remains.
    expect(await readdir(directory)).toHaveLength(1);
  });

  test('of several processes that find a killed holder one gets it', async () => {
    const first = await started(directory);
    await first.end('SIGKILL');
    const lines = await Promise.all([1, 2, 3].map(async () => (await start(directory)).line()));
    expect(lines.filter((line) => line === 'held')).toHaveLength(1);
  });

  test('a file in place of a socket counts as dead', async () => {
    await writeFile(path.join(directory, 'control-7.sock'), '');
    const hold = await holdDataDirectory(directory);
    expect(await readdir(directory)).toEqual(['control-8.sock']);
    await hold.release();
  });

  test('works below a path longer than a socket address, accessible to its owner only', async () => {
    const long = path.join(directory, 'x'.repeat(120));
    await mkdir(long);
    await started(long);
    const [socket = ''] = await readdir(long);
    expect((await stat(path.join(long, socket))).mode & 0o777).toBe(0o600);
    await expect(holdDataDirectory(long)).rejects.toThrow(DataDirectoryHeldError);
    expect(await callControl(long, 'sum', 1)).toMatchObject({ held: true });
  });
});

describe('handing over a command', () => {
  test('without a holder the caller does the work itself', async () => {
    expect(await callControl(directory, 'sum', 1)).toEqual({ held: false });
    expect(await callControl(path.join(directory, 'none'), 'sum', 1)).toEqual({ held: false });
    const hold = await holdDataDirectory(directory);
    await hold.release();
    expect(await callControl(directory, 'sum', 1)).toEqual({ held: false });
  });

  test('it runs in the process that holds the directory, and reports progress', async () => {
    const child = await started(directory);
    const onProgress = vi.fn();
    const input = { file: 'a\nb', rows: [1, null, 'ü'] };
    const answer = await callControl(directory, 'sum', input, onProgress);
    expect(answer).toEqual({ held: true, result: { pid: child.process.pid, input } });
    expect(onProgress.mock.calls).toEqual([[{ step: 1 }], [{ step: 2 }]]);
  });

  test('a holder that does not know the command, fails, or is killed reports an error', async () => {
    const child = await started(directory);
    await expect(callControl(directory, 'toString', 1)).rejects.toMatchObject({ code: 'unknown_command' });
    const hanging = callControl(directory, 'hang', 1, () => child.process.kill('SIGKILL'));
    await expect(hanging).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('a failure keeps its code and message', async () => {
    const hold = await holdDataDirectory(directory, { serves: true });
    // It waits until it is served.
    const early = callControl(directory, 'own', 1).catch((error: unknown) => error);
    const control = serveControl({
      hold,
      handlers: {
        own: () => Promise.reject(new ControlFailure('no_file', 'There is no such file.')),
        other: () => Promise.reject(new TypeError('on purpose')),
        nothing: async () => undefined,
      },
    });
    expect(await early).toMatchObject({
      name: 'ControlFailure',
      code: 'no_file',
      message: 'There is no such file.',
    });
    await expect(callControl(directory, 'other', 1)).rejects.toMatchObject({
      code: 'failed',
      message: 'on purpose',
    });
    expect(await callControl(directory, 'nothing', undefined)).toEqual({ held: true, result: undefined });
    await control.close();
    await expect(callControl(directory, 'own', 1)).rejects.toMatchObject({ code: 'connection_lost' });
    await hold.release();
  });

  test('a holder that takes no commands is named', async () => {
    await started(directory, 'alone');
    await expect(callControl(directory, 'sum', 1)).rejects.toThrow(DataDirectoryHeldError);
  });
});
