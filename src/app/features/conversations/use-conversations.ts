import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { fetchEarlier, type Post, syncInbox, syncThread } from '#app/data/conversations/sync-inbox.ts';
import { openDevice } from '#app/data/device/device.ts';
import { useDevice } from '#app/data/device/use-device.ts';
import { flushNow, useOutbox } from '#app/data/sell/outbox.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { conversationPath } from '#contract/account/account-paths.ts';
import type { KeptConversation } from '#offline/conversations/kept-conversation.schema.ts';
import { listConversations, noteRead, readMessages } from '#offline/conversations/kept-conversations.ts';
import { queueMessage, type ThreadKey, unsentOf } from '#offline/conversations/queue-message.ts';
import { guestOwner, type OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** Messages shown at first, and with each page of earlier ones. */
const pageOfMessages = 50;

function usePost(): Post {
  const api = useApiClient();
  return useCallback<Post>((name, fields) => api.post(name, fields), [api]);
}

export type Conversations =
  | { readonly kind: 'reading' | 'guest' | 'failed' }
  | {
      readonly kind: 'known';
      readonly items: readonly KeptConversation[];
      /** Whether the server has been asked since the page was opened. */
      readonly isCurrent: boolean;
    };

/** The conversations on this device, brought up to date when the page is opened. */
export function useConversations(): Conversations {
  const post = usePost();
  const { isKnown, id: account } = useAccount();
  const [isCurrent, setIsCurrent] = useState(false);
  const kept = useDevice(
    async (database) => (account === undefined ? [] : listConversations(database, account)),
    [account],
  );
  useEffect(() => {
    if (account === undefined) return;
    let isLeft = false;
    void syncInbox(post).finally(() => {
      if (!isLeft) setIsCurrent(true);
    });
    return () => {
      isLeft = true;
    };
  }, [account, post]);
  if (!isKnown) return { kind: 'reading' };
  if (account === undefined) return { kind: 'guest' };
  if (kept.kind === 'failed') return { kind: 'failed' };
  if (kept.kind === 'reading' || (kept.value.length === 0 && !isCurrent)) return { kind: 'reading' };
  return { kind: 'known', items: kept.value, isCurrent };
}

/** The conversation of an address: its id, or `mobil-` and the car that a buyer asks about. */
export type ThreadTarget = { readonly conversationId?: number; readonly listingId?: number };

export function threadTargetOf(name: string): ThreadTarget | undefined {
  const [, car, id] = /^(mobil-)?([1-9]\d{0,14})$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  return car === undefined ? { conversationId: Number(id) } : { listingId: Number(id) };
}

export function conversationAt(
  items: readonly KeptConversation[],
  { conversationId, listingId }: ThreadTarget,
): KeptConversation | undefined {
  return items.find(({ id, view }) =>
    conversationId === undefined
      ? view.role === 'buyer' && view.listing.id === listingId
      : id === conversationId,
  );
}

/** A buyer's messages are in line by the car, so that those before the first answer of the server are in it too. */
export function threadKeyOf(
  kept: KeptConversation | undefined,
  { listingId, conversationId }: ThreadTarget,
): ThreadKey {
  if (kept) return kept.view.role === 'buyer' ? `listing-${kept.view.listing.id}` : `conversation-${kept.id}`;
  return listingId === undefined ? `conversation-${conversationId ?? 0}` : `listing-${listingId}`;
}

/** The messages of a conversation on this device, fetched up to the latest when it is opened, and noted as read. */
export function useMessages(kept: KeptConversation | undefined) {
  const post = usePost();
  const { id: account } = useAccount();
  const [most, setMost] = useState(pageOfMessages);
  const id = kept?.id;
  const state = useDevice(
    async (database) =>
      account === undefined || id === undefined ? [] : readMessages(database, account, id, most),
    [account, id, most],
  );
  const messages = state.kind === 'known' ? state.value : [];
  const isBehind = kept !== undefined && (kept.to < kept.view.lastSeq || kept.edition !== kept.view.edition);
  useEffect(() => {
    if (account === undefined || id === undefined) return;
    // When opened, also for what else has happened since.
    void withDevice((database) => syncThread({ database, account, post }, id));
  }, [account, id, post]);
  useEffect(() => {
    if (isBehind && account !== undefined && id !== undefined)
      void withDevice((database) => syncThread({ database, account, post }, id));
  }, [isBehind, account, id, post]);

  const lastSeq = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (account === undefined || id === undefined || lastSeq === 0) return;
    const note = () => {
      if (document.visibilityState !== 'visible') return;
      void withDevice((database) => noteRead(database, account, id, lastSeq)).then(() => syncInbox(post));
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [account, id, lastSeq, post]);

  const hasEarlier = kept !== undefined && (messages[0]?.seq ?? 1) > 1;
  const showEarlier = useCallback(() => {
    if (account === undefined || id === undefined) return;
    void withDevice((database) => fetchEarlier({ database, account, post }, id)).finally(() =>
      setMost((before) => before + pageOfMessages),
    );
  }, [account, id, post]);
  return { messages, isRead: state.kind !== 'reading', hasEarlier, showEarlier };
}

type Device = Extract<Awaited<ReturnType<typeof openDevice>>, { readonly ok: true }>['database'];
/** Without a connection what is on the device stays; it is fetched when the connection is back. */
async function withDevice(work: (database: Device) => Promise<unknown>): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await work(opened.database).catch(() => undefined);
}

/** Messages that are on their way, or refused; those just sent until the conversation has them. */
export function useUnsent(thread: ThreadKey, known: ReadonlySet<string>): readonly OutboxRow[] {
  const post = usePost();
  const outbox = useOutbox();
  const rows = useMemo(() => (outbox.kind === 'known' ? outbox.value : []), [outbox]);
  const unsent = useMemo(() => unsentOf(rows, thread), [rows, thread]);
  /** As they were written: the outbox empties what was sent. */
  const written = useRef(new Map<string, OutboxRow>());
  for (const row of unsent) written.current.set(row.id, row);
  const sent = rows.filter(({ id, state }) => state === 'sent' && written.current.has(id) && !known.has(id));
  const sentCount = sent.length;
  useEffect(() => {
    if (sentCount > 0) void syncInbox(post);
  }, [sentCount, post]);
  return [...sent.flatMap(({ id }) => asSent(written.current.get(id))), ...unsent];
}

const asSent = (row: OutboxRow | undefined): OutboxRow[] => (row ? [{ ...row, state: 'sent' }] : []);

/** Sends messages of a conversation, by way of the outbox. */
export function useSend(
  thread: ThreadKey,
  { label, page }: { readonly label: string; readonly page: string },
) {
  const language = useLanguage();
  const { id: account } = useAccount();
  return async (fields: Readonly<Record<string, string>>, draftId?: string) => {
    const opened = await openDevice();
    if (!opened.ok) return opened;
    const queued = await queueMessage(opened.database, {
      ...{ owner: account ?? guestOwner, language, thread, label, fields },
      page: conversationPath(page),
      ...(draftId === undefined ? {} : { draftId }),
    });
    if (queued.ok) void flushNow();
    return queued;
  };
}
