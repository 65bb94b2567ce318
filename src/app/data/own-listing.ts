import { useEffect, useState } from 'react';
import { openDevice } from './device.ts';
import { useAccount } from './use-account.ts';

/**
 * Whether this device knows a car to be offered by whoever is here; undefined while it is asked. The page itself is the
 * same for everyone, and the server has the last word.
 */
export function useIsOwnListing(listingId: number): boolean | undefined {
  const { isKnown, id } = useAccount();
  const of = `${id ?? ''} ${listingId}`;
  const [found, setFound] = useState<{ readonly of: string; readonly isOwn: boolean }>();
  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    void isOwnHere(id, listingId).then((isOwn) => {
      if (isWanted) setFound({ of, isOwn });
    });
    return () => {
      isWanted = false;
    };
  }, [isKnown, id, listingId, of]);
  return found?.of === of ? found.isOwn : undefined;
}

async function isOwnHere(account: string | undefined, listingId: number): Promise<boolean> {
  try {
    const opened = await openDevice();
    if (!opened.ok) return false;
    const { isKnownAsOwn } = await import('#offline/sell/own-listings.ts');
    return await isKnownAsOwn(opened.database, account, listingId);
  } catch {
    return false;
  }
}
