// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followInbox } from './follow-inbox.ts';

class Source {
  static readonly all: Source[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}
const open = () => Source.all.filter(({ isClosed }) => !isClosed);

let syncs = 0;
let back = () => {};
let isSignedIn = true;
let end = () => {};
const sync = async () => {
  syncs += 1;
};
const start = () => {
  end = followInbox({
    ...{ sync, isWanted: () => isSignedIn, random: () => 0.5 },
    onBack: (callback) => {
      back = callback;
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.all.length = 0;
  syncs = 0;
  isSignedIn = true;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each event brings the inbox up to date', () => {
  start();
  expect(syncs).toBe(1);
  open()[0]?.onmessage?.({ data: '{"version":3}' });
  expect(syncs).toBe(2);
  open()[0]?.onmessage?.({ data: 'not ours' });
  expect(syncs).toBe(2);
});

test('after a failure it connects again within half a minute, not at once', () => {
  start();
  Source.all[0]?.onerror?.();
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(14_000);
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(2000);
  expect(open()).toHaveLength(1);
});

test('where a proxy holds the stream back, it asks from time to time', () => {
  start();
  vi.advanceTimersByTime(10_500);
  expect(open()).toHaveLength(0);
  const before = syncs;
  vi.advanceTimersByTime(45_000);
  expect(syncs).toBe(before + 3);
});

test('a network that is back is used at once, by one connection', () => {
  start();
  Source.all[0]?.onerror?.();
  back();
  expect(open()).toHaveLength(1);
  expect(syncs).toBe(2);
});

test('nobody signed in: nothing is held open', () => {
  isSignedIn = false;
  start();
  expect(open()).toHaveLength(0);
  isSignedIn = true;
  vi.advanceTimersByTime(16_000);
  expect(open()).toHaveLength(1);
});

test('one tab leads; another takes over when it ends', async () => {
  let isFree = true;
  const queue: (() => void)[] = [];
  const request = async (_name: string, work: () => Promise<void>) => {
    if (!isFree) await new Promise<void>((resolve) => queue.push(resolve));
    isFree = false;
    await work();
    isFree = true;
    queue.shift()?.();
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  start();
  const endFirst = end;
  start();
  expect(open()).toHaveLength(1);
  endFirst();
  await vi.advanceTimersByTimeAsync(10);
  expect(open()).toHaveLength(1);
});
