import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/use-account.ts';
import { homePath } from '#contract/paths.ts';

/** Those who are signed in already are no guests (spec §4): they are sent on, home or where they were headed. */
export function useGuestPage(target: string | undefined): void {
  const [, navigate] = useLocation();
  const { isKnown, id, me } = useAccount();
  /** Whoever came as one is sent on by the form. */
  const [isGuest, setIsGuest] = useState(false);
  if (isKnown && id === undefined && !isGuest) setIsGuest(true);
  const hasNothingToDo = me !== undefined && !isGuest;
  useEffect(() => {
    if (hasNothingToDo) navigate(target ?? homePath, { replace: true });
  }, [hasNothingToDo, target, navigate]);
}
