import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'lajur_' });
  return {
    registry,
    requests: new Histogram({
      name: 'lajur_http_request_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'lajur_pages_total',
      help: 'Pages by where they came from: memory, or rendered anew.',
      labelNames: ['from'],
      registers: [registry],
    }),
  };
}

/** Times every network request (in-process ones are not counted) and serves `/metrics`. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isInternal) return;
    const route = request.routeOptions.url ?? 'page';
    metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
