import type { ListingStatus } from '#contract/listing/listing.ts';

/** One-tap changes that an owner can make to a listing. */
export type ListingChange = 'sold' | 'renew' | 'remove';

const changesByStatus: { readonly [status in ListingStatus]: readonly ListingChange[] } = {
  unverified: ['remove'],
  pending: ['sold', 'remove'],
  live: ['sold', 'renew', 'remove'],
  reserved: ['sold', 'renew', 'remove'],
  sold: ['remove'],
  expired: ['renew', 'sold', 'remove'],
  rejected: ['remove'],
  removed: [],
};

/** Changes allowed for a status; the server uses the same table. */
export function changesOf(status: ListingStatus): readonly ListingChange[] {
  return changesByStatus[status];
}

export function isEditable(status: ListingStatus): boolean {
  return status !== 'sold' && status !== 'removed';
}

const dayMs = 86_400_000;
/** Renewing is offered in the last `renewDays` days of a listing. */
export const renewDays = 14;

/** Days left, rounded up; null if it never expires. */
export function daysLeft(expiresAt: string | null, now: number): number | null {
  return expiresAt === null ? null : Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
}
