import { wrap } from 'comlink';
import { WorkerBridge } from '#app/data/worker-bridge.ts';
import { retried } from '#app/ui/part/until-arrived.ts';
import type { BlurArea } from '#offline/photos/blur-areas.ts';
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

/** Prepares a stored photo. Undefined if it failed temporarily. */
export async function preparePhoto(id: string, areas: readonly BlurArea[]) {
  const reply = await photoWorker.ask((host) => host.prepare(id, areas)).catch(() => undefined);
  if (reply?.type !== 'refused' || reply.failure !== 'unsupported') return reply;
  // Safari before 16.4 and Firefox before 105 have canvases in pages only.
  const { pagePhotos } = await retried(() => import('#app/data/photos/page-photos.ts'));
  return pagePhotos.prepare(id, areas).catch(() => undefined);
}
