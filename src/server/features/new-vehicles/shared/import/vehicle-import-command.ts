import type { RunImport } from '#server/list-file/import-command.ts';
import { progressLine, summaryLines } from '#server/list-file/import-summary.ts';
import type { OneFileRequest } from '#server/list-file/one-file-command.ts';
import { importVehicles } from './import-vehicles.ts';
import { vehicleNotes, vehicleRejects } from './vehicle-columns.ts';

/** The name of the command on the control socket. */
export const vehicleImportCommand = 'import-vehicles';

export const runVehicleImport: RunImport<OneFileRequest> = async (database, request, say) =>
  summaryLines(
    await importVehicles({ ...request, database, onProgress: (counts) => say(progressLine(counts)) }),
    { reasons: vehicleRejects, notes: vehicleNotes },
  );
