import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { reasonOf } from '#server/process/error-reason.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

/** A backup's table of contents; it is written last, so a folder without one is no backup. */
export const manifest = z.object({
  format: z.literal(1),
  /** The product's version that made it. */
  version: z.string(),
  /** The last migration of its database. */
  schema: z.string(),
  takenAt: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  counters: z.record(z.string(), z.nullable(z.number())),
  photos: z.object({ count: z.number(), sha256: z.string() }),
});
export type Manifest = z.infer<typeof manifest>;

/** A problem that the operator can solve. */
export class BackupError extends StartUpError {
  override readonly name = 'BackupError';
}

export const manifestFile = (directory: string) => path.join(directory, 'backup.json');
export const tableFile = (directory: string, table: string) =>
  path.join(directory, 'tables', `${table}.ndjson.gz`);
export const photosFolder = (directory: string) => path.join(directory, 'photos');

export async function readManifest(directory: string): Promise<Manifest> {
  try {
    return z.parse(manifest, JSON.parse(await readFile(manifestFile(directory), 'utf8')));
  } catch (error) {
    throw new BackupError(`${directory} is no complete backup of this format: ${reasonOf(error)}.`);
  }
}
