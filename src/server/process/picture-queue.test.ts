import { expect, test } from 'vitest';
import { createPictureQueue, type PictureWork, pictureWork } from './picture-queue.ts';
import { waitingTasks } from './semaphore.ts';

/** A queue whose tasks end when they are told to. */
function heldQueue() {
  const inTurn = createPictureQueue(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask(kind: PictureWork, name: string = kind): void {
      void inTurn(kind, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      });
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}
const settled = () => new Promise(setImmediate);

test('a person’s photo begins at once, however much is being drawn and waits', async () => {
  const { ask, begun } = heldQueue();
  for (let at = 0; at < 50; at += 1) for (const kind of pictureWork.slice(1)) ask(kind, `${kind} ${at}`);
  await settled();
  expect(begun).toEqual(['drawn photos 0', 'social pictures 0']);
  ask('photos', 'first');
  ask('photos', 'second');
  await settled();
  expect(begun.slice(2)).toEqual(['first', 'second']);
});

test('nothing is drawn while people’s photos take both slots, and the next slot is a photo’s', async () => {
  const { ask, begun, end } = heldQueue();
  for (const name of ['first', 'second', 'third']) ask('photos', name);
  ask('drawn photos', 'drawing');
  await settled();
  expect(begun).toEqual(['first', 'second']);
  expect([waitingTasks.get('photos'), waitingTasks.get('drawn photos')]).toContain(1);
  await end('first');
  await end('second');
  expect(begun).toEqual(['first', 'second', 'third', 'drawing']);
});

test('what is drawn for robots takes one slot, and waits for what readers look at', async () => {
  const { ask, begun, end } = heldQueue();
  ask('brochures');
  ask('social pictures');
  ask('story posters');
  ask('drawn photos', 'first');
  ask('drawn photos', 'second');
  await settled();
  expect(begun).toEqual(['brochures', 'first']);
  await end('brochures');
  expect(begun).toEqual(['brochures', 'first', 'second']);
  await end('second');
  await end('social pictures');
  expect(begun).toEqual(['brochures', 'first', 'second', 'social pictures', 'story posters']);
});

test('a task that fails gives its slot back', async () => {
  const inTurn = createPictureQueue(1);
  await expect(inTurn('photos', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(await inTurn('photos', async () => 'next')).toBe('next');
});
