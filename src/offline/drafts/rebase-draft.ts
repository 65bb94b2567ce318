import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import type { Draft, DraftListing } from './draft.schema.ts';
import { type DraftResult, edited, missing, putDraft, storedDraft } from './stored-drafts.ts';

/** Rebases an edit on the current listing, so that it overwrites changes made elsewhere. */
export async function rebaseDraft(
  database: DeviceDatabase,
  id: string,
  listing: DraftListing,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      return before && putDraft(database, edited(before, { listing, refusal: null }, Date.now()));
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}
