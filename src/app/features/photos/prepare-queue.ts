import { openDevice } from '#app/data/device/device.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { failPhoto, savePrepared } from '#offline/drafts/draft-photos.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import { nextUnprepared } from '#offline/photos/unprepared-photos.ts';
import { preparePhoto } from './photo-worker.ts';

/** Web Lock: one tab at a time prepares photos; the others wait and then find nothing to do. */
const lockName = 'lajur-photos';
/** Maximum number of attempts for a photo that fails in the worker. */
const mostAttempts = 2;

const attempts = new Map<string, number>();
let running: Promise<DraftFailure | undefined> | undefined;
let isAskedAgain = false;

/**
 * Prepares all unprepared photos of all drafts, one after the other. Idempotent. Resolves when none is left,
 * with the failure if there was one. Never rejects.
 */
export function preparePhotos(): Promise<DraftFailure | undefined> {
  if (running) {
    isAskedAgain = true;
    return running;
  }
  running = workThroughAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function workThroughAll(): Promise<DraftFailure | undefined> {
  const opened = await openDevice();
  if (!opened.ok) return opened.failure;
  try {
    let failure: DraftFailure | undefined;
    do {
      isAskedAgain = false;
      failure = await alone(() => prepareEach(opened.database));
    } while (isAskedAgain);
    return failure;
  } catch {
    return 'unavailable';
  }
}

async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Not available in insecure contexts and old browsers: two tabs may then do the same work.
  if (!('locks' in navigator)) return work();
  let result: { value: Result } | undefined;
  await navigator.locks.request(lockName, async () => {
    result = { value: await work() };
  });
  if (!result) throw new Error('the lock was taken away');
  return result.value;
}

async function prepareEach(database: DeviceDatabase): Promise<DraftFailure | undefined> {
  for (;;) {
    const id = await nextUnprepared(database);
    if (id === undefined) return undefined;
    const result = await prepare(database, id);
    // A photo removed in the meantime needs nothing.
    if (!result.ok && result.failure !== 'missing') return result.failure;
  }
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: DraftFailure };

async function prepare(database: DeviceDatabase, id: string): Promise<Outcome> {
  const reply = await preparePhoto(id, []);
  if (reply?.type === 'prepared') {
    attempts.delete(id);
    return savePrepared(database, id, reply.photo);
  }
  if (reply?.type === 'refused') return failPhoto(database, id, reply.failure);
  if (reply?.type === 'missing') return failPhoto(database, id, 'broken');
  const count = (attempts.get(id) ?? 0) + 1;
  attempts.set(id, count);
  if (count >= mostAttempts) return failPhoto(database, id, 'broken');
  return { ok: true };
}
