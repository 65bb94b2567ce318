import { useEffect, useState } from 'react';
import { retried } from '#app/ui/part/until-arrived.ts';
import { hasTextChecks, setTextChecks } from '#contract/masking/text-checks-later.ts';

/**
 * Loads the checks of public texts with a form whose rules need them.
 * @returns whether they are loaded: a form that keeps its problems finds them anew
 */
export function useTextChecks(): boolean {
  const [isLoaded, setIsLoaded] = useState(hasTextChecks);
  useEffect(() => {
    if (isLoaded) return;
    void retried(() => import('./text-checks.ts')).then(({ textChecks }) => {
      setTextChecks(textChecks);
      setIsLoaded(true);
    });
  }, [isLoaded]);
  return isLoaded;
}
