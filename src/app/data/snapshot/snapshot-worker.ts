import { wrap } from 'comlink';
import { WorkerBridge } from '#app/data/worker-bridge.ts';
import type { SnapshotHost } from '#offline/snapshot/snapshot-host.ts';

/** The web worker that holds the saved city's cars. */
export const snapshotWorker = new WorkerBridge<SnapshotHost>(
  () =>
    new Worker(new URL('../../workers/catalogue.worker.ts', import.meta.url), {
      name: 'catalogue',
    }),
  (worker) => wrap<SnapshotHost>(worker),
);
