import * as z from 'zod/mini';
import { type SellField, type SellForm, type SellStep, sellFields } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { askToKeep } from '#offline/device/device-storage.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import { releaseDraft } from '#offline/outbox/release-row.ts';
import { type Draft, type DraftListing, type DraftRefusal, draft as draftSchema } from './draft.schema.ts';
import {
  type DraftResult,
  edited,
  isUntouchedEdit,
  missing,
  parseDraft,
  putDraft,
  storedDraft,
  storedPhotos,
} from './stored-drafts.ts';

/** A draft as shown in a list. */
export type DraftSummary = Draft & {
  readonly photoCount: number;
  /** The cover's tiny preview as a data URI. */
  readonly coverPreview: string | null;
};

export type DraftChanges = {
  /** Changed fields; an empty value removes the field. */
  readonly form?: SellForm;
  /** Their values when editing started; without them, conflicts are not detected. */
  readonly base?: SellForm;
  readonly lastStep?: SellStep;
};

/** A conflicting field: the other tab's value is kept. */
type DraftConflict = { readonly field: SellField; readonly theirs: string };

type Merged = {
  readonly form: SellForm;
  /** Fields whose value changed. */
  readonly changed: readonly SellField[];
  readonly conflicts: readonly DraftConflict[];
};

/**
 * Merges a changed form. A field whose current value is neither that from the start of editing nor the new
 * one was changed by another tab: it keeps that value and is reported.
 */
function mergeForm(current: SellForm, wanted: SellForm, base: SellForm | undefined): Merged {
  const form: Partial<Record<SellField, string>> = { ...current };
  const changed: SellField[] = [];
  const conflicts: DraftConflict[] = [];
  for (const field of sellFields) {
    const value = wanted[field];
    const theirs = current[field] ?? '';
    if (value === undefined || value === theirs) continue;
    if (base !== undefined && theirs !== (base[field] ?? '')) {
      conflicts.push({ field, theirs });
      continue;
    }
    changed.push(field);
    if (value === '') delete form[field];
    else form[field] = value;
  }
  return { form, changed, conflicts };
}

/** Removes the problems of changed fields, which no longer apply. */
function refusalWithout(refusal: DraftRefusal | null, changed: readonly string[]): DraftRefusal | null {
  const errors = Object.entries(refusal?.errors ?? {});
  const left = errors.filter(([field]) => !changed.includes(field));
  if (!refusal || left.length === errors.length) return refusal;
  return left.length === 0 ? null : { ...refusal, errors: Object.fromEntries(left) };
}

/** Creates a draft. `listing` is given for the edit of an existing one. */
export async function createDraft(
  database: DeviceDatabase,
  form: SellForm = {},
  listing: DraftListing | null = null,
  beginning: Partial<Pick<Draft, 'purpose' | 'trade'>> = {},
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const draft: Draft = { ...newDraft(), form: mergeForm({}, form, undefined).form, listing, ...beginning };
  const written = await writeMakingRoom(database, () => putDraft(database, draft));
  if (!written.ok) return written;
  // From now on the device has data that exists nowhere else.
  void askToKeep();
  return { ok: true, draft: written.value };
}

function newDraft(): Draft {
  const now = Date.now();
  return z.parse(draftSchema, { id: newClientId(), createdAt: now, editedAt: now });
}

/** Includes a deleted draft that can still be restored: see `removedAt`. */
export function readDraft(database: DeviceDatabase, id: string): Promise<Draft | undefined> {
  return storedDraft(database, id);
}

/** Drafts of ads, last edited first, without deleted ones and edits that change nothing. */
export async function listDrafts(database: DeviceDatabase): Promise<DraftSummary[]> {
  const { drafts, draftPhotos } = database;
  return database.transaction('r', drafts, draftPhotos, async () => {
    const rows = (await drafts.toArray()).flatMap((row) => parseDraft(row) ?? []);
    const summaries = await Promise.all(
      rows
        .filter((row) => row.removedAt === null && row.purpose === 'sell' && !isUntouchedEdit(row))
        .map(async (row): Promise<DraftSummary> => {
          const photos = await storedPhotos(database, row);
          return { ...row, photoCount: photos.length, coverPreview: photos[0]?.preview ?? null };
        }),
    );
    return summaries.sort((one, other) => other.editedAt - one.editedAt);
  });
}

/** Applies a change. Fields that another tab has changed meanwhile keep its values and are reported. */
export async function patchDraft(
  database: DeviceDatabase,
  id: string,
  { form = {}, base, lastStep }: DraftChanges,
): Promise<DraftResult<{ readonly draft: Draft; readonly conflicts: readonly DraftConflict[] }>> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      if (!before) return undefined;
      const merged = mergeForm(before.form, form, base);
      const step = lastStep ?? before.lastStep;
      // The current step is not part of the content.
      const moved = { ...before, lastStep: step };
      const refusal = refusalWithout(before.refusal, merged.changed);
      const next =
        merged.changed.length > 0 ? edited(moved, { form: merged.form, refusal }, Date.now()) : moved;
      const isSame = merged.changed.length === 0 && step === before.lastStep;
      return { draft: isSame ? before : await putDraft(database, next), conflicts: merged.conflicts };
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, ...written.value } : missing;
}

/** Copies a draft with its photos. The copy is a new listing and is not queued. */
export async function duplicateDraft(
  database: DeviceDatabase,
  id: string,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const { drafts, draftPhotos, photoBytes } = database;
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', drafts, draftPhotos, photoBytes, async () => {
      const before = await storedDraft(database, id);
      if (!before) return undefined;
      const copy: Draft = { ...newDraft(), form: before.form, lastStep: before.lastStep };
      const photoIds: string[] = [];
      for (const photo of await storedPhotos(database, before)) {
        const bytes = await photoBytes.get(photo.id);
        // The server's copy belongs to the listing being edited.
        if (!bytes) continue;
        const photoId = newClientId();
        await draftPhotos.add({ ...photo, id: photoId, draftId: copy.id });
        await photoBytes.add({ ...bytes, photoId });
        photoIds.push(photoId);
      }
      return putDraft(database, { ...copy, photoIds });
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}

/**
 * Deletes a draft, which can be restored for a while, and removes it from the outbox.
 * @returns `sending` if the server may already have it
 */
export async function removeDraft(
  database: DeviceDatabase,
  id: string,
): Promise<DraftResult<{ readonly draft: Draft }> | { readonly ok: false; readonly failure: 'sending' }> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, database.outbox, async () => {
      const before = await storedDraft(database, id);
      if (!before) return missing;
      const released = await releaseDraft(database, before);
      if (!released) return { ok: false, failure: 'sending' } as const;
      return { ok: true, draft: await putDraft(database, { ...released, removedAt: Date.now() }) } as const;
    }),
  );
  return written.ok ? written.value : written;
}

/** Restores a draft without queueing it again. */
export async function restoreDraft(
  database: DeviceDatabase,
  id: string,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      return before && putDraft(database, { ...before, removedAt: null });
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}
