import path from 'node:path';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import type { Environment } from '#server/env.ts';
import { createPhotoBucket } from '#server/photo-store/photo-bucket.ts';
import { createPhotoStore } from '#server/photo-store/photo-store.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import type { ImportRequest } from './import-control.ts';
import { createImportPhotos } from './import-photos.ts';
import { progressLine, summaryLines } from './import-summary.ts';
import { runImport } from './run-import.ts';

/** A database that no server has opened yet has no brands. */
async function seedIfEmpty(database: Database, say: (line: string) => void): Promise<void> {
  const brands = await database.orm.select({ id: schema.brands.id }).from(schema.brands).limit(1);
  if (brands.length === 0) await seedDatabase(database, { demoListings: 0, onProgress: say });
}

/** Opens the database in this process and imports; answers the lines of the summary. */
export async function importHere(
  environment: Environment,
  request: ImportRequest,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const database = await openDatabase({ ...environment, migrationsDirectory, onWarning: say });
  try {
    await seedIfEmpty(database, say);
    const directory = path.join(environment.dataDirectory, 'photos');
    const files = environment.photoBucket && createPhotoBucket(environment.photoBucket);
    const photos = createImportPhotos(
      request.dryRun ? undefined : createPhotoStore({ directory, database, files }),
    );
    const onProgress = (counts: Parameters<typeof progressLine>[0]) => say(progressLine(counts));
    return summaryLines(await runImport({ ...request, database, photos, onProgress }));
  } finally {
    await database.close();
  }
}
