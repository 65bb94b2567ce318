import { forgetPages } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until a page asks for it (messages.ts), so that no one's page changes under
 * their hands. Once active it serves open pages too: on a first visit there is nothing to replace.
 */
export function manageLifecycle(): void {
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetPages(), preloadNavigations(), self.clients.claim()]));
  });
}

/** Lets the request for a page go out while the worker is still starting. */
async function preloadNavigations(): Promise<void> {
  // Some browsers leave it out: https://caniuse.com/mdn-api_navigationpreloadmanager
  if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable();
}
