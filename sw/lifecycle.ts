import { forgetPages } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until a page activates it (messages.ts), so that no page changes while in use. Once
 * active it also controls open pages: on a first visit there is nothing to replace.
 */
export function manageLifecycle(): void {
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetPages(), preloadNavigations(), self.clients.claim()]));
  });
}

/** Sends a navigation request while the worker is still starting. */
async function preloadNavigations(): Promise<void> {
  // Not supported by some browsers: https://caniuse.com/mdn-api_navigationpreloadmanager
  if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable();
}
