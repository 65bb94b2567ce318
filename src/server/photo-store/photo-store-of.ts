import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { Environment } from '#server/env.ts';
import { createPhotoBucket } from './photo-bucket.ts';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';

/** The photo store that the environment names: a bucket, or a folder in `DATA_DIR`. */
export const photoStoreOf = (
  { dataDirectory, photoBucket }: Pick<Environment, 'dataDirectory' | 'photoBucket'>,
  database: Database,
): PhotoStore =>
  createPhotoStore({
    directory: join(dataDirectory, 'photos'),
    database,
    files: photoBucket && createPhotoBucket(photoBucket),
  });
