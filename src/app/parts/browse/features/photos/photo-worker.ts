import * as z from 'zod/mini';
import { type PhotoReply, type PhotoRequest, photoReply } from '#offline/photos/photo-messages.ts';

/** Without the id by which its answer is known. */
type Asked<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
type Waiting = { resolve(reply: PhotoReply): void; reject(cause: unknown): void };

/** A phone short of memory ends a worker without a word. The slowest takes some 20 s for the largest photo. */
const patienceMs = 90_000;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const next = new Worker(new URL('../../workers/photo.worker.ts', import.meta.url), {
    type: 'module',
    name: 'photos',
  });
  next.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data: reply } = z.safeParse(photoReply, event.data);
    if (reply) waiting.get(reply.id)?.resolve(reply);
  });
  // It could not be loaded, or it broke. The next request starts another one.
  next.addEventListener('error', (event) => {
    event.preventDefault();
    giveUp(next, event.message || 'the worker broke');
  });
  return next;
}

function giveUp(broken: Worker | undefined, reason: string): void {
  broken?.terminate();
  if (worker === broken) worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
}

/**
 * Has a photo kept or made ready beside the page, which never touches the bytes of one as it was taken. Rejects where
 * the worker cannot be had or does not answer.
 */
export async function askPhotoWorker(request: Asked<PhotoRequest>): Promise<PhotoReply> {
  worker ??= start();
  const asked = worker;
  last += 1;
  const id = last;
  const timer = setTimeout(() => giveUp(asked, 'the worker does not answer'), patienceMs);
  try {
    return await new Promise<PhotoReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      asked.postMessage({ ...request, id });
    });
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
  }
}
