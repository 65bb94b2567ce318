import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { refreshUnread, useUnread } from '#app/data/account/unread.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { notificationWords } from '#contract/notifications/notification-words.ts';
import { fromHost, hostGreeting, type ToHost } from '#contract/page/host-message.ts';
import { newsToTell } from './news-to-tell.ts';

/** The port of the native app around this page; undefined without one. */
function usePort(): MessagePort | undefined {
  const [port, setPort] = useState<MessagePort>();
  useEffect(() => {
    const connect = ({ data, source, origin, ports }: MessageEvent) => {
      const [given] = ports;
      // A native app's message has no source window and no origin. Another page that opened this one has both, and is
      // ignored.
      const isNative = source === null && (origin === '' || origin === location.origin);
      if (data !== hostGreeting || !isNative || !given) return;
      given.start();
      setPort(given);
    };
    addEventListener('message', connect);
    return () => removeEventListener('message', connect);
  }, []);
  return port;
}

function parsed(text: unknown): z.infer<typeof fromHost> | undefined {
  if (typeof text !== 'string' || text.length > 4000) return undefined;
  try {
    return z.safeParse(fromHost, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Tells a native app of each message once, and opens what it asks for. */
export function useHostPort(account: string | undefined): void {
  const api = useApiClient();
  const port = usePort();
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
    if (!port) return;
    const say = (message: ToHost) => port.postMessage(JSON.stringify(message));
    say({ type: 'unread', unread });
    if (account === undefined || unread === 0) return;
    let isWanted = true;
    api.post('notifications', {}).then(
      ({ items }) => {
        if (!isWanted) return;
        for (const { id, kind, facts } of newsToTell(account, items))
          say({ type: 'news', id, kind, ...notificationWords(kind, facts, api.language) });
      },
      // It is told the next time.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [api, port, account, unread]);
}
