import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import type { ListingService } from '../listing/listing.service.ts';
import { listingCode } from './listing-code.ts';
import type { SocialPictures } from './social-pictures.ts';

type Dependencies = {
  readonly listing: ListingService;
  readonly pictures: SocialPictures;
  readonly origin: string;
};

/**
 * `/media/og/{listing}.jpg`: the link preview of a listing. Cached for a day, because the cover may change.
 * `/media/code/{listing}.svg`: the code on its printed page; nothing is read for it.
 */
export function socialPictureRoutes(app: FastifyInstance, { listing, pictures, origin }: Dependencies): void {
  app.get<{ Params: { id: string } }>('/media/code/:id(^[1-9]\\d{0,14}).svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(listingCode(origin, Number(request.params.id))),
  );
  app.get<{ Params: { id: string } }>('/media/og/:id(^[1-9]\\d{0,14}).jpg', async (request, reply) => {
    const { coverImage } = await listing.detail(Number(request.params.id));
    const bytes = coverImage ? await pictures.read(coverImage.key) : undefined;
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(bytes);
  });
}
