import { openDevice } from '#app/data/device/device.ts';
import type { DataOf, PostedEndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ConversationView } from '#contract/conversations/conversation.schema.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { keepInboxVersion, readInboxVersion } from '#offline/conversations/inbox-version.ts';
import {
  keepThread,
  keepViews,
  listConversations,
  noteTold,
  readConversation,
  untold,
} from '#offline/conversations/kept-conversations.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** What fetches: the api client. */
export type Post = <Name extends PostedEndpointName>(
  name: Name,
  fields: QueryOf<Name>,
) => Promise<DataOf<Name>>;

type Sync = { readonly database: DeviceDatabase; readonly account: string; readonly post: Post };

/** Conversations whose latest messages are fetched before they are opened. */
const mostAhead = 20;
/** After a longer absence, the latest messages replace those on the device. */
const mostPagesAfter = 4;
const mostInboxPages = 20;

/** Brings the messages of one conversation up to date. @throws ApiError, ConnectionLost */
export async function syncThread({ database, account, post }: Sync, id: number): Promise<void> {
  for (let page = 0; page < mostPagesAfter; page += 1) {
    const kept = await readConversation(database, account, id);
    const isContinued = kept !== undefined && kept.to > 0 && kept.edition === kept.view.edition;
    if (!isContinued) break;
    const answer = await post('thread', { conversationId: String(id), after: String(kept.to) });
    const isKept = await keepThread(database, account, answer, { after: kept.to });
    if (!isKept) break;
    if (!answer.hasMore) return;
  }
  await keepThread(database, account, await post('thread', { conversationId: String(id) }), {});
}

/** Fetches the messages before those on the device. @throws ApiError, ConnectionLost */
export async function fetchEarlier({ database, account, post }: Sync, id: number): Promise<void> {
  const kept = await readConversation(database, account, id);
  if (!kept || kept.from <= 1) return;
  const { from } = kept;
  const answer = await post('thread', { conversationId: String(id), before: String(from) });
  await keepThread(database, account, answer, { before: from });
}

/** All conversations that have changed since a version, and the version of the first answer. */
async function changedSince(post: Post, version: number | undefined) {
  const items: ConversationView[] = [];
  const since = version === undefined ? {} : { after: String(version) };
  const first = await post('inbox', since);
  items.push(...first.items);
  const pages = Math.min(first.meta.pageCount, mostInboxPages);
  for (let page = 2; page <= pages; page += 1)
    items.push(...(await post('inbox', { ...since, page: String(page) })).items);
  return { items, version: first.version };
}

/** Tells the server what was received and read here. */
async function tellRead({ database, account, post }: Sync): Promise<void> {
  for (const { id, read, received } of await untold(database, account)) {
    await post('noteConversation', {
      conversationId: String(id),
      read: String(read),
      received: String(received),
    });
    await noteTold(database, account, { id, read, received });
  }
}

/**
 * Brings the device's inbox up to date: what has changed since the version it knows, with its messages. The version is
 * kept last, so that after an interruption all of it is fetched again.
 * @throws ApiError, ConnectionLost
 */
export async function syncInboxOf(sync: Sync): Promise<void> {
  const { database, account, post } = sync;
  const known = await readInboxVersion(database, account);
  const { items, version } = await changedSince(post, known);
  await keepViews(database, account, items);
  const kept = new Map((await listConversations(database, account)).map((row) => [row.id, row]));
  const behind = items.filter(({ id, edition, lastSeq }) => {
    const row = kept.get(id);
    return row !== undefined && lastSeq > 0 && (row.edition !== edition || row.to < lastSeq);
  });
  for (const { id } of behind.slice(0, mostAhead)) await syncThread(sync, id);
  await keepInboxVersion(database, account, version);
  await tellRead(sync);
}

let running: Promise<void> | undefined;
let isAgain = false;

/** Brings the inbox of the signed-in account up to date, once at a time; a failure is made up for by the next. */
export function syncInbox(post: Post): Promise<void> {
  if (running) {
    isAgain = true;
    return running;
  }
  running = syncNow(post)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
      if (!isAgain) return;
      isAgain = false;
      void syncInbox(post);
    });
  return running;
}

async function syncNow(post: Post): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { database } = opened;
  const account = await readAccountId(database);
  if (account !== undefined) await syncInboxOf({ database, account, post });
}
