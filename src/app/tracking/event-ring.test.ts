import { expect, test } from 'vitest';
import { eventsKey, keepEvents, ringSize, takeEvents } from './event-ring.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

test('the last events are kept, in order, no more, and taken once', () => {
  const store = memory();
  for (let at = 1; at <= ringSize + 5; at += 1) {
    keepEvents(store, [{ at, event: { name: 'listing_viewed', listingId: at } }]);
  }
  const events = takeEvents(store);
  expect(events).toHaveLength(ringSize);
  expect(events[0]).toMatchObject({ at: 6 });
  expect(events.at(-1)).toMatchObject({ at: ringSize + 5 });
  expect(takeEvents(store)).toEqual([]);
});

test('an unreadable ring is empty', () => {
  const store = memory();
  store.setItem(eventsKey, '{');
  expect(takeEvents(store)).toEqual([]);
  keepEvents(store, [{ at: 1, event: { name: 'app_installed' } }]);
  expect(takeEvents(store)).toHaveLength(1);
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
