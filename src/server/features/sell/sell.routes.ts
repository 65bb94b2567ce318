import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { hashesOf } from '#server/features/photos/shared/photo-hashes.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { revisionOf } from './revision.ts';
import type { SellService } from './sell.service.ts';

type Dependencies = { readonly sell: SellService; readonly readPrincipal: ReadPrincipal };

const imagesOf = (images: string | undefined, language: Language) =>
  images === undefined ? undefined : hashesOf(images, 'images', language);

const sellerWords = {
  id: {
    noDevice: 'Masuk, atau kirim tanda pengenal perangkat.',
    revision: 'Sebutkan versi yang diubah.',
  },
  en: {
    noDevice: 'Sign in, or send the token of the device.',
    revision: 'Say which version it is a change of.',
  },
} as const satisfies Record<Language, unknown>;

/** Endpoints of the caller's own listings: publish, change, read. */
export function sellRoutes(app: FastifyInstance, { sell, readPrincipal }: Dependencies): void {
  serveEndpoint(app, 'createListing', async (query, { once, principal, language }) => {
    const hashes = imagesOf(query.images, language) ?? [];
    return { listing: await sell.create({ query, hashes, once, principal, language }) };
  });

  serveEndpoint(app, 'updateListing', async (query, { request, once, principal, language }) => {
    const hashes = imagesOf(query.images, language);
    const revision = revisionOf(query.revision, request.headers['if-match']);
    if (revision === undefined)
      throw new AppError('bad_request', { revision: [sellerWords[language].revision] }, language);
    return { listing: await sell.edit({ query, hashes, revision, once, principal, language }) };
  });

  serveEndpoint(app, 'changeStatus', async (query, { request, once, principal }) => {
    const revision = revisionOf(query.revision, request.headers['if-match']);
    return { listing: await sell.changeStatus({ query, revision, once, principal }) };
  });

  serveEndpoint(app, 'ownListings', async ({ page = 1 }, { request, language }) =>
    sell.list(await readPrincipal(request), page, language),
  );

  serveEndpoint(app, 'ownIds', async (_query, { request }) => ({
    ids: await sell.ownIds(await readPrincipal(request)),
  }));

  serveEndpoint(app, 'ownListing', async ({ id }, { request, reply }) => {
    const listing = await sell.read(id, await readPrincipal(request));
    // The revision for the next change's `If-Match`.
    reply.header('etag', `"${listing.revision}"`);
    return { listing };
  });
}
