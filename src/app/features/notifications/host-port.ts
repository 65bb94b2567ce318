import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { refreshUnread, useUnread } from '#app/data/account/unread.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { fromHost, hostGreeting, type ToHost } from '#contract/page/host-message.ts';
import { newsToTell } from './news-to-tell.ts';

/** The port of the native app that embeds this page. */
let given: MessagePort | undefined;

function watchPort(changed: () => void): () => void {
  const connect = ({ data, source, origin, ports: [port] }: MessageEvent) => {
    // A native app's message has neither a source window nor an origin. Another page that opened this one has
    // both, and is ignored.
    const isNative = source === null && (origin === '' || origin === location.origin);
    if (data !== hostGreeting || !isNative || !port) return;
    port.start();
    given = port;
    changed();
  };
  addEventListener('message', connect);
  return () => removeEventListener('message', connect);
}

function parsed(text: unknown): z.infer<typeof fromHost> | undefined {
  if (typeof text !== 'string' || text.length > 4000) return undefined;
  try {
    return z.safeParse(fromHost, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Sends each message to the native app once, and opens pages at its request. */
export function useHostPort(account: string | undefined): void {
  const api = useApiClient();
  const port = useSyncExternalStore(
    watchPort,
    () => given,
    () => undefined,
  );
  const unread = useUnread();

  useEffect(() => {
    if (!port) return;
    const answer = ({ data }: MessageEvent) => {
      const asked = parsed(data);
      if (asked?.type === 'open') navigate(asked.path);
      if (asked?.type === 'refresh' && account !== undefined) void refreshUnread(api);
    };
    port.addEventListener('message', answer);
    return () => port.removeEventListener('message', answer);
  }, [api, port, account]);

  useEffect(() => {
    if (port) say(port, { type: 'unread', unread });
  }, [port, unread]);
  useSWR(
    port && account !== undefined && unread > 0 ? `news ${account} ${unread}` : null,
    async () => {
      const { items } = await api.post('notifications', {});
      if (!port || account === undefined) return;
      // Before the messages count as told.
      const { hostNews } = await import('./host-news.ts');
      for (const item of newsToTell(account, items)) say(port, hostNews(item, api.language));
    },
    { revalidateIfStale: true },
  );
}

function say(port: MessagePort, message: ToHost): void {
  port.postMessage(JSON.stringify(message));
}
