import type { OwnListing } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import type { Draft, DraftListing, DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { deleteDraft, putDraft, storedDraft } from '#offline/drafts/stored-drafts.ts';
import type { OutboxProblem, OutboxRow, QueuedCall } from './outbox.schema.ts';
import { listOutbox, placeAtEnd } from './outbox.ts';
import { parseRow } from './release-row.ts';

/* State changes of a row while it is being sent, each in a transaction that reads the row first. */

/**
 * Records the progress of the photo uploads.
 * @returns false if the row was withdrawn
 */
export function noteSentPhotos(
  { outbox }: DeviceDatabase,
  id: string,
  sentPhotos: number,
  photoCount: number,
): Promise<boolean> {
  return outbox
    .where('id')
    .equals(id)
    .and(({ state }) => state !== 'sent')
    .modify({ state: 'sending', sentPhotos, photoCount })
    .then((count) => count > 0);
}

/**
 * Records that from now on the server may have this revision of the draft. Before that, the row can be
 * withdrawn; after it, a change of the draft is an update of the listing.
 */
export function noteTried(
  database: DeviceDatabase,
  id: string,
  sent: Draft | undefined,
): Promise<'gone' | 'changed' | { readonly isFirst: boolean }> {
  const { outbox, drafts } = database;
  return database.transaction('rw', outbox, drafts, async () => {
    const row = parseRow(await outbox.get(id));
    if (!row || row.state === 'sent') return 'gone';
    const now = sent && (await storedDraft(database, sent.id));
    if (now?.revision !== sent?.revision || (now && now.removedAt !== null)) return 'changed';
    const isFirst = row.triedRevision === null;
    await outbox.put({ ...row, state: 'sending', triedRevision: row.triedRevision ?? sent?.revision ?? 0 });
    return { isFirst };
  });
}

/**
 * Returns a row to the queue. `wasFirstTry` if the only attempt so far got a response: then the server does
 * not have it.
 */
export async function backToWaiting(
  { outbox }: DeviceDatabase,
  id: string,
  wasFirstTry: boolean,
): Promise<void> {
  await outbox
    .where('id')
    .equals(id)
    .and(({ state }) => state !== 'sent')
    .modify({ state: 'waiting', ...(wasFirstTry ? { triedRevision: null } : {}) });
}

export async function dropRow({ outbox }: DeviceDatabase, id: string): Promise<void> {
  await outbox.delete(id);
}

/**
 * The server has confirmed. The row stores the response. The draft is deleted, unless it has changed since
 * the revision that the server may have received first: then the difference is queued as an update.
 */
export async function settle(database: DeviceDatabase, sent: OutboxRow, answer: OwnListing): Promise<void> {
  const { outbox, drafts, draftPhotos, photoBytes } = database;
  const listing = { id: answer.id, revision: answer.revision };
  await database.transaction('rw', outbox, drafts, draftPhotos, photoBytes, async () => {
    const row = parseRow(await outbox.get(sent.id));
    if (!row || row.state === 'sent') return;
    const { photoCount, draftId } = row;
    await outbox.put({ ...row, listing, answer, state: 'sent', sentPhotos: photoCount, problem: null });
    if (sent.listing) await renewRevision(database, sent.id, sent.listing, listing);
    const draft = draftId === null ? undefined : await storedDraft(database, draftId);
    if (!draft) return;
    if (draft.revision === row.triedRevision || draft.removedAt !== null) {
      await deleteDraft(database, draft.id);
      return;
    }
    await putDraft(database, { ...draft, listing, sentAs: null });
    await outbox.add({
      ...row,
      ...{ id: newClientId(), kind: 'update', listing, state: 'waiting' },
      createdAt: await placeAtEnd(database),
      ...{ sentPhotos: 0, attempts: 0, nextTryAt: 0, triedRevision: null, problem: null, answer: null },
    });
  });
}

/**
 * The server has confirmed a call. Its text is deleted from the device, with the form it was written in: at once, or that
 * form would be opened as the next one.
 */
export async function settleCall(
  database: DeviceDatabase,
  id: string,
  { draftId }: Pick<QueuedCall, 'draftId'>,
): Promise<void> {
  const { outbox, drafts, draftPhotos, photoBytes } = database;
  await database.transaction('rw', outbox, drafts, draftPhotos, photoBytes, async () => {
    await outbox
      .where('id')
      .equals(id)
      .modify((stored) => {
        if (stored.call) stored.call.fields = aboutOf(stored.call.fields);
        stored.state = 'sent';
        stored.problem = null;
      });
    // A vehicle that was traded in can still be sold.
    const draft = draftId === null ? undefined : await storedDraft(database, draftId);
    if (draft && ['claim', 'message', 'review'].includes(draft.purpose))
      await deleteDraft(database, draft.id);
  });
}

/** The subject of a call, without personal data. */
function aboutOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => ['id', 'kind', 'state'].includes(name)),
  );
}

/** Queued changes of the same listing refer to the state after this row. */
async function renewRevision(
  database: DeviceDatabase,
  id: string,
  before: DraftListing,
  listing: DraftListing,
): Promise<void> {
  for (const other of await listOutbox(database)) {
    const follows = other.listing?.id === before.id && other.listing.revision === before.revision;
    if (other.id === id || other.state === 'sent' || !follows || other.triedRevision !== null) continue;
    await database.outbox.put({ ...other, listing });
  }
}

/** Error codes after which the row continues once the right account has signed in. */
const awaitSignIn: readonly string[] = ['unauthorized', 'other_account'];

/** The server refused: the user is informed, with the problems on the draft. */
export async function refuse(
  database: DeviceDatabase,
  { id, draftId }: OutboxRow,
  problem: OutboxProblem,
  wasFirstTry: boolean,
): Promise<void> {
  const { outbox, drafts } = database;
  await database.transaction('rw', outbox, drafts, async () => {
    const row = parseRow(await outbox.get(id));
    if (!row || row.state === 'sent') return;
    const triedRevision = wasFirstTry ? null : row.triedRevision;
    await outbox.put({ ...row, state: 'needs-you', problem, triedRevision });
    const draft = draftId === null ? undefined : await storedDraft(database, draftId);
    if (!draft || awaitSignIn.includes(problem.code)) return;
    const { message, errors } = problem;
    await putDraft(database, { ...draft, isQueued: false, refusal: { message, errors } });
  });
}

/**
 * The server cannot use one of the photos.
 * @returns false if the photo has changed meanwhile
 */
export async function refusePhoto(
  database: DeviceDatabase,
  row: OutboxRow,
  { id, sha256 }: Pick<DraftPhoto, 'id' | 'sha256'>,
  problem: OutboxProblem,
): Promise<boolean> {
  const refused = { state: 'failed', failure: 'refused' } as const;
  const same = database.draftPhotos
    .where('id')
    .equals(id)
    .and((photo) => photo.sha256 === sha256);
  if ((await same.modify(refused)) === 0) return false;
  await refuse(database, row, { ...problem, errors: { images: [problem.message] } }, false);
  return true;
}
