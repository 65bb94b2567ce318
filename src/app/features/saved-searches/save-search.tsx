import { Trans } from '@lingui/react/macro';
import { BellPlus, BellRing } from 'lucide';
import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useScrollsDown } from '#app/ui/hooks/use-scrolls-down.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { searchOf } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { savedSearchId } from '#offline/saved-searches/saved-search-id.ts';
import styles from './save-search.module.css';
import { SaveSearchParts } from './save-search-parts.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

export type SaveSearchProps = {
  /** The list's filter data. */
  readonly filters: FilterAnswer;
  /** The search words; may be empty. */
  readonly words: string;
  readonly sort: SortOrder;
};

/**
 * Saves the current search on this device, or removes it: a floating button on phones, a button next to the
 * title on wide screens. Viewing the list of a saved search is recorded. Not shown without a selection.
 */
export function SaveSearch({ filters, words, sort }: SaveSearchProps) {
  const search = searchOf(filters.checkedFilters);
  const id = savedSearchId(search, words);
  const saved = useSavedSearches().find((each) => each.id === id);
  const isAway = useScrollsDown();
  const [pressed, setPressed] = useState({ id, times: 0 });
  // A press applies to the search at that moment.
  const presses = pressed.id === id ? pressed.times : 0;
  if (search === '' && words === '') return null;
  return (
    <>
      <button
        type="button"
        className={classNames(patterns.scripted, styles.save)}
        data-away={isAway}
        aria-haspopup={saved ? undefined : 'dialog'}
        onClick={() => setPressed({ id, times: presses + 1 })}
      >
        <Icon of={saved ? BellRing : BellPlus} />
        {saved ? <Trans>Search saved</Trans> : <Trans>Save search</Trans>}
      </button>
      {saved || presses > 0 ? (
        <SaveSearchParts
          key={id}
          search={{ search, q: words, sort, choices: filters.checkedFilters.map(({ name }) => name) }}
          id={id}
          title={filters.title}
          saved={saved}
          presses={presses}
          asOf={filters.offline?.asOf}
        />
      ) : null}
    </>
  );
}
