import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { isKnownAsOwn } from '#offline/sell/own-listings.ts';
import { useAccount } from './use-account.ts';
import { useAccountApi } from './use-account-api.ts';

const noQuery = {};

/**
 * Whether a listing belongs to the visitor, according to this device or the server; undefined while loading.
 * The page itself is the same for everyone.
 */
export function useIsOwnListing(listingId: number): boolean | undefined {
  const { isKnown, id } = useAccount();
  const found = useDeviceIfHeld(
    ['outbox', 'accountAnswers'],
    (database) => isKnownAsOwn(database, id, listingId),
    [id, listingId],
  );
  const { state } = useAccountApi('ownIds', noQuery);
  if (!isKnown || found.kind === 'reading') return undefined;
  if (found.kind === 'known' && found.value === true) return true;
  if (state.kind === 'reading') return undefined;
  return state.kind === 'known' && state.data.ids.includes(listingId);
}
