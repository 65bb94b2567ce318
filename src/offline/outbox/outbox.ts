import type { QueuedEndpoint } from '#contract/api/outbox-paths.ts';
import type { Language } from '#contract/language.ts';
import { vehicleLabel } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import type { DraftListing } from '#offline/drafts/draft.schema.ts';
import { putDraft, storedDraft, storedPhotos } from '#offline/drafts/stored-drafts.ts';
import { guestOwner, type OutboxRow, type QueuedCall, type StatusChange } from './outbox.schema.ts';
import { mayBeThere, parseRow, pendingRowOf, withoutRow } from './release-row.ts';

/** `photos`: one of the draft's photos cannot be decoded. `sending`: the server may already have it. */
export type OutboxFailure = DeviceFailure | 'missing' | 'photos' | 'sending';
export type OutboxResult<Value = unknown, Failure = OutboxFailure> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: Failure };
type RowResult<Failure = OutboxFailure> = OutboxResult<{ readonly row: OutboxRow }, Failure>;

const missing = { ok: false, failure: 'missing' } as const;

async function newRow(
  database: DeviceDatabase,
  facts: Pick<OutboxRow, 'kind' | 'owner' | 'language' | 'label'> & Partial<OutboxRow>,
): Promise<OutboxRow> {
  return {
    ...{ id: newClientId(), draftId: null, listing: null, change: null, call: null, state: 'waiting' },
    ...{ sentPhotos: 0, photoCount: 0, attempts: 0, nextTryAt: 0, triedRevision: null },
    ...{ visit: {}, problem: null, answer: null, createdAt: await placeAtEnd(database) },
    ...facts,
  };
}

/**
 * Queues a draft, as a new listing or an edit. Idempotent; a refused row is queued again under the same key.
 * @param owner an account's public id, or `guest`
 * @param visit the source of the visit, sent with a new listing
 */
export async function queueDraft(
  database: DeviceDatabase,
  draftId: string,
  owner: string,
  language: Language,
  visit: OutboxRow['visit'] = {},
): Promise<RowResult> {
  const { drafts, draftPhotos, outbox } = database;
  return write(database, () =>
    database.transaction('rw', drafts, draftPhotos, outbox, async (): Promise<RowResult> => {
      const draft = await storedDraft(database, draftId);
      if (!draft || draft.removedAt !== null) return missing;
      const photos = await storedPhotos(database, draft);
      if (photos.some(({ state }) => state === 'failed')) return { ok: false, failure: 'photos' };
      const before = await pendingRowOf(database, draftId);
      const isInLine = before !== undefined && before.state !== 'needs-you';
      const facts = { label: vehicleLabel(draft.form), photoCount: photos.length, language };
      const afresh = { ...facts, owner, state: 'waiting', problem: null, attempts: 0, nextTryAt: 0 } as const;
      const { listing, sentAs } = draft;
      const asBefore = sentAs && !listing ? { id: sentAs.id, triedRevision: sentAs.revision } : {};
      const kind = listing ? 'update' : 'create';
      const row = before
        ? { ...before, listing, ...(isInLine ? facts : afresh) }
        : await newRow(database, { ...facts, ...asBefore, owner, kind, draftId, listing, visit });
      await outbox.put(row);
      await putDraft(database, { ...draft, isQueued: true, refusal: null });
      return { ok: true, row };
    }),
  );
}

/** Queues a status change of one's own listing. Idempotent. */
export async function queueChange(
  database: DeviceDatabase,
  given: {
    readonly owner: string;
    readonly listing: DraftListing;
    readonly change: StatusChange;
    readonly label: string;
    readonly language: Language;
  },
): Promise<RowResult<DeviceFailure>> {
  return write(database, () =>
    database.transaction('rw', database.outbox, async (): Promise<RowResult<DeviceFailure>> => {
      const same = (await listOutbox(database)).find(
        (row) => row.state !== 'sent' && row.listing?.id === given.listing.id && row.change === given.change,
      );
      const row =
        same?.state === 'needs-you'
          ? { ...same, ...given, state: 'waiting' as const, problem: null, attempts: 0, nextTryAt: 0 }
          : (same ?? (await newRow(database, { kind: 'status', ...given })));
      await database.outbox.put(row);
      return { ok: true, row };
    }),
  );
}

/** Fields that are never stored on a device (docs/product.md#national-id). */
const neverKept: ReadonlySet<string> = new Set(['ktp', 'otp']);

type GivenCall = {
  readonly owner: string;
  readonly language: Language;
  readonly label: string;
  readonly endpoint: QueuedEndpoint;
  readonly fields: Readonly<Record<string, string>>;
  readonly page?: string | undefined;
  /** The idempotency key, if the call may have been sent already. */
  readonly clientId?: string | undefined;
  /** The draft whose photos go with it. */
  readonly draftId?: string | undefined;
  /** As in `queuedCall`. */
  readonly line?: string | undefined;
};

/**
 * Queues a call that creates something, once per row id, which is sent as `clientId`. The same call queued
 * twice has one row, and a refused one is corrected under the same key; those of a line are all kept apart.
 */
export async function queueCall(
  database: DeviceDatabase,
  given: GivenCall,
): Promise<RowResult<DeviceFailure>> {
  return write(database, () =>
    database.transaction(
      'rw',
      database.outbox,
      async (): Promise<RowResult<DeviceFailure>> => ({ ok: true, row: await putCall(database, given) }),
    ),
  );
}

/** As `queueCall`, in a transaction over the outbox. */
export async function putCall(database: DeviceDatabase, given: GivenCall): Promise<OutboxRow> {
  const { owner, language, label, endpoint, page = null, clientId, draftId = null, line = null } = given;
  const as = clientId === undefined ? {} : { id: clientId };
  const fields = Object.fromEntries(Object.entries(given.fields).filter(([name]) => !neverKept.has(name)));
  const call: QueuedCall = { endpoint, fields, page, draftId, line };
  const own = (await listOutbox(database)).filter((row) => row.state !== 'sent' && row.owner === owner);
  const same =
    line === null
      ? (own.find((row) => isSameCall(row.call, call)) ??
        own.find((row) => row.state === 'needs-you' && isOnTheSame(row.call, call)))
      : own.find((row) => row.id === clientId);
  const goesOn = { state: 'waiting', problem: null, attempts: 0, nextTryAt: 0 } as const;
  const row =
    same?.state === 'needs-you'
      ? { ...same, ...goesOn, language, label, call }
      : (same ?? (await newRow(database, { kind: 'call', owner, language, label, call, ...as })));
  await database.outbox.put(row);
  return row;
}

function isSameCall(one: QueuedCall | null, other: QueuedCall): boolean {
  if (one?.endpoint !== other.endpoint) return false;
  const names = Object.keys({ ...one.fields, ...other.fields });
  return names.every((name) => one.fields[name] === other.fields[name]);
}

/** Whether both calls have the same kind and subject. */
function isOnTheSame(one: QueuedCall | null, other: QueuedCall): boolean {
  return (
    one?.endpoint === other.endpoint &&
    one.fields.id === other.fields.id &&
    one.fields.kind === other.fields.kind
  );
}

/**
 * Removes a row; its draft stays. A sent row is removed from the list.
 * @returns `sending` if the server may already have it: it can be removed once the response has arrived
 */
export async function cancelQueued(database: DeviceDatabase, id: string): Promise<OutboxResult> {
  const { drafts, outbox } = database;
  return write(database, () =>
    database.transaction('rw', drafts, outbox, async (): Promise<OutboxResult> => {
      const row = parseRow(await outbox.get(id));
      if (!row) return missing;
      if (row.state !== 'sent' && mayBeThere(row)) return { ok: false, failure: 'sending' };
      await outbox.delete(id);
      const draft = row.draftId === null ? undefined : await storedDraft(database, row.draftId);
      if (draft && row.state !== 'sent') await putDraft(database, withoutRow(draft, row));
      return { ok: true };
    }),
  );
}

/** Puts a refused row in the queue again, as it is. */
export async function sendAgain(database: DeviceDatabase, id: string): Promise<OutboxResult> {
  return write(database, () =>
    database.transaction('rw', database.outbox, async (): Promise<OutboxResult> => {
      const row = parseRow(await database.outbox.get(id));
      if (row?.state !== 'needs-you') return missing;
      await database.outbox.put({ ...row, state: 'waiting', problem: null, attempts: 0, nextTryAt: 0 });
      return { ok: true };
    }),
  );
}

/** Error codes that a sign-in can resolve: an existing listing is not visible to other accounts. */
const awaitSignIn: ReadonlySet<string> = new Set(['unauthorized', 'other_account', 'not_found']);

/** At sign-in: the guest's rows become the account's, and rows that waited for the sign-in continue. */
export async function adoptGuestRows(database: DeviceDatabase, accountId: string): Promise<void> {
  const { outbox } = database;
  await database.transaction('rw', outbox, async () => {
    for (const row of await listOutbox(database)) {
      if (row.state === 'sent' || (row.owner !== guestOwner && row.owner !== accountId)) continue;
      const isAwaited = row.problem !== null && awaitSignIn.has(row.problem.code);
      const goesOn = { state: 'waiting', problem: null, attempts: 0, nextTryAt: 0 } as const;
      await outbox.put({ ...row, owner: accountId, ...(isAwaited ? goesOn : {}) });
    }
  });
}

/** At sign-out: deletes the server's responses for the account. Unsent rows wait for the next sign-in. */
export async function forgetAnswersOf(database: DeviceDatabase, accountId: string): Promise<void> {
  const rows = await listOutbox(database);
  const theirs = rows.filter(({ owner, state }) => owner === accountId && state === 'sent');
  await database.outbox.bulkDelete(theirs.map(({ id }) => id));
}

/** Waiting rows in order, then sent ones. */
export async function listOutbox({ outbox }: DeviceDatabase): Promise<OutboxRow[]> {
  const rows = (await outbox.toArray()).flatMap((row) => parseRow(row) ?? []);
  return rows.sort((one, other) => one.createdAt - other.createdAt);
}

/**
 * A time later than that of all rows: rows queued within one millisecond keep their order, even if the clock
 * is set back.
 */
export async function placeAtEnd(database: DeviceDatabase): Promise<number> {
  const rows = await listOutbox(database);
  const last = rows[rows.length - 1];
  return Math.max(Date.now(), (last?.createdAt ?? 0) + 1);
}

async function write<Result>(
  database: DeviceDatabase,
  run: () => PromiseLike<Result>,
): Promise<Result | { readonly ok: false; readonly failure: DeviceFailure }> {
  const written = await writeMakingRoom(database, async () => run());
  return written.ok ? written.value : written;
}
