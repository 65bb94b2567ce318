import path from 'node:path';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import { ControlFailure, type ControlHandler } from '#server/process/control-socket.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import { sourceProblem } from './import-arguments.ts';
import { createImportPhotos } from './import-photos.ts';
import { progressLine, summaryLines } from './import-summary.ts';
import { runImport } from './run-import.ts';

/** The command's name on the control socket. */
export const importCommand = 'import';

export const importRequest = z.object({
  file: z.string().refine(path.isAbsolute, 'an absolute path'),
  source: z.string().refine((source) => sourceProblem(source) === undefined, 'the name of a source'),
  dryRun: z.boolean(),
});
export type ImportRequest = z.infer<typeof importRequest>;

export const importReport = z.object({ line: z.string() });
export const importResult = z.object({ lines: z.array(z.string()) });

/** Smaller than the tool's own: between two batches the server answers requests. */
const batchSizeOfServer = 100;

/** Imports a file for the command-line tool, in the process that holds the database. */
export function importControlHandler(parts: { database: Database; photoStore: PhotoStore }): ControlHandler {
  return async (input, report) => {
    const request = importRequest.safeParse(input);
    if (!request.success)
      throw new ControlFailure('bad_request', 'The import was not asked for in the right form.');
    const { dryRun } = request.data;
    try {
      const summary = await runImport({
        ...request.data,
        database: parts.database,
        photos: createImportPhotos(dryRun ? undefined : parts.photoStore),
        batchSize: batchSizeOfServer,
        onProgress: (counts) => report({ line: progressLine(counts) } satisfies z.infer<typeof importReport>),
      });
      return { lines: summaryLines(summary) } satisfies z.infer<typeof importResult>;
    } catch (error) {
      if (error instanceof StartUpError) throw new ControlFailure('import_refused', error.message);
      throw error;
    }
  };
}
