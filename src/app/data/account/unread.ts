import { useEffect } from 'react';
import useSWR from 'swr';
import * as z from 'zod/mini';
import type { ResponseCache } from '#app/data/api/response-cache.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { newsForTabs, tabChannel } from '#contract/notifications/push-message.ts';

/* The number of unread messages for the bell, from the server and synchronised across tabs. */

const unreadKey = 'unread';
/** Minimum interval between checks when the visitor returns to the page. */
const atMostEveryMs = 60_000;

/** Synchronises tabs; undefined on the server and in old browsers. */
const channel =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(tabChannel);

const tellTabs = (unread: number) => channel?.postMessage({ type: 'NEWS', unread });

/** Sets the number in all tabs. */
export async function setUnread(cache: ResponseCache, count: number): Promise<void> {
  await cache.mutate(unreadKey, count, { revalidate: false });
  tellTabs(count);
}

/** Fetches the number; offline it stays as it is. */
export async function refreshUnread(cache: ResponseCache): Promise<void> {
  await cache.mutate(unreadKey);
}

export function useUnread(): number {
  return useSWR<number>(unreadKey, null).data ?? 0;
}

/** Fetches the number for a signed-in visitor, and again when the visitor or the connection returns. */
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
