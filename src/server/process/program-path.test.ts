import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { programPath } from './program-path.ts';

test('a program started through a link keeps the link; one that another program imported has its own path', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lajur-release-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, '1'));
  const [program, other] = ['main.js', 'start.js'].map((name) => join(directory, '1', name));
  if (program === undefined || other === undefined) throw new Error('two paths');
  await writeFile(program, '');
  await writeFile(other, '');
  await symlink('1', join(directory, 'current'));
  const linked = join(directory, 'current/main.js');
  const { href } = pathToFileURL(program);
  expect(programPath(href, linked)).toBe(linked);
  expect(programPath(href, other)).toBe(program);
  expect(programPath(href, undefined)).toBe(program);
});
