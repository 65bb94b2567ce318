import type { Feature } from '#server/feature.ts';

export const healthFeature: Feature<'search' | 'version'> = (app, { search, version }) => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version, listings: search.count() }),
  );
};
