import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod/mini';

/*
 * Metrics of several workers: whichever is asked collects those of all through the parent. Each value has its
 * worker as a label, since a sum would fall when one of them is replaced.
 */

/** How long the others may take, in milliseconds; the answer then goes without them. */
const patienceMs = 2000;

const metrics = z.array(z.record(z.string(), z.unknown()));
const message = z.discriminatedUnion('type', [
  /** To the parent: collect for me. */
  z.object({ type: z.literal('lajur:metrics-of-all'), id: z.number() }),
  /** To a worker: what are yours? */
  z.object({ type: z.literal('lajur:metrics-of-one'), round: z.number() }),
  /** To the parent. */
  z.object({ type: z.literal('lajur:metrics'), round: z.number(), metrics }),
  /** To the worker that asked. */
  z.object({ type: z.literal('lajur:metrics-found'), id: z.number(), found: z.array(metrics) }),
]);
type Message = z.infer<typeof message>;

const read = (received: unknown): Message | undefined => message.safeParse(received).data;

/** In the parent. */
export function relayMetrics(): void {
  const serving = new Set<Worker>();
  cluster.on('listening', (worker) => serving.add(worker));
  cluster.on('exit', (worker) => serving.delete(worker));
  const rounds = new Map<number, (from: z.infer<typeof metrics>) => void>();
  let last = 0;

  function collect(): Promise<z.infer<typeof metrics>[]> {
    last += 1;
    const round = last;
    const asked = [...serving].filter((worker) => worker.isConnected());
    const found: z.infer<typeof metrics>[] = [];
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(patience);
        rounds.delete(round);
        resolve(found);
      };
      const patience = setTimeout(done, patienceMs);
      rounds.set(round, (from) => {
        found.push(from);
        if (found.length === asked.length) done();
      });
      for (const worker of asked) worker.send({ type: 'lajur:metrics-of-one', round } satisfies Message);
    });
  }

  cluster.on('message', async (worker, received: unknown) => {
    const heard = read(received);
    if (heard?.type === 'lajur:metrics') rounds.get(heard.round)?.(heard.metrics);
    if (heard?.type !== 'lajur:metrics-of-all') return;
    const found = await collect();
    if (worker.isConnected())
      worker.send({ type: 'lajur:metrics-found', id: heard.id, found } satisfies Message);
  });
}

/** The metrics of this process, or of all workers if it is one of several, in Prometheus' text form. */
export function metricsText(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (!worker) return () => registry.metrics();
  registry.setDefaultLabels({ worker: String(worker.id) });
  const waiting = new Map<number, (found: z.infer<typeof metrics>[]) => void>();
  let last = 0;
  worker.on('message', async (received: unknown) => {
    const heard = read(received);
    if (heard?.type === 'lajur:metrics-found') waiting.get(heard.id)?.(heard.found);
    if (heard?.type !== 'lajur:metrics-of-one') return;
    const own = z.parse(metrics, await registry.getMetricsAsJSON());
    worker.send({ type: 'lajur:metrics', round: heard.round, metrics: own } satisfies Message);
  });
  return async () => {
    last += 1;
    const id = last;
    const found = await new Promise<z.infer<typeof metrics>[]>((resolve) => {
      waiting.set(id, resolve);
      worker.send({ type: 'lajur:metrics-of-all', id } satisfies Message);
    });
    waiting.delete(id);
    return await AggregatorRegistry.aggregate(found).metrics();
  };
}
