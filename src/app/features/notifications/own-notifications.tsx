import { Trans } from '@lingui/react/macro';
import { Bell, CheckCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { setUnread } from '#app/data/account/unread.ts';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import type { Notification } from '#contract/notifications/notification.schema.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './own-notifications.module.css';

const noFields = {};

/** The account's messages, from the server or the device. */
export function OwnNotifications() {
  const api = useApiClient();
  const { state, refresh } = useAccountApi('notifications', noFields);
  const [older, setOlder] = useState<{ items: readonly Notification[]; hasMore: boolean }>();
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const unread = state.kind === 'known' && state.isCurrent ? state.data.unread : undefined;
  useEffect(() => {
    if (unread !== undefined) void setUnread(api, unread);
  }, [api, unread]);

  if (state.kind === 'guest')
    return (
      <GuestState title={<Trans>Sign in to see your notifications</Trans>}>
        <Trans>News of your ads, offers, favourites and saved searches is kept with your account.</Trans>
      </GuestState>
    );
  if (state.kind === 'reading') return <Waiting />;
  if (state.kind !== 'known')
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your notifications are not on this device yet</Trans>}
        onAgain={refresh}
      />
    );

  const { data, at, isOld } = state;
  const all = [...data.items, ...(older?.items ?? [])].map((item) =>
    read.has(item.id) ? { ...item, isRead: true } : item,
  );
  const hasMore = older ? older.hasMore : data.hasMore;
  const newest = all[0];
  const lastId = all.at(-1)?.id;

  /** Shown as read immediately; offline, the server is informed later. */
  async function mark(ids: readonly number[], fields: { id?: string; upTo?: string }): Promise<void> {
    setRead((before) => new Set([...before, ...ids]));
    const answer = await api.post('readNotifications', fields).catch(() => undefined);
    if (answer) await setUnread(api, answer.unread);
  }

  async function loadMore(before: number): Promise<void> {
    const answer = await api.post('notifications', { before: String(before) }).catch(() => undefined);
    if (answer)
      setOlder((known) => ({ items: [...(known?.items ?? []), ...answer.items], hasMore: answer.hasMore }));
  }

  if (newest === undefined)
    return (
      <BlankState icon={Bell} title={<Trans>No notifications yet</Trans>}>
        <Trans>When a buyer writes, an offer is answered or a favourite gets cheaper, you see it here.</Trans>
      </BlankState>
    );
  return (
    <div className={layouts.stack12}>
      {isOld ? <KeptNote at={at} /> : null}
      {all.some(({ isRead }) => !isRead) ? (
        <Button
          variant="quiet"
          size="dense"
          className={styles.all}
          icon={<Icon of={CheckCheck} />}
          onClick={() =>
            void mark(
              all.map(({ id }) => id),
              { upTo: String(newest.id) },
            ).then(refresh)
          }
        >
          <Trans>Mark all as read</Trans>
        </Button>
      ) : null}
      <NotificationList items={all} onOpen={(id) => void mark([id], { id: String(id) })} />
      {hasMore && lastId !== undefined ? (
        <Button variant="secondary" isWide onClick={() => void loadMore(lastId)}>
          <Trans>Show older</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={layouts.stack12}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height="72px" radius="12px" />
      ))}
    </div>
  );
}
