import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { whenIdle } from '#app/when-idle.ts';
import styles from './last-searches.module.css';

const LastSearchChips = lazyPart(
  'browse',
  async () => (await import('#app/parts/browse/features/suggest/last-search-chips.tsx')).LastSearchChips,
);

/** Recent searches of this device, on the home page. Nothing moves when they appear. */
export function LastSearches() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // Set by src/app/early/app-mode.ts, which has reserved room for them.
    if ('searched' in document.documentElement.dataset) whenIdle(() => setIsWanted(true));
  }, []);
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isWanted ? <LastSearchChips /> : null}</Suspense>
    </div>
  );
}
