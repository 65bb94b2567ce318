import { useEffect, useState } from 'react';

/** An element outside of this tree, which changes with the layout of the page. */
export function usePlace(id: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setPlace(document.getElementById(id));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [id]);
  return place;
}
