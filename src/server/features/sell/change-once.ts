import { eq } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import type { Principal } from '#server/session/principal.ts';

const { submissions } = schema;

/** How a change to a listing has come. */
export type Sent = {
  readonly clientId: string;
  readonly once: Once;
  readonly principal: Principal;
};

/**
 * Runs `work` once, and notes its listing with the key: a repeated call is answered with that listing, whatever it names.
 * @throws AppError `unauthorized` without an account or a device, `not_found` if the listing is gone
 */
export async function changeOnce(
  orm: Orm,
  { clientId, once, principal }: Sent,
  work: (transaction: Orm) => Promise<number>,
): Promise<{ listingId: number; isNew: boolean }> {
  if (!principal.account && principal.deviceHash === undefined) throw new AppError('unauthorized');
  const ofKey = eq(submissions.clientId, clientId);
  const made = await once.change(async (transaction) => {
    const listingId = await work(transaction);
    await transaction.update(submissions).set({ listingId }).where(ofKey);
    return listingId;
  });
  if (made.isNew) return { listingId: made.result, isNew: true };
  const [row] = await orm.select({ listingId: submissions.listingId }).from(submissions).where(ofKey);
  if (!row || row.listingId === null) throw new AppError('not_found');
  return { listingId: row.listingId, isNew: false };
}
