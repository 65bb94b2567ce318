import sharp from 'sharp';
import { countWaiting } from './semaphore.ts';

/** Work with pixels, first what keeps a person waiting who sent something; names are those in metrics. */
export const pictureWork = [
  'photos',
  'drawn photos',
  'social pictures',
  'story posters',
  'brochures',
] as const;
export type PictureWork = (typeof pictureWork)[number];

/** Decoding a large photo takes about 200 MB; two at a time use both cores of a small machine. */
const slots = 2;

// The queue decides how much is done at once, and nothing is made twice of the same bytes.
sharp.concurrency(1);
sharp.cache(false);

export type PictureQueue = <Result>(kind: PictureWork, task: () => Promise<Result>) => Promise<Result>;

/**
 * One queue for all pictures of a process. People's photos have the slots whatever else is running; pictures that are
 * drawn for readers and robots begin while a slot is free, those for robots never in both.
 */
export function createPictureQueue(atOnce = slots): PictureQueue {
  const running = new Map<PictureWork, number>();
  const waiting = new Map<PictureWork, (() => void)[]>(pictureWork.map((kind) => [kind, []]));
  for (const kind of pictureWork) countWaiting(kind, 0);
  const runningOf = (...kinds: readonly PictureWork[]) =>
    kinds.reduce((sum, kind) => sum + (running.get(kind) ?? 0), 0);

  function mayBegin(kind: PictureWork): boolean {
    if (kind === 'photos') return runningOf(kind) < atOnce;
    if (runningOf(...pictureWork) >= atOnce) return false;
    return kind === 'drawn photos' || runningOf('social pictures', 'story posters', 'brochures') === 0;
  }

  function begin(): void {
    for (const kind of pictureWork)
      for (const queue = waiting.get(kind) ?? []; queue.length > 0 && mayBegin(kind); ) {
        running.set(kind, runningOf(kind) + 1);
        countWaiting(kind, -1);
        queue.shift()?.();
      }
  }

  return async (kind, task) => {
    const turn = new Promise<void>((resolve) => waiting.get(kind)?.push(resolve));
    countWaiting(kind, 1);
    begin();
    await turn;
    try {
      return await task();
    } finally {
      running.set(kind, runningOf(kind) - 1);
      begin();
    }
  };
}

/** The queue of this process. */
export const pictureQueue: PictureQueue = createPictureQueue();
