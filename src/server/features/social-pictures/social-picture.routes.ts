import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import type { ListingService } from '../listing/listing.service.ts';
import type { SocialPictures } from './social-pictures.ts';

type Dependencies = { readonly listing: ListingService; readonly pictures: SocialPictures };

/**
 * `/media/og/{listing}.jpg`: the link preview of a listing. Cached for a day, because the cover may change.
 */
export function socialPictureRoutes(app: FastifyInstance, { listing, pictures }: Dependencies): void {
  app.get<{ Params: { id: string } }>('/media/og/:id(^[1-9]\\d{0,14}).jpg', async (request, reply) => {
    const { coverImage } = await listing.detail(Number(request.params.id));
    const bytes = coverImage ? await pictures.read(coverImage.key) : undefined;
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(bytes);
  });
}
