import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { picture } from '#contract/listing/picture.schema.ts';
import { pictureWidths, storedPictureWidths } from '#contract/listing/picture.ts';
import { AppError } from '#server/http/app-error.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';

const parameters = z.object({ key: picture.shape.key, file: z.string() });

/** `/media/{key}/{width}.webp`. Content-addressed, so it may be cached for ever. */
export function photoRoutes(app: FastifyInstance, readers: readonly PhotoReader[]): void {
  app.get('/media/:key/:file', async (request, reply) => {
    const parsed = z.safeParse(parameters, request.params);
    const asked = storedPictureWidths.find((known) => parsed.data?.file === `${known}.webp`);
    // Pages kept on a device may still name a former width.
    const width = asked && pictureWidths.find((known) => known >= asked);
    if (!parsed.success || width === undefined) throw new AppError('not_found');
    for (const read of readers) {
      const bytes = await read(parsed.data.key, width);
      if (bytes) {
        return reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(bytes);
      }
    }
    throw new AppError('not_found');
  });
}
