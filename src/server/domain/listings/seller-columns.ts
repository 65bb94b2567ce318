import type { AccountRow } from '#server/session/principal.ts';

/** What a listing says of whose it is. */
export function sellerColumns(account: AccountRow, mobile: string | null) {
  return {
    userId: account.id,
    dealerIdHash: account.publicId,
    listingType: account.scope === 'dealer' ? ('diler' as const) : ('individu' as const),
    mobileVerified: mobile === account.mobile,
    deviceHash: null,
  };
}
