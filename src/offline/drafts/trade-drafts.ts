import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import type { Draft, DraftTrade } from './draft.schema.ts';
import { type DraftResult, missing, parseDraft, putDraft, storedDraft } from './stored-drafts.ts';

/*
 * A vehicle that is traded in is the draft of an ad with a wanted vehicle. It can be sold instead, and an ad's draft can
 * be traded in.
 */

type Change = Partial<DraftTrade> & { readonly purpose?: Draft['purpose'] };

/** Changes what a draft is traded in for. */
export async function changeTrade(
  database: DeviceDatabase,
  id: string,
  { purpose, ...change }: Change,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      if (!before) return undefined;
      const trade: DraftTrade = {
        ...(before.trade ?? { page: 'mobil', wanted: null, rowId: null }),
        ...change,
      };
      return putDraft(database, { ...before, trade, purpose: purpose ?? before.purpose });
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}

/** Trade-ins of a page, last edited first. */
export async function listTrades(
  { drafts }: DeviceDatabase,
  page: DraftTrade['page'],
): Promise<readonly Draft[]> {
  return (await drafts.toArray())
    .flatMap((row) => parseDraft(row) ?? [])
    .filter(({ removedAt, trade }) => removedAt === null && trade?.page === page)
    .sort((one, other) => other.editedAt - one.editedAt);
}
