import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { AppError } from '#server/app-error.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import { hashesOf } from '../photos/upload.routes.ts';
import { revisionOf } from './revision.ts';
import type { SellingService } from './sell.service.ts';
import { sellerWords } from './seller-words.ts';

type Dependencies = { readonly selling: SellingService; readonly whoAsks: WhoAsks };

/** Personal, and never cached: all by POST. */
const options = { methods: ['POST'], isPrivate: true } as const;

const imagesOf = (images: string | undefined, language: Language) =>
  images === undefined ? undefined : hashesOf(images, 'images', language);

/** The caller's own listings: publish, change, read. */
export function sellingRoutes(app: FastifyInstance, { selling, whoAsks }: Dependencies): void {
  serveEndpoint(
    app,
    'createListing',
    async (query, { request, language }) => {
      const hashes = imagesOf(query.images, language) ?? [];
      const asker = await whoAsks(request);
      return { listing: await selling.create({ query, hashes, asker, language }, request.ip) };
    },
    options,
  );

  serveEndpoint(
    app,
    'updateListing',
    async (query, { request, language }) => {
      const hashes = imagesOf(query.images, language);
      const revision = revisionOf(query.revision, request.headers['if-match']);
      if (revision === undefined)
        throw new AppError('bad_request', { revision: [sellerWords[language].revision] }, language);
      const asker = await whoAsks(request);
      return { listing: await selling.edit({ query, hashes, revision, asker, language }) };
    },
    options,
  );

  serveEndpoint(
    app,
    'changeStatus',
    async (query, { request, language }) => {
      const revision = revisionOf(query.revision, request.headers['if-match']);
      const asker = await whoAsks(request);
      return { listing: await selling.changeStatus({ query, revision, asker, language }) };
    },
    options,
  );

  serveEndpoint(
    app,
    'ownListings',
    async ({ page = 1 }, { request, language }) => selling.list(await whoAsks(request), page, language),
    options,
  );

  serveEndpoint(
    app,
    'ownListing',
    async ({ id }, { request, reply }) => {
      const listing = await selling.read(id, await whoAsks(request));
      // The revision for the next change's `If-Match`.
      reply.header('etag', `"${listing.revision}"`);
      return { listing };
    },
    { ...options, methods: ['GET', 'POST'] },
  );
}
