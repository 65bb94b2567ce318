import type { FastifyInstance } from 'fastify';
import type { SearchService } from '../search/search.service.ts';

export function healthRoutes(
  app: FastifyInstance,
  { search, version }: { search: SearchService; version: string },
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version, listings: search.count() }),
  );
}
