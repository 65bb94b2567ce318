import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { picture } from '#contract/listing/picture.schema.ts';
import {
  offeredPictureWidths,
  type PictureWidth,
  pictureWidths,
  storedPictureWidths,
} from '#contract/listing/picture.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';
import { ownersOf, type ReadPrincipal } from '#server/session/principal.ts';
import type { PrivatePhotos } from './private-photos.ts';

/** With data saver a photo has at most half the width asked for: sharp enough to recognise a car. */
function savingWidth(asked: PictureWidth): PictureWidth {
  return pictureWidths.findLast((width) => width * 2 <= asked) ?? pictureWidths[0];
}

const parameters = z.object({ key: picture.shape.key, file: z.string() });

type Dependencies = {
  readonly readers: readonly PhotoReader[];
  readonly privatePhotos: PrivatePhotos;
  readonly readPrincipal: ReadPrincipal;
};

/**
 * `/media/{key}/{width}.webp`. Content-addressed, so it can be cached forever; photos that nothing public names are
 * only for those who sent them, and staff.
 */
export function photoRoutes(
  app: FastifyInstance,
  { readers, privatePhotos, readPrincipal }: Dependencies,
): void {
  app.get('/media/:key/:file', async (request, reply) => {
    const parsed = z.safeParse(parameters, request.params);
    const asked = storedPictureWidths.find((known) => parsed.data?.file === `${known}.webp`);
    // Pages cached on a device may refer to a former width.
    const offered = asked && offeredPictureWidths.find((known) => known >= asked);
    if (!parsed.success || offered === undefined) throw new AppError('not_found');
    const owners = await privatePhotos.ownersOf(parsed.data.key);
    if (owners) {
      const principal = await readPrincipal(request);
      const isOwner = ownersOf(principal).some((owner) => owners.includes(owner));
      if (!isOwner && principal.account?.scope !== 'staff') throw new AppError('not_found');
    }
    // https://wicg.github.io/savedata/#save-data-request-header-field
    const savesData = request.headers['save-data'] === 'on';
    const width = savesData ? savingWidth(offered) : offered;
    for (const read of readers) {
      const bytes = await read(parsed.data.key, width);
      if (bytes) {
        return reply
          .type('image/webp')
          .header('cache-control', owners ? 'private, no-store' : 'public, max-age=31536000, immutable')
          .header('vary', 'Save-Data')
          .send(bytes);
      }
    }
    throw new AppError('not_found');
  });
}
