import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { wordSearchPath } from '#app/page.ts';

/** The list's interface for its input. */
export type SuggestionListHandle = {
  /** Highlights the next or previous option. */
  move(step: 1 | -1): void;
  /** Follows the highlighted option; false if there is none. */
  follow(): boolean;
};

export type SuggestionListProps = {
  readonly ref: RefObject<SuggestionListHandle | null>;
  readonly id: string;
  readonly words: string;
  readonly activeId: string | undefined;
  onActive(id: string | undefined): void;
  /** Reports whether there are options. */
  onOptions(areThere: boolean): void;
  /** Called when an option was followed. */
  onPick(): void;
};

/** Stores the search on the device. Its code loads with the first search. */
async function remember(name: string, url: string): Promise<void> {
  if (name.trim() === '') return;
  const kept = await import('./recent-searches.ts').catch(() => undefined);
  kept?.rememberSearch({ name, url });
}

type Settings = {
  /** The list's id. Not from `useId`: the server generates different ids than the browser. */
  readonly id: string;
  /** The search words of the current results page. */
  readonly text: string;
  /** Whether the list is always open, as in the full-screen search. */
  readonly isAlwaysOpen?: boolean;
  /** Navigates to the results. */
  onSearch(path: string): void;
};

/**
 * A search field with suggestions, following the combobox pattern: the focus stays in the field, arrow keys
 * highlight an option, Enter follows it or searches, Esc closes.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useSearchInput({ id, text, isAlwaysOpen = false, onSearch }: Settings) {
  const list = useRef<SuggestionListHandle>(null);
  const [words, setWords] = useState(text);
  const [shownText, setShownText] = useState(text);
  const [wasOpened, setWasOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [hasOptions, setHasOptions] = useState(false);
  const isOpen = isAlwaysOpen || wasOpened;
  if (text !== shownText) {
    setShownText(text);
    setWords(text);
  }

  function close(): void {
    setWasOpened(false);
    setActiveId(undefined);
  }

  function change(next: string, opens = true): void {
    setWords(next);
    setActiveId(undefined);
    setWasOpened(opens);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During input-method composition, Enter and arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) list.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setWasOpened(true);
    } else if (event.key === 'Enter' && activeId !== undefined && list.current?.follow()) {
      event.preventDefault();
    } else if (event.key === 'Escape' && wasOpened && !isAlwaysOpen) {
      // Otherwise the browser would clear the field.
      event.preventDefault();
      close();
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const path = wordSearchPath(words);
    void remember(words, path);
    close();
    onSearch(path);
  }

  return {
    words,
    change,
    isOpen,
    open: () => setWasOpened(true),
    close,
    onSubmit,
    inputProps: {
      value: words,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasOptions,
      'aria-controls': id,
      'aria-activedescendant': hasOptions ? activeId : undefined,
      onKeyDown,
    },
    listProps: {
      ref: list,
      id,
      words,
      activeId,
      onActive: setActiveId,
      onOptions: setHasOptions,
      onPick() {
        close();
        setWords(text);
      },
    } satisfies SuggestionListProps,
  } as const;
}
