import { openDevice } from '#app/data/device/device.ts';
import { whenDeviceHolds } from '#app/data/device/device-note.ts';
import { purgeRemoved, purgeUnclaimedBytes } from '#offline/drafts/purge-removed.ts';
import { recoverUnsaved } from './draft-saving.ts';
import { type OutboxNetwork, startOutbox } from './outbox.ts';

/** On every page of a device with drafts or an outbox: completes drafts and flushes the outbox. */
export function keepSelling(network: OutboxNetwork): void {
  startOutbox(network);
  whenDeviceHolds(['drafts'], () => void completeDrafts());
}

async function completeDrafts(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  await recoverUnsaved(opened.database).catch(() => undefined);
  await purgeRemoved(opened.database, Date.now()).catch(() => undefined);
  await purgeUnclaimedBytes(opened.database).catch(() => undefined);
}
