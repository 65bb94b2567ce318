import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled out above the viewport, below the sticky header. */
export function useHasLeft(element: RefObject<Element | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const top = getComputedStyle(document.documentElement).getPropertyValue('--sticky-top');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: `-${Number.parseInt(top, 10) || 0}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}
