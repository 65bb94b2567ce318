import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { type ChangeEvent, type FocusEvent, type RefObject, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { pathInLanguage } from '#contract/language.ts';
import { searchResultPath } from '#contract/paths.ts';
import { LazySearchHost } from './lazy-search-host.tsx';
import styles from './search-field.module.css';
import { isPhone, requestSearch } from './search-request.ts';
import { useSearchInput } from './use-search-input.ts';

const SuggestionList = lazyPart('browse', async () => (await import('./suggestion-list.tsx')).SuggestionList);

export type SearchFieldProps = {
  /** The search words of the current results page. */
  readonly text?: string;
  /** In the header, or large in a page's content. */
  readonly look?: 'header' | 'hero';
  readonly placeholder?: string;
  /** Ref of the input element, to focus it. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** On the first interaction, so that suggestions do not wait for code. */
function preload(): void {
  void (isPhone() ? LazySearchHost : SuggestionList).preload();
}

/**
 * The search: a plain form that works without script. On a wide screen suggestions open below it; on a phone
 * it opens the full-screen search.
 */
export function SearchField({ text = '', look = 'header', placeholder, inputRef }: SearchFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  const search = useSearchInput({
    id: `suggestions-${look}`,
    text,
    onSearch(path) {
      field.current?.blur();
      navigate(path);
    },
  });
  const label = t`Search brand, model or city`;
  const brief = t`Brand, model, city`;

  function change(words: string): void {
    const isElsewhere = isPhone();
    search.change(words, !isElsewhere);
    if (isElsewhere) requestSearch(words);
  }

  function closeOnLeaving(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) search.close();
  }

  return (
    <search className={classNames(styles.search, styles[look])} onBlur={closeOnLeaving}>
      <form
        className={styles.form}
        action={pathInLanguage(searchResultPath, language)}
        method="get"
        onSubmit={search.onSubmit}
      >
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Icon of={Search} />
        </button>
        <input
          ref={field}
          name="q"
          type="search"
          className={styles.input}
          placeholder={placeholder ?? brief}
          aria-label={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          {...search.inputProps}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
          onPointerEnter={preload}
          onFocus={() => {
            preload();
            if (search.words === '' && !isPhone()) search.open();
          }}
          onClick={() => {
            if (isPhone()) requestSearch(search.words);
          }}
        />
        {search.words === '' ? (
          <kbd className={styles.key}>/</kbd>
        ) : (
          <button
            type="button"
            className={styles.clear}
            aria-label={t`Clear`}
            onClick={() => {
              change('');
              field.current?.focus();
            }}
          >
            <Icon of={X} />
          </button>
        )}
      </form>
      {search.isOpen ? (
        <div className={styles.panel}>
          <Suspense fallback={null}>
            <SuggestionList {...search.listProps} />
          </Suspense>
        </div>
      ) : null}
    </search>
  );
}
