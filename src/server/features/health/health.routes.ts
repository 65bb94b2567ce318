import type { FastifyInstance } from 'fastify';
import type { ListingRepository } from '../listing/listing.repository.ts';

export function healthRoutes(
  app: FastifyInstance,
  { repository, version }: { repository: ListingRepository; version: string },
): void {
  app.get('/healthz', async (_request, reply) => {
    const listings = await repository.count({ selection: [], words: [] });
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version, listings });
  });
}
