import { forgetPages } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until a page activates it (messages.ts), so that no page changes while in use. Once
 * active it also controls open pages: on a first visit there is nothing to replace.
 */
export function manageLifecycle(): void {
  self.addEventListener('activate', (event) => {
    // In this order: a page that comes under control has itself kept.
    const claimed = forgetPages()
      .catch(() => undefined)
      .then(() => self.clients.claim());
    event.waitUntil(Promise.all([claimed, endPreloads()]));
  });
}

/**
 * An earlier version had navigations requested while the worker starts. Where such a request fails, Firefox ends the
 * navigation, whatever the worker answers: no page opens without a connection.
 */
async function endPreloads(): Promise<void> {
  await self.registration.navigationPreload?.disable().catch(() => undefined);
}
