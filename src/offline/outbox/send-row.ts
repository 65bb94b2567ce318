import { deviceErrorMessages } from '#contract/api/error-code.ts';
import { isQueuedEndpoint } from '#contract/api/outbox-paths.ts';
import { type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { Draft, DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { preparedBytes } from '#offline/drafts/draft-photos.ts';
import { storedDraft, storedPhotos } from '#offline/drafts/stored-drafts.ts';
import type { OutboxRow, QueuedCall } from './outbox.schema.ts';
import type { OutboxCalls, Reply } from './outbox-calls.ts';
import { parseRow } from './release-row.ts';
import {
  backToWaiting,
  dropRow,
  noteSentPhotos,
  noteTried,
  refuse,
  refusePhoto,
  settle,
  settleCall,
} from './settle-row.ts';

/** Outcome of sending a row. */
export type SendResult =
  | 'sent'
  /** It was withdrawn. */
  | 'gone'
  | 'needs-you'
  /** One of its photos is still being prepared. */
  | 'not-ready'
  /** Retry later. */
  | { readonly kind: 'later'; readonly waitMs: number }
  /** No connection: the other rows need not be tried. */
  | { readonly kind: 'lost' };

type Dependencies = { readonly database: DeviceDatabase; readonly calls: OutboxCalls };

/** Maximum number of restarts for a draft that is being edited, or a lost photo. */
const mostRounds = 5;
/**
 * Status codes that mean the photo is unusable (too large, or not a picture). Truncated uploads have others.
 */
const ofThePhoto: readonly number[] = [413, 415, 422];
const later = { kind: 'later', waitMs: 0 } as const;
const lost = { kind: 'lost' } as const;

/** Sends one row in its latest state, as far as possible. It can be restarted at any point. */
export async function sendRow(given: Dependencies, id: string): Promise<SendResult> {
  for (let round = 1; round <= mostRounds; round++) {
    const row = parseRow(await given.database.outbox.get(id));
    if (!row || row.state === 'sent') return 'gone';
    const isLast = round === mostRounds;
    const result = await sendByKind(given, row, isLast);
    if (result !== 'again') return result;
  }
  return later;
}

type Step = SendResult | 'again';

function sendByKind(given: Dependencies, row: OutboxRow, isLast: boolean): Promise<Step> {
  if (row.kind === 'call') return sendCall(given, row, isLast);
  return row.kind === 'status' ? sendChange(given, row) : sendDraft(given, row, isLast);
}

async function sendDraft({ database, calls }: Dependencies, row: OutboxRow, isLast: boolean): Promise<Step> {
  const draft = row.draftId === null ? undefined : await storedDraft(database, row.draftId);
  if (!draft || draft.removedAt !== null) {
    await dropRow(database, row.id);
    return 'gone';
  }
  const photos = await storedPhotos(database, draft);
  const uploaded = await sendReady({ database, calls }, row, photos);
  if (uploaded !== 'done') return uploaded;

  const tried = await noteTried(database, row.id, draft);
  // Edited or withdrawn during the photo uploads.
  if (tried === 'changed') return 'again';
  if (tried === 'gone') return 'gone';
  const images = photos.map(({ sha256 }) => sha256).join(',');
  const photoViews = photos
    .flatMap(({ sha256, guide }) => (guide && guide !== 'other' ? `${sha256}:${guide}` : []))
    .join(',');
  const reply = await callOf(calls, row, draft, { images, photoViews });
  // A photo that is still missing after all uploads is the server's own copy, and gone: retrying does not
  // help.
  if (isPhotoMissing(reply) && !isLast) {
    await backToWaiting(database, row.id, tried.isFirst);
    return 'again';
  }
  return finish(database, row, reply, tried.isFirst);
}

type SentPhotos = { readonly images: string; readonly photoViews: string };

function callOf(calls: OutboxCalls, row: OutboxRow, draft: Draft, photos: SentPhotos) {
  if (!row.listing) {
    return calls.post(
      'createListing',
      { ...filled(draft.form), ...row.visit, ...photos, clientId: row.id },
      row,
    );
  }
  const { id, revision } = row.listing;
  // Absent fields keep their values on the server; cleared ones are sent empty.
  const fields = Object.fromEntries(sellFields.map((field) => [field, draft.form[field] ?? '']));
  const about = { id: String(id), revision: String(revision), clientId: row.id };
  return calls.post('updateListing', { ...fields, ...photos, ...about }, row);
}

function filled(form: SellForm): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}

const isPhotoMissing = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.problem.code === 'photo_missing';

/** The photos that go with a call; none if their draft has been removed. */
async function photosOfCall(database: DeviceDatabase, { draftId }: QueuedCall) {
  const draft = draftId === null ? undefined : await storedDraft(database, draftId);
  return draft && draft.removedAt === null ? storedPhotos(database, draft) : [];
}

/** Uploads photos once all of them are prepared. */
async function sendReady(
  { database, calls }: Dependencies,
  row: OutboxRow,
  photos: readonly DraftPhoto[],
): Promise<'done' | Step> {
  if (photos.some(({ state }) => state === 'failed')) {
    const message = deviceErrorMessages.photo_refused[row.language];
    await refuse(database, row, { code: 'photo_refused', message, errors: { images: [message] } }, false);
    return 'needs-you';
  }
  if (photos.some(({ sha256 }) => sha256 === null)) return 'not-ready';
  return sendPhotos({ database, calls }, row, photos);
}

/** Uploads the photos that the server lacks, in order. */
async function sendPhotos(
  { database, calls }: Dependencies,
  row: OutboxRow,
  photos: readonly DraftPhoto[],
): Promise<'done' | Step> {
  const hashes = photos.flatMap(({ sha256 }) => sha256 ?? []);
  const asked = await calls.post('photosPresent', { hashes: hashes.join(',') }, row);
  if (asked.kind !== 'done') return unlessOursToSolve(database, row, asked);
  const present = new Set(asked.data.present);
  for (const photo of photos) {
    const { sha256 } = photo;
    // The server's own copy: the listing has it already.
    if (sha256 === null || photo.picture !== null || present.has(sha256)) continue;
    const count = photos.filter((other) => other.picture || present.has(other.sha256 ?? '')).length;
    if (!(await noteSentPhotos(database, row.id, count, photos.length))) return 'gone';
    const bytes = await preparedBytes(database, photo);
    // Removed from the draft meanwhile, or being edited.
    if (!bytes) return 'again';
    const reply = await calls.putPhoto(sha256, bytes, row);
    if (reply.kind === 'refused' && ofThePhoto.includes(reply.status)) {
      const isRefused = await refusePhoto(database, row, photo, reply.problem);
      return isRefused ? 'needs-you' : 'again';
    }
    if (reply.kind !== 'done') return unlessOursToSolve(database, row, reply);
    present.add(sha256);
  }
  return (await noteSentPhotos(database, row.id, photos.length, photos.length)) ? 'done' : 'gone';
}

/**
 * Handles problems before the row itself was sent: a sign-in resolves some; for a server of another version
 * it can only wait.
 */
async function unlessOursToSolve(
  database: DeviceDatabase,
  row: OutboxRow,
  reply: Exclude<Reply<unknown>, { readonly kind: 'done' }>,
): Promise<SendResult> {
  if (reply.kind !== 'refused') return reply;
  if ([400, 404, 405].includes(reply.status)) return later;
  await refuse(database, row, reply.problem, false);
  return 'needs-you';
}

async function sendChange({ database, calls }: Dependencies, row: OutboxRow): Promise<Step> {
  const { id, listing, change } = row;
  if (!listing || !change) {
    await dropRow(database, id);
    return 'gone';
  }
  if (!(await calls.isAnybodyThere())) return lost;
  const tried = await noteTried(database, id, undefined);
  if (tried === 'gone' || tried === 'changed') return 'gone';
  const about = { id: String(listing.id), revision: String(listing.revision), clientId: id, change };
  return finish(database, row, await calls.post('changeStatus', about, row), tried.isFirst);
}

async function sendCall({ database, calls }: Dependencies, row: OutboxRow, isLast: boolean): Promise<Step> {
  const { id, call } = row;
  if (!call) {
    await dropRow(database, id);
    return 'gone';
  }
  const { endpoint, fields } = call;
  // A row of a newer version of the app, which will send it.
  if (!isQueuedEndpoint(endpoint)) return later;
  if (!(await calls.isAnybodyThere())) return lost;
  const photos = await photosOfCall(database, call);
  if (photos.length > 0) {
    const uploaded = await sendReady({ database, calls }, row, photos);
    if (uploaded !== 'done') return uploaded;
  }
  const tried = await noteTried(database, id, undefined);
  if (tried === 'gone' || tried === 'changed') return 'gone';
  const images = photos.map(({ sha256 }) => sha256).join(',');
  const sent = { ...fields, ...(images === '' ? {} : { images }), clientId: id };
  const reply = await calls.send(endpoint, sent, row);
  if (isPhotoMissing(reply) && !isLast) {
    await backToWaiting(database, id, tried.isFirst);
    return 'again';
  }
  if (reply.kind !== 'done') return finish(database, row, reply, tried.isFirst);
  await settleCall(database, id, call);
  return 'sent';
}

async function finish(
  database: DeviceDatabase,
  row: OutboxRow,
  reply: Reply<{ readonly listing: NonNullable<OutboxRow['answer']> }>,
  isFirstTry: boolean,
): Promise<SendResult> {
  if (reply.kind === 'done') {
    await settle(database, row, reply.data.listing);
    return 'sent';
  }
  if (reply.kind === 'lost') return reply;
  if (reply.kind === 'later') {
    await backToWaiting(database, row.id, false);
    return reply;
  }
  await refuse(database, row, reply.problem, isFirstTry);
  return 'needs-you';
}
