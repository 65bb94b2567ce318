import * as z from 'zod/mini';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import { type Draft, type DraftPhoto, draft, draftPhoto } from './draft.schema.ts';

/** Reads and writes draft rows, inside a transaction over the tables concerned. */

/** `missing`: the draft or photo is gone. `limit`: the draft is full. */
export type DraftFailure = DeviceFailure | 'missing' | 'limit';

export type DraftResult<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: DraftFailure };

export const missing = { ok: false, failure: 'missing' } as const;

export function parseDraft(row: unknown): Draft | undefined {
  return z.safeParse(draft, row).data;
}

export function parsePhoto(row: unknown): DraftPhoto | undefined {
  return z.safeParse(draftPhoto, row).data;
}

/** An edit of an ad in which nothing has been changed. */
export const isUntouchedEdit = ({ listing, revision, isQueued, refusal }: Draft): boolean =>
  listing !== null && revision === 0 && !isQueued && refusal === null;

export async function storedDraft({ drafts }: DeviceDatabase, id: string): Promise<Draft | undefined> {
  return parseDraft(await drafts.get(id));
}

/** Writes a draft, preserving fields of a newer version in the stored row. */
export async function putDraft({ drafts }: DeviceDatabase, next: Draft): Promise<Draft> {
  const before = await drafts.get(next.id);
  await drafts.put({ ...before, ...next });
  return next;
}

/** The draft after a change. */
export function edited(before: Draft, changes: Partial<Draft>, now: number): Draft {
  return { ...before, ...changes, revision: before.revision + 1, editedAt: now };
}

export async function storedPhoto(
  { draftPhotos }: DeviceDatabase,
  id: string,
): Promise<DraftPhoto | undefined> {
  return parsePhoto(await draftPhotos.get(id));
}

/** A draft's photos in order. */
export async function storedPhotos(
  { draftPhotos }: DeviceDatabase,
  { photoIds }: Pick<Draft, 'photoIds'>,
): Promise<DraftPhoto[]> {
  const rows = await draftPhotos.bulkGet([...photoIds]);
  return rows.flatMap((row) => parsePhoto(row) ?? []);
}

/** Deletes a draft with its photos. */
export async function deleteDraft(database: DeviceDatabase, id: string): Promise<void> {
  const { drafts, draftPhotos, photoBytes } = database;
  const ids = await draftPhotos.where('draftId').equals(id).primaryKeys();
  await photoBytes.bulkDelete(ids);
  await draftPhotos.bulkDelete(ids);
  await drafts.delete(id);
}
