import type { Notification } from '#contract/notifications/notification.schema.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (account: string) => `lajur.told.${account}`;

/**
 * Unread messages that have not been passed to the native app on this device, oldest first; they are then
 * recorded.
 */
export function newsToTell(
  account: string,
  items: readonly Notification[],
  kept: Kept = localStorage,
): Notification[] {
  let told = 0;
  try {
    told = Number(kept.getItem(keyOf(account))) || 0;
    const newest = Math.max(told, ...items.map(({ id }) => id));
    kept.setItem(keyOf(account), String(newest));
  } catch {
    // Without storage it is unknown which were passed on: twice would be worse than never.
    return [];
  }
  return items.filter(({ id, isRead }) => !isRead && id > told).sort((one, other) => one.id - other.id);
}
