import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { CollectionRepository } from './collections.repository.ts';

type Parts = { readonly collections: CollectionRepository; readonly readPrincipal: ReadPrincipal };

/** Favourites, cars viewed and saved searches of an account, from all of its devices. */
export function collectionRoutes(app: FastifyInstance, { collections, readPrincipal }: Parts): void {
  serveEndpoint(
    app,
    'mergeCollections',
    async ({ isFirst, ...brought }, { request }) => {
      const account = await requireAccount(readPrincipal, request);
      return await collections.merge(account.id, { ...brought, isFirst: isFirst === '1' });
    },
    { methods: ['POST'], isPrivate: true },
  );
}
