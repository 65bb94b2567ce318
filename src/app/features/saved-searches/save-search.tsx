import { Trans } from '@lingui/react/macro';
import { BellPlus, BellRing } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection, useDataFrom } from '#app/pwa/use-connectivity.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useScrollsDown } from '#app/ui/hooks/use-scrolls-down.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { searchOf } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { savedSearchId } from '#offline/saved-searches/saved-search-id.ts';
import styles from './save-search.module.css';
import { type NewSearch, noteLooked, remove, restore, save } from './saved-searches-store.ts';
import { SearchNameSheet } from './search-name-sheet.tsx';
import { searchNameOf } from './search-words.ts';
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

type SaveSearchPartsProps = {
  readonly id: string;
  readonly search: Omit<NewSearch, 'name'>;
  /** The path of the list. */
  readonly title: string;
  readonly saved: SavedSearch | undefined;
  /** Number of times the button was pressed. */
  readonly presses: number;
  /** Time of the data if it is from the saved city. */
  readonly asOf: string | undefined;
};

/** The behaviour of the button, loaded on its first press, or once the search is known to be saved. */
function SaveSearchParts({ id, search, title, saved, presses, asOf }: SaveSearchPartsProps) {
  const [isNaming, setNaming] = useState(false);
  const [removed, setRemoved] = useState<SavedSearch>();
  const [answered, setAnswered] = useState(0);
  useLookedAt(saved && id, asOf);

  const press = useEffectEvent(() => {
    if (saved) void remove(saved.id).then(() => setRemoved(saved));
    else setNaming(true);
  });
  useEffect(() => {
    if (presses === answered) return;
    setAnswered(presses);
    press();
  }, [presses, answered]);

  return (
    <>
      <SearchNameSheet
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        purpose="save"
        search={search}
        name={searchNameOf(title, search)}
        onName={(name) => save({ ...search, name })}
      />
      {removed === undefined || saved ? null : (
        <div className={patterns.aboveBar}>
          <UndoBar key={presses} onUndo={() => void restore(removed)} onEnd={() => setRemoved(undefined)}>
            <Trans>Saved search removed</Trans>
          </UndoBar>
        </div>
      )}
    </>
  );
}

/** Records when the displayed cars of a saved search are from. */
function useLookedAt(id: string | undefined, asOf: string | undefined): void {
  const isAnswering = useConnection() === 'answering';
  const kept = useDataFrom();
  const from = asOf ?? (isAnswering ? undefined : kept);
  useEffect(() => {
    if (id !== undefined) void noteLooked(id, from === undefined ? new Date() : new Date(from));
  }, [id, from]);
}
