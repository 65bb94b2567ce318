import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { isKnownAsOwn } from '#offline/sell/own-listings.ts';
import { useAccount } from './use-account.ts';

/**
 * Whether this device knows a listing to be the visitor's own; undefined while it is read. The page itself is the
 * same for everyone, and the server decides.
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
