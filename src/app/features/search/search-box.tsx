import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { type FormEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#app/i18n/use-language.ts';
import { wordSearchPath } from '#app/page.ts';
import { track } from '#app/tracking/track.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathInLanguage } from '#contract/language.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './search-box.module.css';

/** A search for words. A real form: it works before any script runs. */
export function SearchBox() {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const [, navigate] = useLocation();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '');
    track({ name: 'search_typed', length: words.length });
    navigate(wordSearchPath(words));
  }

  return (
    <search>
      <form action={pathInLanguage(usedCarsPath(), language)} className={styles.box} onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {t`Search brand, model or city`}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t`Try “xpander matic 2021”`}
          className={styles.input}
        />
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Icon of={Search} />
        </button>
      </form>
    </search>
  );
}
