import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { newsForTabs, tabChannel } from '#contract/notifications/push-message.ts';
import type { WritingClient } from './api-client.ts';

/* How many messages nobody has read yet: told by the server, shown by the bell, the same in every tab. */

let unread = 0;
const listeners = new Set<() => void>();

/** Other tabs; absent on the server, and where the browser has none of it. */
const channel =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(tabChannel);
channel?.addEventListener('message', ({ data }) => {
  const news = z.safeParse(newsForTabs, data).data;
  if (news?.unread !== undefined) tell(news.unread);
});

function tell(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** Notes what the server said, here and in other tabs. */
export function setUnread(count: number): void {
  if (count === unread) return;
  tell(count);
  channel?.postMessage({ type: 'NEWS', unread: count });
}

/** Asks the server; without a connection what is known stays. */
export async function refreshUnread(api: Pick<WritingClient, 'post'>): Promise<void> {
  const answer = await api.post('notificationCount', {}).catch(() => undefined);
  if (answer) setUnread(answer.unread);
}

export function useUnread(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unread,
    () => 0,
  );
}
