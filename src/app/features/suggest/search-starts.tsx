import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { whenIdle } from '#app/when-idle.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './search-starts.module.css';

const LastSearchChips = optionalPart(
  'browse',
  async () => (await import('./last-search-chips.tsx')).LastSearchChips,
);

/** Entry points below the home page's search; on a device with recent searches, those in the same row. */
export function SearchStarts() {
  const { t } = useLingui();
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => {
    // Set by src/app/early/app-mode.ts before the first paint, which also hides the others.
    if ('searched' in document.documentElement.dataset) whenIdle(() => setHasSearched(true));
  }, []);
  const starts = [
    { name: t`Family MPV`, slugs: 'mpv' },
    { name: t`SUV under Rp 250 million`, slugs: 'suv+harga-di-bawah-250-juta' },
    { name: t`Automatic hatchback`, slugs: 'hatchback+otomatis' },
  ];
  return (
    <div className={styles.place}>
      {hasSearched ? (
        <Suspense fallback={null}>
          <LastSearchChips />
        </Suspense>
      ) : (
        <div className={styles.starts}>
          <ChipRow label={t`Start with`}>
            {starts.map(({ name, slugs }) => (
              <ChipLink key={slugs} href={`${usedCarsPath()}/${slugs}`}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      )}
    </div>
  );
}
