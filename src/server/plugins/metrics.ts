import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import { waitingTasks } from '#server/process/semaphore.ts';
import { metricsText } from '#server/process/worker-metrics.ts';

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
    logLines: new Counter({
      name: 'lajur_log_lines_total',
      help: 'Warnings and errors in the log.',
      labelNames: ['level'],
      registers: [registry],
    }),
    clientFaults: new Counter({
      name: 'lajur_client_faults_total',
      help: 'What failed in pages and workers, of the visits whose events are sent.',
      labelNames: ['kind', 'error'],
      registers: [registry],
    }),
    vitals: new Histogram({
      name: 'lajur_web_vitals',
      help: 'How pages felt: LCP, INP and TTFB in seconds, CLS as its score.',
      labelNames: ['metric', 'device'],
      // The limits of good and of poor are among them (https://web.dev/articles/vitals).
      buckets: [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1.8, 2.5, 4, 8, 16],
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

type Watched = {
  readonly database: Pick<Database, 'connections'>;
  readonly catalogue: { readonly cars: () => number; readonly behind: () => number };
  readonly caches: Readonly<Record<string, { readonly bytes: number }>>;
};

/** Gauges of what is in this process's memory, read when metrics are asked for. */
export function watchProcess({ registry }: Metrics, { database, catalogue, caches }: Watched): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (this: Gauge<Label>) => void,
  ) => new Gauge({ name: `lajur_${name}`, help, labelNames, registers: [registry], collect });
  gauge('catalogue_cars', 'Public cars in the index.', [], function () {
    this.set(catalogue.cars());
  });
  gauge(
    'catalogue_behind_seconds',
    'For how long changes have waited to be read; 0 if all are.',
    [],
    function () {
      this.set(catalogue.behind() / 1000);
    },
  );
  gauge(
    'waiting_tasks',
    'Tasks that wait for their turn: photos, snapshots, drawings.',
    ['queue'],
    function () {
      for (const [queue, count] of waitingTasks) this.set({ queue }, count);
    },
  );
  gauge(
    'database_connections',
    'Connections to PostgreSQL, and queries that wait for one.',
    ['state'],
    function () {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count);
    },
  );
  gauge('cache_bytes', 'Memory of answers and pages.', ['cache'], function () {
    for (const [cache, { bytes }] of Object.entries(caches)) this.set({ cache }, bytes);
  });
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
  const text = metricsText(metrics.registry);
  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await text()));
}
