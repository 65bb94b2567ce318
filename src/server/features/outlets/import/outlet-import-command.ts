import type { RunImport } from '#server/list-file/import-command.ts';
import { progressLine, summaryLines } from '#server/list-file/import-summary.ts';
import type { OneFileRequest } from '#server/list-file/one-file-command.ts';
import { importOutlets } from './import-outlets.ts';
import { outletNotes, outletRejects } from './outlet-columns.ts';

/** The name of the command on the control socket. */
export const outletImportCommand = 'import-dealers';

export const runOutletImport: RunImport<OneFileRequest> = async (database, request, say) =>
  summaryLines(
    await importOutlets({ ...request, database, onProgress: (counts) => say(progressLine(counts)) }),
    { reasons: outletRejects, notes: outletNotes },
  );
