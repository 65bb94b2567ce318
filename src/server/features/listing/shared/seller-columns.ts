import { and, eq, isNull } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { accounts } = schema;

/** The seller's input in an ad fills a profile without a name. */
export async function fillProfile(
  transaction: Orm,
  account: AccountRow,
  { sellerName, isWhatsapp }: { readonly sellerName: string | null; readonly isWhatsapp: boolean },
): Promise<void> {
  if (account.name !== null || sellerName === null) return;
  await transaction
    .update(accounts)
    .set({ name: sellerName, isWhatsapp })
    .where(and(eq(accounts.id, account.id), isNull(accounts.name)));
}

/** Columns of the owner. */
export function sellerColumns(account: AccountRow, mobile: string | null) {
  return {
    userId: account.id,
    dealerIdHash: account.publicId,
    listingType: account.scope === 'dealer' ? ('diler' as const) : ('individu' as const),
    mobileVerified: mobile === account.mobile,
    deviceHash: null,
  };
}
