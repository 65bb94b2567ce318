import { useState } from 'react';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';

type Listings = DataOf<'listings'>;

/**
 * A list that does not change while it is being read: the device's version, once scrolled, stays until the
 * user requests the server's.
 * @param of the address of the list
 */
export function useSteadyList(listings: Listings | undefined, of: string) {
  const [shown, setShown] = useState({ of, listings, wasOffline: false });
  const { offline } = shown.listings ?? {};
  const isSame = shown.of === of;
  const isHeld =
    isSame && offline !== undefined && listings?.offline === undefined && scrollY > innerHeight / 2;
  if (!isSame || (listings !== shown.listings && !isHeld))
    setShown({ of, listings, wasOffline: isSame && (shown.wasOffline || offline !== undefined) });
  return {
    listings: isHeld ? shown.listings : listings,
    /** Whether the device's version is shown, or was on this page. */
    wasOffline: shown.wasOffline,
    /** Shows the server's list, if it has arrived. */
    renew: isHeld && listings ? () => setShown({ of, listings, wasOffline: true }) : undefined,
  };
}
