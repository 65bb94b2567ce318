import { join } from 'node:path';
import type { Feature } from '#server/feature.ts';
import { socialPictureRoutes } from './social-picture.routes.ts';
import { createSocialPictures } from './social-pictures.ts';

/** The pictures that messengers show with a link. */
export const socialPicturesFeature: Feature<'environment' | 'listing' | 'photoReaders'> = (
  app,
  { environment, listing, photoReaders },
) => {
  const pictures = createSocialPictures({
    directory: join(environment.dataDirectory, 'social-pictures'),
    readers: photoReaders,
    onKeepFailed: (err) => app.log.warn({ err }, 'a picture for links could not be kept'),
  });
  socialPictureRoutes(app, { listing, pictures, origin: environment.publicUrl });
};
