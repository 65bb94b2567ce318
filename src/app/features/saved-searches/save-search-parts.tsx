import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection, useDataFrom } from '#app/pwa/use-connectivity.ts';
import patterns from '#app/ui/patterns.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { type NewSearch, noteLooked, remove, restore, save } from './saved-searches-store.ts';
import { SearchNameSheet } from './search-name-sheet.tsx';
import { searchNameOf } from './search-words.ts';

export type SaveSearchPartsProps = {
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
export function SaveSearchParts({ id, search, title, saved, presses, asOf }: SaveSearchPartsProps) {
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
