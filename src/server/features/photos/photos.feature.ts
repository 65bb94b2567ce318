import { join } from 'node:path';
import type { Feature } from '#server/feature.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { photoRoutes } from './photo.routes.ts';
import { createPrivatePhotos } from './private-photos.ts';
import { clearReceived } from './receive-photo.ts';
import { uploadRoutes } from './upload.routes.ts';
import { createUploadService } from './upload.service.ts';

/** Photos: uploads from sellers, and delivery in several widths. */
export const photosFeature: Feature<
  'environment' | 'database' | 'photoStore' | 'photoReaders' | 'readPrincipal'
> = async (app, { environment, database, photoStore, photoReaders, readPrincipal }) => {
  const directory = join(environment.dataDirectory, 'received-photos');
  await clearReceived(directory);
  const uploads = createUploadService({
    repository: createUploadRepository(database.orm),
    photoStore,
    directory,
  });
  await uploadRoutes(app, { uploads, readPrincipal });
  photoRoutes(app, {
    readers: photoReaders,
    privatePhotos: createPrivatePhotos(database.orm),
    readPrincipal,
  });
};
