import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createCollectionRepository } from './collections.repository.ts';

/** What a buyer keeps, from all devices of an account. */
export const collectionsFeature: Feature<'database'> = (app, { database }) => {
  const collections = createCollectionRepository(database.orm);
  serveEndpoint(app, 'mergeCollections', async ({ isFirst, ...brought }, { account }) => {
    const now = new Date();
    // Left out, where other calls are refused: the rest of what the device brings must not be lost with it.
    const searches = brought.searches?.filter(
      ({ id, name, q, search, choices }) =>
        ![id, name, q, search, ...choices].some((text) => hasKtp(text, now)),
    );
    const awaited = brought.awaited?.filter(({ name }) => !hasKtp(name, now));
    return await collections.merge(account.id, { ...brought, searches, awaited, isFirst: isFirst === '1' });
  });
};
