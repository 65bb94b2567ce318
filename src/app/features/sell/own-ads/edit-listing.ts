import type { WritingClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { openDevice } from '#app/data/device/device.ts';
import { publishDraft } from '#app/data/sell/outbox.ts';
import type { Done } from '#app/features/sell/draft/drafts-store.ts';
import type { Language } from '#contract/language.ts';
import { sellStepPath } from '#contract/paths.ts';
import type { EditableListing } from '#contract/sell/own-listing.ts';
import { fieldsOfStep, sellSteps } from '#contract/sell/sell-fields.ts';
import type { DraftListing } from '#offline/drafts/draft.schema.ts';

/**
 * An own listing with everything editable.
 * @throws ApiError, ConnectionLost
 */
export async function fetchOwn(api: Pick<WritingClient, 'post'>, id: number): Promise<EditableListing> {
  return (await api.post('ownListing', { id: String(id) })).listing;
}

/**
 * The draft of an edit started on this device, or a new one from the current listing.
 * @param price replaces the listing's price
 */
export async function draftOfListing(
  api: Pick<WritingClient, 'post'>,
  id: number,
  price?: string,
): Promise<Done<{ readonly draftId: string; readonly wasBegun: boolean }>> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const { beginChange, changeBegun } = await import('#offline/drafts/draft-of-listing.ts');
  const { isUntouchedEdit } = await import('#offline/drafts/stored-drafts.ts');
  const begun = await changeBegun(database, id);
  const wasBegun = begun !== undefined && !isUntouchedEdit(begun);
  const begin = async () => beginChange(database, await fetchOwn(api, id));
  const kept = begun && { ok: true as const, draft: begun };
  const made = !kept
    ? await begin()
    : wasBegun
      ? kept
      : await begin().catch((cause: unknown) => {
          // One that was opened before opens without a connection.
          if (cause instanceof ApiError) throw cause;
          return kept;
        });
  if (!made.ok) return made;
  const { id: draftId } = made.draft;
  const done = { ok: true as const, draftId, wasBegun };
  if (price === undefined) return done;
  const { patchDraft } = await import('#offline/drafts/drafts.ts');
  const patched = await patchDraft(database, draftId, { form: { price } });
  return patched.ok ? done : patched;
}

/** Sends an edit that overwrites changes made elsewhere. */
export async function sendOver(draftId: string, listing: DraftListing, language: Language): Promise<Done> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { rebaseDraft } = await import('#offline/drafts/rebase-draft.ts');
  const rebased = await rebaseDraft(opened.database, draftId, listing);
  return rebased.ok ? publishDraft(draftId, language) : rebased;
}

/** Where an edit begins: at the field that the address names, otherwise at the overview of all steps. */
export function editPath(draftId: string, field: string): string {
  const step = sellSteps.find((each) => fieldsOfStep[each].some((name) => name === field));
  return step ? `${sellStepPath(step, draftId)}#${field}` : sellStepPath('review', draftId);
}
