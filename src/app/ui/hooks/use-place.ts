import { useEffect, useState } from 'react';

/**
 * An element outside of this tree, which changes with the layout of the page. It is found once React has hydrated it: with
 * content put into it before, it would not be the server's.
 */
export function usePlace(id: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => {
      const found = document.getElementById(id);
      setPlace(found?.closest('[data-pending]') ? null : found);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-pending'] });
    return () => observer.disconnect();
  }, [id]);
  return place;
}
