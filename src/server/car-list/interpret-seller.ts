import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName, shortPersonName } from '#contract/account/person-name.ts';
import type { ListingTypeCode } from '#contract/vehicles/vehicle.ts';
import { parseListingType, parseYesNo, saysNothing } from '#server/reading/parse-words.ts';
import type { RawRow } from './column-names.ts';
import type { ImportNote, UnreadColumn } from './row-reasons.ts';

export interface InterpretedSeller {
  readonly sellerName: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly isWhatsapp: boolean;
  readonly listingType: ListingTypeCode;
  readonly notes: readonly ImportNote[];
  readonly unread: readonly UnreadColumn[];
}

const emailPattern = /^[^\s@<>"',;]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/** The seller, whose name has no contact details any more. Unreadable values are noted and dropped, since none of them prevents a listing. */
export function interpretSeller(row: RawRow): InterpretedSeller {
  const notes: ImportNote[] = [];
  const unread: UnreadColumn[] = [];
  const name = row.name ?? '';
  const sellerName = shortPersonName(name);
  if (sellerName !== cleanPersonName(name)) notes.push('name_shortened');

  const mobileText = row.mobile ?? '';
  const mobile = saysNothing(mobileText) ? null : parseMobileNumber(mobileText);
  if (mobile === undefined) {
    notes.push('mobile_dropped');
    unread.push('mobile');
  }

  const emailText = row.email ?? '';
  const isEmail = emailPattern.test(emailText) && emailText.length <= 254;
  if (!isEmail && !saysNothing(emailText)) {
    notes.push('email_dropped');
    unread.push('email');
  }

  const typeText = row.listingType ?? '';
  const listingType = parseListingType(typeText);
  if (listingType === undefined && !saysNothing(typeText)) notes.push('listing_type_assumed');
  return {
    sellerName: sellerName === '' ? null : sellerName,
    mobile: mobile ?? null,
    email: isEmail ? emailText.toLowerCase() : null,
    isWhatsapp: parseYesNo(row.isWhatsapp ?? '') ?? false,
    listingType: listingType ?? 'individu',
    notes,
    unread,
  };
}
