import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { useIsLost } from '#app/pwa/use-connectivity.ts';
import { accountPaths } from '#contract/account/account-pages.ts';
import { homePath } from '#contract/paths.ts';

/**
 * Redirects signed-in visitors from a guest page: to their target, to the account from the owner area's
 * sign-in, otherwise home (docs/product.md#account-pages).
 */
export function useGuestPage(target: string | undefined): void {
  const [path, navigate] = useLocation();
  // Stored, because the address changes before this page unmounts.
  const [next] = useState(path === accountPaths.ownerSignIn ? accountPaths.profile : homePath);
  const { isKnown, id, me } = useAccount();
  /** The form redirects a visitor who signs in here. */
  const [isGuest, setIsGuest] = useState(false);
  if (isKnown && id === undefined && !isGuest) setIsGuest(true);
  const isLost = useIsLost();
  // Only the server knows whether the session is still valid; without it the device's state is used.
  const hasNothingToDo = !isGuest && id !== undefined && (me !== undefined || isLost);
  useEffect(() => {
    if (hasNothingToDo) navigate(target ?? next, { replace: true });
  }, [hasNothingToDo, target, next, navigate]);
}
