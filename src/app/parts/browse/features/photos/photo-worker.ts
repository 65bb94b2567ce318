import { wrap } from 'comlink';
import { WorkerBridge } from '#app/data/worker-bridge.ts';
import type { PhotoHost } from '#offline/photos/photo-host.ts';

/**
 * Time limit: a phone short of memory terminates a worker silently. The slowest phone takes about 20 s for
 * the largest photo.
 */
const patienceMs = 90_000;

/** Stores and prepares photos in the worker, so that the page never handles the original's bytes. */
export const photoWorker = new WorkerBridge<PhotoHost>(
  () => new Worker(new URL('../../workers/photo.worker.ts', import.meta.url), { name: 'photos' }),
  (worker) => wrap<PhotoHost>(worker),
  patienceMs,
);
