import { expect, test } from 'vitest';
import { eventsKey, keepEvents, ringSize } from './event-ring.ts';
import { readEvents } from './read-events.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

test('the last events are kept, in order, and no more', () => {
  const store = memory();
  for (let at = 1; at <= ringSize + 5; at += 1) {
    keepEvents(store, [{ at, event: { name: 'listing_viewed', listingId: at } }]);
  }
  const events = readEvents(store);
  expect(events).toHaveLength(ringSize);
  expect(events[0]?.at).toBe(6);
  expect(events.at(-1)?.at).toBe(ringSize + 5);
});

test('unreadable rows are skipped', () => {
  const store = memory();
  store.setItem(
    eventsKey,
    JSON.stringify([
      { at: 1, event: { name: 'gone' } },
      { at: 2, event: { name: 'app_installed' } },
    ]),
  );
  expect(readEvents(store)).toEqual([{ at: 2, event: { name: 'app_installed' } }]);
  store.setItem(eventsKey, '{');
  expect(readEvents(store)).toEqual([]);
});

test('a full device is no error', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  expect(() => keepEvents(full, [{ at: 1, event: { name: 'app_installed' } }])).not.toThrow();
});
