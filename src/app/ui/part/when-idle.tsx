import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#app/when-idle.ts';

let wasIdle = false;

/** What may come once the first page is hydrated and has nothing better to do. A leaf, so that nothing above renders again. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(wasIdle);
  useEffect(() => {
    if (wasIdle) return;
    let isWanted = true;
    whenIdle(() => {
      wasIdle = true;
      // In slices, which leave the page free to answer.
      if (isWanted) startTransition(() => setIsIdle(true));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isIdle ? <Suspense fallback={null}>{children}</Suspense> : null;
}
