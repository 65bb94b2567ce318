import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { importHandler, listFile } from '#server/list-file/import-command.ts';
import { progressLine } from '#server/list-file/import-summary.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import type { ControlHandler } from '#server/process/control-socket.ts';
import { carSummaryLines } from './car-summary.ts';
import { sourceProblem } from './import-arguments.ts';
import { createImportPhotos } from './import-photos.ts';
import { runImport } from './run-import.ts';

/** The name of the command on the control socket. */
export const importCommand = 'import';

export const importRequest = z.object({
  file: listFile,
  source: z.string().refine((source) => sourceProblem(source) === undefined, 'the name of a source'),
  dryRun: z.boolean(),
});
export type ImportRequest = z.infer<typeof importRequest>;

/** Smaller than the command-line tool's, because requests are served between batches. */
const batchSizeOfServer = 100;

/** Imports a file for the command-line tool, in the process that has the database open. */
export function importControlHandler(parts: { database: Database; photoStore: PhotoStore }): ControlHandler {
  return importHandler(importRequest, parts.database, async (database, request, say) =>
    carSummaryLines(
      await runImport({
        ...request,
        database,
        photos: createImportPhotos(request.dryRun ? undefined : parts.photoStore),
        batchSize: batchSizeOfServer,
        onProgress: (counts) => say(progressLine(counts)),
      }),
    ),
  );
}
