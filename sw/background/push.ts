import * as z from 'zod/mini';
import { pushPayload } from '#contract/notifications/push-message.ts';

declare const self: ServiceWorkerGlobalScope;

const shown = z.object({ path: z.string() });

function parsed(data: PushMessageData | null): z.infer<typeof pushPayload> | undefined {
  try {
    return z.safeParse(pushPayload, data?.json()).data;
  } catch {
    return undefined;
  }
}

/** Shows the notification of a push. */
export async function showNews(data: PushMessageData | null): Promise<void> {
  const news = parsed(data);
  // A push without a notification costs the site its permission; an unreadable one shows a general text.
  const { id, title, body, path } = news ?? { id: 0, title: 'Lajur', body: '', path: '/notifikasi' };
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    // A repeated message replaces itself.
    tag: `lajur-${id}`,
    data: { path },
  });
  for (const page of await pages()) page.postMessage({ type: 'NEWS' });
}

/** Open pages of this site, the default match. */
const pages = () => self.clients.matchAll({ includeUncontrolled: true });

/** Opens a message in an existing tab or a new one; always on this site. */
export async function openNews(data: unknown): Promise<void> {
  const url = new URL(z.safeParse(shown, data).data?.path ?? '/', location.origin);
  const address = url.origin === location.origin ? url.href : location.origin;
  const page = (await pages()).find((client) => client instanceof WindowClient);
  if (page) {
    const focused = await page.focus().catch(() => page);
    // A page that this worker does not control cannot be navigated.
    const sent = await focused.navigate(address).catch(() => null);
    if (sent) return;
  }
  await self.clients.openWindow(address);
}
