import { Trans, useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide';
import { useState } from 'react';
import styles from '#app/features/compare/list-compare.module.css';
import { ListCompareSheet } from '#app/features/compare/list-compare-sheet.tsx';
import { useCompared } from '#app/features/compare/use-compared.ts';
import saveStyles from '#app/features/saved-searches/save-search.module.css';
import { recallList } from '#app/features/search/list-memory.ts';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useScrollsDown } from '#app/ui/hooks/use-scrolls-down.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { ListingCard } from '#contract/listing/listing.ts';

/** Compares cars of a list without opening them: a floating button on phones, beside the title on wide screens. */
export function ListCompare({ cars }: { readonly cars: readonly ListingCard[] }) {
  const { t } = useLingui();
  const label = t`Compare cars of this list`;
  const chosen = useCompared().length;
  const isAway = useScrollsDown();
  /** The list as it is shown when the sheet is opened: it grows by scrolling. */
  const [shown, setShown] = useState<readonly ListingCard[]>();
  const [isOpen, setIsOpen] = useState(false);
  if (cars.length === 0 && chosen === 0) return null;
  const open = () => {
    const all = [...cars, ...recallList().pages.flatMap(({ items }) => items)];
    setShown([...new Map(all.map((car) => [car.id, car])).values()]);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={classNames(patterns.scripted, saveStyles.save)}
        // With cars chosen it is the way to their comparison.
        data-away={isAway && chosen === 0}
        aria-haspopup="dialog"
        aria-label={chosen === 0 ? label : `${label} (${chosen})`}
        onClick={open}
      >
        <Icon of={Scale} />
        <span className={styles.word}>
          <Trans>Compare</Trans>
        </span>
        <CountDot count={chosen} />
      </button>
      {shown === undefined ? null : (
        <ListCompareSheet cars={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
