import scriptAddress from 'virtual:background-script';
import { outboxSyncTag } from '#contract/page/background-sync.ts';
import type { BackgroundPart } from './background/background.ts';

declare const self: ServiceWorkerGlobalScope & { readonly backgroundPart?: BackgroundPart };

/** https://wicg.github.io/background-sync/spec/#sync-event; not in TypeScript's types. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'lastChance' in event && 'waitUntil' in event;
}

/**
 * The code that needs the device's database and its schemas is four fifths of the worker, and no page waits
 * for it. It is a separate script, so that the worker starts quickly for a page. A running worker can only
 * import scripts that it imported during installation: https://w3c.github.io/ServiceWorker/#importscripts
 */
export function backgroundPart(): BackgroundPart {
  if (!self.backgroundPart) importScripts(scriptAddress);
  if (!self.backgroundPart) throw new Error(`${scriptAddress} is not what it was built as`);
  return self.backgroundPart;
}

export function listenInBackground(): void {
  self.addEventListener('install', () => void backgroundPart());
  // The browser wakes the worker when there is a connection: flush the outbox, with or without a page.
  self.addEventListener('sync', (event: Event) => {
    if (isSyncEvent(event) && event.tag === outboxSyncTag)
      event.waitUntil(backgroundPart().sendWaiting(event.lastChance));
  });
  // Push messages while no page is open: shown as notifications, opened by a tap.
  self.addEventListener('push', (event) => event.waitUntil(backgroundPart().showNews(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(backgroundPart().openNews(event.notification.data));
  });
}
