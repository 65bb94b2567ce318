import { savesData } from '#app/data/api/connection.ts';
import type { ResponseCache } from '#app/data/api/response-cache.ts';
import { deviceHolds } from '#app/data/device/device-note.ts';
import { followInbox } from './follow-inbox.ts';
import { syncInbox } from './sync-inbox.ts';

/** Follows the conversations of the signed-in account; with data saver on they are fetched once a page. */
export function startInbox(cache: ResponseCache, onBack: (callback: () => void) => void): void {
  const sync = () => syncInbox((name, fields) => cache.post(name, fields));
  if (savesData()) void sync();
  else followInbox({ sync, onBack, isWanted: () => deviceHolds('account') });
}
