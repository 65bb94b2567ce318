import { type RefObject, useEffect, useState } from 'react';

/** Distance below the viewport that counts as near. */
const ahead = '600px';

/** Whether an element has ever been near the viewport. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, isNear]);
  return isNear;
}
