import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, reasonOf } from './error-reason.ts';
import { StartUpError } from './start-up-error.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Minimum length of a secret. */
export const secretLength = 32;

export class SecretError extends StartUpError {
  override readonly name = 'SecretError';
}

/**
 * A secret that is not set in the environment: generated once and stored in the data directory, readable by
 * this user only. Never in production, where it would be lost with a disk and differ between processes
 * (env.ts).
 */
export async function keptSecret(dataDirectory: string, name: string): Promise<string> {
  const directory = path.join(dataDirectory, 'secrets');
  const file = path.join(directory, name);
  try {
    const kept = await readFile(file, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (kept === undefined) return await make(directory, file);
    if (kept.trim().length >= secretLength) return kept.trim();
  } catch (error) {
    throw new SecretError(`DATA_DIR: the secret in ${file} cannot be kept: ${reasonOf(error)}.`);
  }
  throw new SecretError(`DATA_DIR: ${file} holds no secret: remove it, and a new one is made.`);
}

async function make(directory: string, file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(`${secret}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Atomically and durably.
  await rename(draft, file);
  await syncToDisk(directory);
  return secret;
}
