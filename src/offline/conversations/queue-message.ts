import type { Language } from '#contract/language.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import {
  type DraftFailure,
  deleteDraft,
  missing,
  putDraft,
  storedDraft,
} from '#offline/drafts/stored-drafts.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { putCall } from '#offline/outbox/outbox.ts';

/** What a message belongs to: the car that a buyer asks about, or a seller's conversation. */
export type ThreadKey = `listing-${number}` | `conversation-${number}`;

/** The fields that say so in a call. */
export function threadFields(thread: ThreadKey): Record<string, string> {
  const [kind, id = ''] = thread.split('-');
  return kind === 'listing' ? { listingId: id } : { conversationId: id };
}

export type QueuedMessage = {
  readonly owner: string;
  readonly language: Language;
  readonly thread: ThreadKey;
  /** Display name of the car. */
  readonly label: string;
  readonly page: string;
  /** The call's fields beside those of the thread. */
  readonly fields: Readonly<Record<string, string>>;
  /** The draft it was written in, with its photos if it has any; another message then begins a new one. */
  readonly draftId?: string;
};

/**
 * Queues a message and puts away its draft in one transaction, so that it is neither lost nor sent twice. Messages of a
 * thread are sent in order, each with a key of its own.
 */
export async function queueMessage(
  database: DeviceDatabase,
  { owner, language, thread, label, page, fields, draftId }: QueuedMessage,
): Promise<
  { readonly ok: true; readonly row: OutboxRow } | { readonly ok: false; readonly failure: DraftFailure }
> {
  const { outbox, drafts, draftPhotos, photoBytes } = database;
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', outbox, drafts, draftPhotos, photoBytes, async () => {
      const draft = draftId === undefined ? undefined : await storedDraft(database, draftId);
      // Sent from another tab.
      if (draftId !== undefined && (!draft || draft.isQueued)) return undefined;
      const hasPhotos = draft !== undefined && draft.photoIds.length > 0;
      const row = await putCall(database, {
        ...{ owner, language, label, page, endpoint: 'sendMessage', line: thread },
        fields: { ...threadFields(thread), ...fields },
        ...(hasPhotos ? { draftId: draft.id } : {}),
      });
      if (draft && hasPhotos) await putDraft(database, { ...draft, isQueued: true });
      else if (draft) await deleteDraft(database, draft.id);
      return row;
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, row: written.value } : missing;
}

/** Messages of a thread that have not reached the server, in order; and those refused, with the reason. */
export function unsentOf(rows: readonly OutboxRow[], thread: ThreadKey): OutboxRow[] {
  return rows.filter(
    ({ call, state }) => call?.endpoint === 'sendMessage' && call.line === thread && state !== 'sent',
  );
}
