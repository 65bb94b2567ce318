import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptFolder } from './kept-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lajur-kept-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

test('a directory under constant writes stays within its limit and keeps files in use', async () => {
  const folder = new KeptFolder(directory, 40_960);
  await folder.keep('used', Buffer.alloc(4096));
  for (let at = 0; at < 100; at++) {
    await folder.keep(`file-${at}`, Buffer.alloc(4096));
    expect(await folder.read('used')).toHaveLength(4096);
    expect(await bytesIn(directory)).toBeLessThanOrEqual(40_960);
  }
  expect(await folder.read('file-99')).toHaveLength(4096);
  expect(await folder.read('file-0')).toBeUndefined();
});

test('many small files count as much as they take', async () => {
  const folder = new KeptFolder(directory, 40_960);
  for (let at = 0; at < 30; at++) await folder.keep(`file-${at}`, Buffer.alloc(1));
  expect(await readdir(directory)).toHaveLength(10);
});

test('files from earlier runs count, and drafts left by a crash are deleted', async () => {
  for (let at = 0; at < 20; at++) await writeFile(join(directory, `old-${at}`), Buffer.alloc(4096));
  const [left, young] = ['old.1234.part', 'new.5678.part'].map((name) => join(directory, name));
  for (const draft of [left, young]) if (draft) await writeFile(draft, '');
  const hours = Date.now() / 1000 - 2 * 60 * 60;
  if (left) await utimes(left, hours, hours);
  const folder = new KeptFolder(directory, 40_960);
  await folder.keep('new', Buffer.alloc(4096));
  expect(await bytesIn(directory)).toBe(40_960);
  // Another process may be writing the young one.
  expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual(['new.5678.part']);
  expect(await folder.read('new')).toHaveLength(4096);
});

test('a missing directory is empty, and is created for the first file', async () => {
  const folder = new KeptFolder(join(directory, 'later'), 40_960);
  expect(await folder.read('none')).toBeUndefined();
  await folder.keep('one', Buffer.from('1'));
  expect(await folder.read('one')).toEqual(Buffer.from('1'));
});
