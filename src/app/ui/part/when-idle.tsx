import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#app/when-idle.ts';

let wasIdle = false;

/**
 * Content rendered once the first page is hydrated and idle. A leaf component, so that nothing above it
 * renders again.
 */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(wasIdle);
  useEffect(() => {
    if (wasIdle) return;
    let isWanted = true;
    whenIdle(() => {
      wasIdle = true;
      // As a transition, so that the page stays responsive.
      if (isWanted) startTransition(() => setIsIdle(true));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isIdle ? <Suspense fallback={null}>{children}</Suspense> : null;
}
