import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#app/i18n/use-language.ts';
import { wordSearchPath } from '#app/page.ts';
import { track } from '#app/tracking/track.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathInLanguage } from '#contract/language.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './header-search.module.css';

export type HeaderSearchProps = {
  /** What was searched for on the present page. */
  readonly text: string;
  /** Counts the times the person asked for the field; a new one puts the cursor in it. */
  readonly focusRequest: number;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search box: a plain form that also works before any script has come. */
export function HeaderSearch({ text, focusRequest }: HeaderSearchProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(text);
  const [shownText, setShownText] = useState(text);
  if (text !== shownText) {
    setShownText(text);
    setWords(text);
  }

  useEffect(() => {
    if (focusRequest > 0) input.current?.focus();
  }, [focusRequest]);

  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    }
    addEventListener('keydown', focusOnSlash);
    return () => removeEventListener('keydown', focusOnSlash);
  }, []);

  function search(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
    track({ name: 'search_typed', length: words.length });
    navigate(wordSearchPath(words));
  }

  function clear() {
    setWords('');
    input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={pathInLanguage(usedCarsPath(), language)}
        method="get"
        onSubmit={search}
      >
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Icon of={Search} />
        </button>
        <input
          ref={input}
          name="q"
          type="search"
          className={styles.input}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t`Search brand, model or city`}
          aria-label={t`Search brand, model or city`}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        {words === '' ? (
          <kbd className={styles.key}>/</kbd>
        ) : (
          <button type="button" className={styles.clear} aria-label={t`Clear`} onClick={clear}>
            <Icon of={X} />
          </button>
        )}
      </form>
    </search>
  );
}
