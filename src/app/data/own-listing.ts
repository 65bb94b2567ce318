import { isKnownAsOwn } from '#offline/sell/own-listings.ts';
import { useAccount } from './use-account.ts';
import { useDeviceIfHeld } from './use-device.ts';

/**
 * Whether this device knows a car to be offered by whoever is here; undefined while it is asked. The page itself is the
 * same for everyone, and the server has the last word.
 */
export function useIsOwnListing(listingId: number): boolean | undefined {
  const { isKnown, id } = useAccount();
  const found = useDeviceIfHeld(
    ['outbox', 'accountAnswers'],
    (database) => isKnownAsOwn(database, id, listingId),
    [id, listingId],
  );
  if (!isKnown || found.kind === 'reading') return undefined;
  return found.kind === 'known' && found.value === true;
}
