import { flushOutbox } from '#offline/outbox/flush-outbox.ts';
import { listOutbox, queueDraft } from '#offline/outbox/outbox.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { OutboxServer } from './outbox-server.ts';
import { openDevice, readyDraft, written } from './sell-drafts.ts';

export type OutboxDevice = Awaited<ReturnType<typeof openOutboxDevice>>;

/** A device with an empty outbox, and a server. Its clock stands still. */
export async function openOutboxDevice() {
  const database = await openDevice();
  const server = new OutboxServer();
  const clock = { now: 1_000_000 };
  const locks = oneAtATime();
  return {
    database,
    server,
    clock,
    locks,
    flush: (isAsked = false, tab = database) =>
      flushOutbox(
        { database: tab, fetch: server.fetch, now: () => clock.now, random: () => 0, locks },
        isAsked,
      ),
    onlyRow: async () => (await listOutbox(database))[0],
    /** Queues a draft with its photos. */
    async queued(photoCount = 3, owner = 'guest') {
      const draft = await readyDraft(database, photoCount);
      const { row } = written(await queueDraft(database, draft.id, owner, 'id'));
      return { ...draft, row };
    },
  };
}
