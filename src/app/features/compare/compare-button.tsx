import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Scale } from 'lucide';
import { useState } from 'react';
import { Chip } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { comparePath } from '#contract/paths.ts';
import { compareLimit } from '#offline/device/limits.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import styles from './compare-button.module.css';
import type { CompareProblem } from './compare-problem.tsx';
import { CompareProblemSheet } from './compare-problem.tsx';
import { toggle } from './compare-store.ts';
import { useCompared } from './use-compared.ts';

export type CompareButtonProps = { readonly card: ListingCard | KeptCard };

/** Adds a car to the comparison, or removes it. */
export function CompareToggle({ card, onAdded }: CompareButtonProps & { onAdded?(): void }) {
  const { t } = useLingui();
  const isChosen = useCompared().some(({ id }) => id === card.id);
  const [problem, setProblem] = useState<CompareProblem>();

  async function press() {
    const result = await toggle(card);
    if (result.kind === 'added') onAdded?.();
    if (result.kind === 'limit-reached') setProblem(result.kind);
    else if (result.kind === 'failed') setProblem(result.failure);
  }

  return (
    <>
      <Chip
        aria-pressed={isChosen}
        aria-label={t`Compare: ${card.label}`}
        icon={<Icon of={isChosen ? Check : Scale} size={18} />}
        onClick={() => void press()}
      >
        <Trans>Compare</Trans>
      </Chip>
      {problem === undefined ? null : (
        <CompareProblemSheet problem={problem} onClose={() => setProblem(undefined)} />
      )}
    </>
  );
}

/** The toggle with a link to the comparison once it has two cars. */
export function CompareButton({ card }: CompareButtonProps) {
  const rows = useCompared();
  const chosen = rows.length;
  const [added, setAdded] = useState(0);
  return (
    <span className={styles.button}>
      <CompareToggle card={card} onAdded={() => setAdded((before) => before + 1)} />
      {added === 0 || !rows.some(({ id }) => id === card.id) ? null : (
        <span className={patterns.aboveBar}>
          <UndoBar key={added} onUndo={() => void toggle(card)} onEnd={() => setAdded(0)}>
            <Trans>
              Added to compare: {chosen} of {compareLimit}
            </Trans>
          </UndoBar>
        </span>
      )}
      {rows.length < 2 ? null : (
        <AppLink href={comparePath(rows.map(({ id }) => id))} className={layouts.actionInline}>
          <Plural value={rows.length} one="See # car side by side" other="See # cars side by side" />
        </AppLink>
      )}
    </span>
  );
}
