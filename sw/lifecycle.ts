import { forgetPages } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until a page asks for it (messages.ts), so that no page changes during use. Once active it
 * controls open pages too: on a first visit there is nothing to replace.
 */
export function manageLifecycle(): void {
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetPages(), preloadNavigations(), self.clients.claim()]));
  });
}

/** Sends the request for a page while the worker is still starting. */
async function preloadNavigations(): Promise<void> {
  // Missing in some browsers: https://caniuse.com/mdn-api_navigationpreloadmanager
  if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable();
}
