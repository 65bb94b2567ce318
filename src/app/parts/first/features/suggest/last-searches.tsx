import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { whenIdle } from '#app/when-idle.ts';
import styles from './last-searches.module.css';

const LastSearchChips = lazyPart(
  'browse',
  async () => (await import('#app/parts/browse/features/suggest/last-search-chips.tsx')).LastSearchChips,
);

/** What was searched for on this device, on the front page. Nothing moves when it comes. */
export function LastSearches() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // Said by public/app-mode.js, which has made room for them.
    if ('searched' in document.documentElement.dataset) whenIdle(() => setIsWanted(true));
  }, []);
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isWanted ? <LastSearchChips /> : null}</Suspense>
    </div>
  );
}
