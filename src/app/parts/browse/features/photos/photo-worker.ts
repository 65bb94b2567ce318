import { wrap } from 'comlink';
import type { PhotoHost } from '#offline/photos/photo-host.ts';

/** A phone short of memory ends a worker silently. The slowest phone takes some 20 s for the largest photo. */
const patienceMs = 90_000;

type Host = Pick<PhotoHost, 'keep' | 'prepare'>;

type Running = {
  readonly host: Host;
  /** Rejects when the worker is given up. */
  readonly broken: Promise<never>;
  giveUp(reason: string): void;
};

let running: Running | undefined;

function start(): Running {
  const worker = new Worker(new URL('../../workers/photo.worker.ts', import.meta.url), {
    type: 'module',
    name: 'photos',
  });
  let reject: (cause: Error) => void;
  const broken = new Promise<never>((_, fail) => {
    reject = fail;
  });
  broken.catch(() => undefined);
  const started: Running = {
    host: wrap<PhotoHost>(worker),
    broken,
    giveUp(reason) {
      worker.terminate();
      // The next call starts another one.
      if (running === started) running = undefined;
      reject(new Error(reason));
    },
  };
  // It failed to load, or broke.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    started.giveUp(event.message || 'the worker broke');
  });
  return started;
}

/**
 * Has a photo stored or prepared in the worker, so that the page never touches the original's bytes. Rejects where
 * the worker is unavailable, fails or does not answer.
 */
export async function askPhotoWorker<Reply>(ask: (host: Host) => Promise<Reply>): Promise<Reply> {
  running ??= start();
  const { host, broken, giveUp } = running;
  const timer = setTimeout(() => giveUp('the worker does not answer'), patienceMs);
  try {
    return await Promise.race([ask(host), broken]);
  } finally {
    clearTimeout(timer);
  }
}
