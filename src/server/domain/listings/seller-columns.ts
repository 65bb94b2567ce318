import type { AccountRow } from '#server/session/principal.ts';

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
