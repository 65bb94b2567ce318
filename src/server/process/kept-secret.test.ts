import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret, SecretError } from './kept-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lajur-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('is generated once, readable by this user only, creating the directory if needed', async () => {
  const data = path.join(folder, 'data');
  const secret = await keptSecret(data, 'otp');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(data, 'otp')).toBe(secret);
  expect(await keptSecret(data, 'push')).not.toBe(secret);
  const file = path.join(data, 'secrets/otp');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect(await readdir(path.dirname(file))).toEqual(['otp', 'push']);
  expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
});

test('a damaged one is refused, and never replaced silently', async () => {
  await keptSecret(folder, 'otp');
  const file = path.join(folder, 'secrets/otp');
  await writeFile(file, '');
  await expect(keptSecret(folder, 'otp')).rejects.toThrow(SecretError);
  await expect(keptSecret(folder, 'otp')).rejects.toThrow(/^DATA_DIR: .* holds no secret: remove it/);
});

test.skipIf(process.getuid?.() === 0)('an unwritable directory is reported', async () => {
  await chmod(folder, 0o500);
  await expect(keptSecret(folder, 'otp')).rejects.toThrow(/^DATA_DIR: the secret in .* cannot be kept/);
  await chmod(folder, 0o700);
});
