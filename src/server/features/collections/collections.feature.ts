import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { requireAccount } from '#server/session/require-account.ts';
import { createCollectionRepository } from './collections.repository.ts';

/** Favourites, cars viewed and saved searches of an account, from all of its devices. */
export const collectionsFeature: Feature<'database' | 'readPrincipal'> = (
  app,
  { database, readPrincipal },
) => {
  const collections = createCollectionRepository(database.orm);
  serveEndpoint(
    app,
    'mergeCollections',
    async ({ isFirst, ...brought }, { request }) => {
      const account = await requireAccount(readPrincipal, request);
      return await collections.merge(account.id, { ...brought, isFirst: isFirst === '1' });
    },
    { methods: ['POST'], isPrivate: true },
  );
};
