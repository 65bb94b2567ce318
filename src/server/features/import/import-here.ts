import path from 'node:path';
import type { Environment } from '#server/env.ts';
import { importHere } from '#server/list-file/import-command.ts';
import { progressLine } from '#server/list-file/import-summary.ts';
import { createPhotoBucket } from '#server/photo-store/photo-bucket.ts';
import { createPhotoStore } from '#server/photo-store/photo-store.ts';
import { carSummaryLines } from './car-summary.ts';
import type { ImportRequest } from './import-control.ts';
import { createImportPhotos } from './import-photos.ts';
import { runImport } from './run-import.ts';

/**
 * Opens the database in this process and imports cars.
 * @returns the lines of the summary
 */
export function importCarsHere(
  environment: Environment,
  request: ImportRequest,
  say: (line: string) => void,
): Promise<readonly string[]> {
  return importHere(environment, request, say, async (database) => {
    const directory = path.join(environment.dataDirectory, 'photos');
    const files = environment.photoBucket && createPhotoBucket(environment.photoBucket);
    const photos = createImportPhotos(
      request.dryRun ? undefined : createPhotoStore({ directory, database, files }),
    );
    const onProgress = (counts: Parameters<typeof progressLine>[0]) => say(progressLine(counts));
    return carSummaryLines(await runImport({ ...request, database, photos, onProgress }));
  });
}
