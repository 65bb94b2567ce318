import { openDevice } from '#app/data/device/device.ts';
import { flushNow } from '#app/data/sell/outbox.ts';
import type { Done } from '#app/features/sell/draft/drafts-store.ts';
import type { Language } from '#contract/language.ts';
import type { ListingChange } from '#contract/sell/listing-changes.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';

/** Queues a one-tap change of a listing, and sends it as soon as there is a connection. */
export async function queueStatus(
  { id, revision, label }: Pick<OwnListing, 'id' | 'revision' | 'label'>,
  change: ListingChange | 'claim',
  language: Language,
): Promise<Done> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const [{ queueChange }, { readAccountId }, { guestOwner }] = await Promise.all([
    import('#offline/outbox/outbox.ts'),
    import('#offline/account/device-keys.ts'),
    import('#offline/outbox/outbox.schema.ts'),
  ]);
  const owner = (await readAccountId(database)) ?? guestOwner;
  const queued = await queueChange(database, { owner, listing: { id, revision }, change, label, language });
  if (queued.ok) void flushNow();
  return queued;
}
