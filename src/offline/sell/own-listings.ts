import * as z from 'zod/mini';
import { accountAnswer } from '#offline/account/account-answer.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listOutbox } from '#offline/outbox/outbox.ts';

/** The required subset of a list of own listings, because other versions wrote some of them. */
const ownList = z.object({ answer: z.object({ items: z.array(z.object({ id: z.number() })) }) });

/**
 * Whether this device knows that a listing belongs to the account: the server listed it as such, or it was
 * sent from here. False proves nothing.
 * @param account an opaque id; undefined for a guest
 */
export async function isKnownAsOwn(
  database: DeviceDatabase,
  account: string | undefined,
  listingId: number,
): Promise<boolean> {
  const rows = await listOutbox(database);
  const owner = account ?? 'guest';
  if (rows.some((row) => row.owner === owner && (row.answer?.id ?? row.listing?.id) === listingId))
    return true;
  if (account === undefined) return false;
  const answers = await database.accountAnswers
    .where('[account+name]')
    // Each page of the list is stored as a separate response.
    .between([account, 'ownListings'], [account, 'ownListings\uffff'], true, true)
    .toArray();
  return answers.some((row) => {
    const { success, data } = z.safeParse(z.extend(accountAnswer, ownList.shape), row);
    return success && data.answer.items.some(({ id }) => id === listingId);
  });
}
