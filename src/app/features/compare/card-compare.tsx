import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './card-compare.module.css';
import type { CompareProblem } from './compare-problem.tsx';
import { comparedRows } from './compared-store.ts';

const CompareProblemSheet = lazyPart(
  'browse',
  async () => (await import('./compare-problem.tsx')).CompareProblemSheet,
);

/** On a car's card: adds it to the comparison, or removes it. The list's own button shows how many there are. */
export function CardCompare({ card }: { readonly card: ListingCard }) {
  const { t } = useLingui();
  const isChosen = useSyncExternalStore(
    comparedRows.subscribe,
    () => comparedRows.has(card.id),
    () => false,
  );
  const [problem, setProblem] = useState<CompareProblem>();

  async function press() {
    const result = await comparedRows.toggle(card);
    if (result.kind === 'failed') setProblem(result.failure);
    else if (result.kind === 'limit-reached') setProblem(result.kind);
  }

  return (
    <>
      <IconButton
        look="floating"
        label={t`Compare: ${card.label}`}
        aria-pressed={isChosen}
        className={styles.compare}
        icon={null}
        onClick={() => void press()}
      />
      {problem === undefined ? null : (
        <Suspense>
          <CompareProblemSheet problem={problem} onClose={() => setProblem(undefined)} />
        </Suspense>
      )}
    </>
  );
}
