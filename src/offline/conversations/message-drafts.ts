import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { parseDraft } from '#offline/drafts/stored-drafts.ts';
import type { ThreadKey } from './queue-message.ts';

/** The message that is being written in a conversation; undefined if there is none. */
export async function readMessageDraft(
  { drafts }: DeviceDatabase,
  thread: ThreadKey,
): Promise<{ readonly id: string; readonly text: string } | undefined> {
  const rows = (await drafts.toArray()).flatMap((row) => parseDraft(row) ?? []);
  const found = rows.find(
    ({ purpose, isQueued, removedAt, claim }) =>
      purpose === 'message' && !isQueued && removedAt === null && claim?.thread === thread,
  );
  return found && { id: found.id, text: found.claim?.text ?? '' };
}
