import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notificationSchemas } from '#contract/notifications/notification.schema.ts';
import { knownItems } from './known-items.ts';

const list = knownItems('kind', ['one'], z.object({ kind: z.literal('one'), value: z.number() }));

test('items of an unknown kind are skipped', () => {
  expect(z.parse(list, [{ kind: 'one', value: 1 }, { kind: 'two' }, { kind: 'one', value: 2 }])).toEqual([
    { kind: 'one', value: 1 },
    { kind: 'one', value: 2 },
  ]);
});

test('a wrong item of a known kind is refused', () => {
  expect(z.safeParse(list, [{ kind: 'one', value: 'x' }]).success).toBe(false);
  expect(z.safeParse(list, 'x').success).toBe(false);
});

test('messages and switches of a later version are left out', () => {
  const about = { id: 1, createdAt: '2026-11-22T00:00:00.000Z', isRead: false };
  const later = { ...about, kind: 'made-later', facts: { anything: true } };
  expect(
    z.parse(notificationSchemas.notifications.data(), { items: [later], unread: 1, hasMore: false }),
  ).toEqual({ items: [], unread: 1, hasMore: false });
  expect(
    z.parse(notificationSchemas.notificationSwitches.data(), {
      muted: [{ kind: 'made-later', way: 'push' }],
      hasMessages: false,
    }),
  ).toEqual({ muted: [], hasMessages: false });
});
