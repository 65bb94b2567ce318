import { useEffect } from 'react';
import useSWR from 'swr';
import * as z from 'zod/mini';
import { newsForTabs, tabChannel } from '#contract/notifications/push-message.ts';
import type { AnswerCache } from './answer-cache.ts';
import { useApiClient } from './use-api.tsx';

/* How many messages nobody has read yet: told by the server, shown by the bell, the same in every tab. */

const unreadKey = 'unread';
/** Coming back to the page looks for news, but not each time someone glances at another app. */
const atMostEveryMs = 60_000;

/** Other tabs; absent on the server, and where the browser has none of it. */
const channel =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(tabChannel);

const tellTabs = (unread: number) => channel?.postMessage({ type: 'NEWS', unread });

/** Notes what the server said, here and in other tabs. */
export async function setUnread(cache: AnswerCache, count: number): Promise<void> {
  await cache.mutate(unreadKey, count, { revalidate: false });
  tellTabs(count);
}

/** Asks the server; without a connection what is known stays. */
export async function refreshUnread(cache: AnswerCache): Promise<void> {
  await cache.mutate(unreadKey);
}

export function useUnread(): number {
  return useSWR<number>(unreadKey, null).data ?? 0;
}

/** Asks the server for whoever is signed in, and again when they or the connection return. */
export function useUnreadWatch(account: string | undefined): void {
  const cache = useApiClient();
  useSWR<number>(
    account === undefined ? null : unreadKey,
    async () => (await cache.post('notificationCount', {})).unread,
    {
      revalidateIfStale: true,
      revalidateOnFocus: true,
      focusThrottleInterval: atMostEveryMs,
      onSuccess: tellTabs,
    },
  );
  useEffect(() => {
    const listen = ({ data }: MessageEvent) => {
      const unread = z.safeParse(newsForTabs, data).data?.unread;
      if (unread !== undefined) void cache.mutate(unreadKey, unread, { revalidate: false });
    };
    channel?.addEventListener('message', listen);
    return () => channel?.removeEventListener('message', listen);
  }, [cache]);
}
