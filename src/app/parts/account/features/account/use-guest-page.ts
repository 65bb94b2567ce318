import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { accountPaths } from '#contract/account/account-paths.ts';
import { homePath } from '#contract/paths.ts';

/**
 * Sends signed-in visitors on from a guest page: to their target, to the account from the owner area's, else home
 * (docs/product.md#account-pages).
 */
export function useGuestPage(target: string | undefined): void {
  const [path, navigate] = useLocation();
  // The address is another one before this page is gone.
  const [next] = useState(path === accountPaths.ownerSignIn ? accountPaths.profile : homePath);
  const { isKnown, id, me } = useAccount();
  /** A visitor who signs in here is sent on by the form. */
  const [isGuest, setIsGuest] = useState(false);
  if (isKnown && id === undefined && !isGuest) setIsGuest(true);
  const isOnline = useIsOnline();
  // Only the server knows whether the session still lasts; offline the device is believed.
  const hasNothingToDo = !isGuest && id !== undefined && (me !== undefined || !isOnline);
  useEffect(() => {
    if (hasNothingToDo) navigate(target ?? next, { replace: true });
  }, [hasNothingToDo, target, next, navigate]);
}
