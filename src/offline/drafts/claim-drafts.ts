import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import type { Draft } from './draft.schema.ts';
import { createDraft } from './drafts.ts';
import { type DraftResult, edited, missing, parseDraft, putDraft, storedDraft } from './stored-drafts.ts';

/* A claim on a warranty is a draft with photos like an ad's, and fields of its own. */

/** The claim that is being written, or a new one. */
export async function openClaim(database: DeviceDatabase): Promise<DraftResult<{ readonly draft: Draft }>> {
  const rows = (await database.drafts.toArray()).flatMap((row) => parseDraft(row) ?? []);
  const begun = rows
    .filter(({ purpose, removedAt }) => purpose === 'claim' && removedAt === null)
    .sort((one, other) => other.editedAt - one.editedAt)[0];
  return begun
    ? { ok: true, draft: begun }
    : createDraft(database, {}, null, { purpose: 'claim', claim: {} });
}

export async function changeClaim(
  database: DeviceDatabase,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      if (!before) return undefined;
      return putDraft(database, edited(before, { claim: { ...before.claim, ...fields } }, Date.now()));
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}
