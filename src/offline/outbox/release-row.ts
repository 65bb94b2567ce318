import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { Draft } from '#offline/drafts/draft.schema.ts';
import { type OutboxRow, outboxRow } from './outbox.schema.ts';

export function parseRow(row: unknown): OutboxRow | undefined {
  return z.safeParse(outboxRow, row).data;
}

/**
 * Whether the server may have what a row sends. It can then be changed but not withdrawn, unless it needs the
 * user's attention anyway (`withoutRow`).
 */
export function mayBeThere({ triedRevision, state }: OutboxRow): boolean {
  return triedRevision !== null && state !== 'needs-you';
}

/** The queued row of a draft, if any. For use in a transaction over the outbox. */
export async function pendingRowOf(
  { outbox }: DeviceDatabase,
  draftId: string,
): Promise<OutboxRow | undefined> {
  const rows = await outbox.where('draftId').equals(draftId).toArray();
  return rows.map(parseRow).find((row) => row !== undefined && row.state !== 'sent');
}

/** The draft without its row. What the server may have of it is recorded. */
export function withoutRow(draft: Draft, { id, kind, triedRevision }: OutboxRow): Draft {
  const sentAs = kind === 'create' && triedRevision !== null ? { id, revision: triedRevision } : draft.sentAs;
  return { ...draft, isQueued: false, sentAs };
}

/**
 * Removes a draft from the outbox. Call within a transaction over the outbox.
 * @returns undefined if the server may already have it
 */
export async function releaseDraft(database: DeviceDatabase, draft: Draft): Promise<Draft | undefined> {
  const row = await pendingRowOf(database, draft.id);
  if (!row) return { ...draft, isQueued: false };
  if (mayBeThere(row)) return undefined;
  await database.outbox.delete(row.id);
  return withoutRow(draft, row);
}
