import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { wordSearchPath } from '#app/page.ts';

/** What the list of suggestions lets its field do. */
export type SuggestionListHandle = {
  /** Marks the next option, or the one before. */
  move(step: 1 | -1): void;
  /** Follows the marked option; false if none is. */
  follow(): boolean;
};

export type SuggestionListProps = {
  readonly ref: RefObject<SuggestionListHandle | null>;
  readonly id: string;
  readonly words: string;
  readonly activeId: string | undefined;
  onActive(id: string | undefined): void;
  /** There are options to choose from, or there are none any more. */
  onOptions(areThere: boolean): void;
  /** An option was followed. */
  onPick(): void;
};

/** Keeps words on the device. Its code comes with the first search. */
async function remember(name: string, url: string): Promise<void> {
  if (name.trim() === '') return;
  const kept = await import('#app/parts/browse/features/suggest/recent-searches.ts').catch(() => undefined);
  kept?.rememberSearch({ name, url });
}

type Settings = {
  /** Of the list, in the document. Not React's own: the server counts differently from the browser. */
  readonly id: string;
  /** What was searched for on the present page. */
  readonly text: string;
  /** Whether the list is open for good, below the field of the search over the whole screen. */
  readonly isAlwaysOpen?: boolean;
  /** Words were searched for: goes to their page. */
  onSearch(path: string): void;
};

/**
 * A search field with its list of suggestions, as the combobox pattern has it: the focus stays in
 * the field, arrows mark an option, Enter follows it or searches, Esc closes.
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
    // Enter and arrows choose among an input method's own words first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) list.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setWasOpened(true);
    } else if (event.key === 'Enter' && activeId !== undefined && list.current?.follow()) {
      event.preventDefault();
    } else if (event.key === 'Escape' && wasOpened && !isAlwaysOpen) {
      // Else the browser would empty the field.
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
