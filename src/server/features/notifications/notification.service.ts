import * as z from 'zod/mini';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Notification, notification } from '#contract/notifications/notification.schema.ts';
import {
  type MutableWay,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications/notification.ts';
import {
  type NotificationRepository,
  type NotificationRow,
  notificationsAPage,
} from './notification.repository.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

/** Converts a row for the app; undefined if another version wrote its facts. */
export function notificationOf(row: NotificationRow): Notification | undefined {
  return z.safeParse(notification, {
    id: row.id,
    kind: row.kind,
    facts: row.facts,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }).data;
}

/** Messages of an account, and its settings. */
export function createNotificationService(
  repository: NotificationRepository,
  { hasMessages = false }: { readonly hasMessages?: boolean } = {},
) {
  async function mutedOf(accountId: number): Promise<DataOf<'notificationSwitches'>> {
    const rows = await repository.listMuted(accountId);
    return {
      hasMessages,
      muted: rows.flatMap(({ kind, way }) => {
        const known = notificationKinds.find((name) => name === kind);
        return known === undefined ? [] : [{ kind: known, way }];
      }),
    };
  }

  return {
    async list(accountId: number, before: number | undefined): Promise<DataOf<'notifications'>> {
      const rows = await repository.list(accountId, before);
      return {
        items: rows.slice(0, notificationsAPage).flatMap((row) => notificationOf(row) ?? []),
        unread: await repository.countUnread(accountId),
        hasMore: rows.length > notificationsAPage,
      };
    },

    async count(accountId: number): Promise<{ unread: number }> {
      return { unread: await repository.countUnread(accountId) };
    },

    async markRead(
      accountId: number,
      { id, upTo }: { readonly id?: number | undefined; readonly upTo?: number | undefined },
    ): Promise<{ unread: number }> {
      await repository.markRead(accountId, id, upTo);
      return { unread: await repository.countUnread(accountId) };
    },

    switches: mutedOf,

    async switch(
      accountId: number,
      {
        kind,
        way,
        isOn,
      }: { readonly kind: NotificationKind; readonly way: MutableWay; readonly isOn: boolean },
    ): Promise<DataOf<'notificationSwitches'>> {
      if (isOn) await repository.unmute(accountId, kind, way);
      else await repository.mute(accountId, kind, way);
      return await mutedOf(accountId);
    },
  };
}
