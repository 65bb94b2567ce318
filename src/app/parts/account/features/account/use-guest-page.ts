import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { homePath } from '#contract/paths.ts';

/** Sends signed-in visitors on from a guest page: home, or to their target (docs/product.md#account-pages). */
export function useGuestPage(target: string | undefined): void {
  const [, navigate] = useLocation();
  const { isKnown, id, me } = useAccount();
  /** A visitor who signs in here is sent on by the form. */
  const [isGuest, setIsGuest] = useState(false);
  if (isKnown && id === undefined && !isGuest) setIsGuest(true);
  const hasNothingToDo = me !== undefined && !isGuest;
  useEffect(() => {
    if (hasNothingToDo) navigate(target ?? homePath, { replace: true });
  }, [hasNothingToDo, target, navigate]);
}
