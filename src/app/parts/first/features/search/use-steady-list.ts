import { useState } from 'react';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';

type Listings = DataOf<'listings'>;

/**
 * A list that does not change under the thumb: the device's, once it is being read, stays until the person asks for
 * the server's.
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
    /** The device's list that is shown, or was on this page. */
    wasOffline: shown.wasOffline,
    /** Shows the server's list, where that has come meanwhile. */
    renew: isHeld && listings ? () => setShown({ of, listings, wasOffline: true }) : undefined,
  };
}
