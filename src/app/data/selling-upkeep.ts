import { purgeRemoved, purgeUnclaimedBytes } from '#offline/drafts/purge-removed.ts';
import { openDevice } from './device.ts';
import { recoverUnsaved } from './draft-saving.ts';
import { startOutbox } from './outbox.ts';
import { syncSellReferences } from './sell-references.ts';

/** What a device with drafts needs of every page: they are complete, they are sent, and the lists to choose from are there. */
export async function keepSelling(registerSync: () => Promise<boolean>): Promise<void> {
  startOutbox(registerSync);
  const opened = await openDevice();
  if (!opened.ok) return;
  await recoverUnsaved(opened.database).catch(() => undefined);
  await purgeRemoved(opened.database, Date.now()).catch(() => undefined);
  await purgeUnclaimedBytes(opened.database).catch(() => undefined);
  // Without an answer they are asked for again from the next page.
  await syncSellReferences().catch(() => undefined);
}
