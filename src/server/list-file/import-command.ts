import path from 'node:path';
import * as z from 'zod';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import type { Environment } from '#server/env.ts';
import { ControlFailure, type ControlHandler } from '#server/process/control-socket.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

/* Imports as commands. They run in the process that has the database open, which may be a running server. */

export const listFile = z.string().refine(path.isAbsolute, 'an absolute path');
export const importReport = z.object({ line: z.string() });
export const importResult = z.object({ lines: z.array(z.string()) });

/** Runs an import: reports progress as lines of text and returns the lines of the summary. */
export type RunImport<Request> = (
  database: Database,
  request: Request,
  say: (line: string) => void,
) => Promise<readonly string[]>;

/** Handles an import that a command-line tool has sent to this process. */
export function importHandler<Request>(
  schema: z.ZodType<Request>,
  database: Database,
  run: RunImport<Request>,
): ControlHandler {
  return async (input, report) => {
    const request = schema.safeParse(input);
    if (!request.success)
      throw new ControlFailure('bad_request', 'The import was not asked for in the right form.');
    try {
      const say = (line: string) => report({ line } satisfies z.infer<typeof importReport>);
      const lines = [...(await run(database, request.data, say))];
      return { lines } satisfies z.infer<typeof importResult>;
    } catch (error) {
      if (error instanceof StartUpError) throw new ControlFailure('import_refused', error.message);
      throw error;
    }
  };
}

/** A database that no server has opened yet contains no brands. */
async function seedIfEmpty(database: Database, say: (line: string) => void): Promise<void> {
  const brands = await database.orm.select({ id: schema.brands.id }).from(schema.brands).limit(1);
  if (brands.length === 0) await seedDatabase(database, { demoListings: 0, onProgress: say });
}

/**
 * Opens the database in this process, and seeds it with the reference data if no server has opened it yet.
 */
export async function importHere<Request>(
  environment: Environment,
  request: Request,
  say: (line: string) => void,
  run: RunImport<Request>,
): Promise<readonly string[]> {
  const database = await openDatabase({ ...environment, migrationsDirectory, onWarning: say });
  try {
    await seedIfEmpty(database, say);
    return await run(database, request, say);
  } finally {
    await database.close();
  }
}
