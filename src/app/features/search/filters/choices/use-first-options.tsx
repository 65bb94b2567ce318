import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { Button } from '#app/ui/button.tsx';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import { initialFilterOptions } from '#contract/search/filter.ts';
import styles from './use-first-options.module.css';

/**
 * The first values of a long list and a button for the rest (docs/product.md#lists). Always includes values
 * that are selected, or were when the list was opened.
 */
export function useFirstOptions(
  items: readonly FilterItem[],
  staged: StagedFilters,
): { readonly shown: readonly FilterItem[]; readonly more: ReactNode } {
  const [showsAll, setShowsAll] = useState(false);
  const [chosenAtFirst] = useState(() => new Set(staged.selection.map(({ slug }) => slug)));
  const shown = items.filter(
    ({ slug }, index) =>
      showsAll || index < initialFilterOptions || chosenAtFirst.has(slug) || staged.has(slug),
  );
  const more =
    items.length > initialFilterOptions ? (
      <Button
        variant="text"
        size="dense"
        className={styles.more}
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
      </Button>
    ) : null;
  return { shown, more };
}
