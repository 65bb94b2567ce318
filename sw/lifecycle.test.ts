import { beforeEach, expect, test, vi } from 'vitest';
import { manageLifecycle } from './lifecycle.ts';

const forgotten = vi.hoisted(() => ({ pages: 0, isFull: false }));
vi.mock('./navigation.ts', () => ({
  forgetPages: async () => {
    await Promise.resolve();
    if (forgotten.isFull) throw new Error('the device is full');
    forgotten.pages += 1;
  },
}));

class Activation extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(promise: Promise<unknown>): void {
    this.work.push(promise);
  }
}

const claim = vi.fn(async () => undefined);
beforeEach(() => {
  claim.mockClear();
  Object.assign(forgotten, { pages: 0, isFull: false });
});

/** Activates a worker with this registration; resolves once what it waits for is done. */
async function activate(registration: object): Promise<void> {
  const worker = Object.assign(new EventTarget(), { registration, clients: { claim } });
  vi.stubGlobal('self', worker);
  manageLifecycle();
  const activation = new Activation('activate');
  worker.dispatchEvent(activation);
  expect(activation.work).not.toEqual([]);
  await Promise.all(activation.work);
}

test('an earlier version’s navigation preload ends when the worker activates', async () => {
  let isPreloading = true;
  await activate({
    navigationPreload: {
      disable: async () => {
        isPreloading = false;
      },
    },
  });
  expect(isPreloading).toBe(false);
});

test.each([
  ['has no navigation preload', {}],
  ['cannot end it', { navigationPreload: { disable: () => Promise.reject(new Error('no state')) } }],
])(
  'a browser that %s activates it all the same, with no pages of the version before',
  async (_, registration) => {
    await activate(registration);
    expect(claim).toHaveBeenCalledOnce();
    expect(forgotten.pages).toBe(1);
  },
);

test('pages of the version before are forgotten before open pages are controlled, which have themselves kept', async () => {
  const known: number[] = [];
  claim.mockImplementationOnce(async () => {
    known.push(forgotten.pages);
  });
  await activate({});
  expect(known).toEqual([1]);
});

test('where nothing can be forgotten, open pages are controlled all the same', async () => {
  forgotten.isFull = true;
  await activate({});
  expect(claim).toHaveBeenCalledOnce();
});
