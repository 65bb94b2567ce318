import { Search } from 'lucide';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { pathInLanguage } from '#contract/language.ts';
import styles from './word-search.module.css';

type Props = {
  /** The page that shows what is found. */
  readonly path: string;
  readonly words: string | undefined;
  /** Used as label and placeholder. */
  readonly label: string;
};

/** Searches the texts of a page. A form, so that it works before any script runs. */
export function WordSearch({ path, words, label }: Props) {
  const address = pathInLanguage(path, useLanguage());
  return (
    <search>
      <form
        key={words}
        action={address}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(typed === '' ? address : `${address}?${new URLSearchParams({ q: typed })}`);
        }}
      >
        <Icon of={Search} />
        <input
          className={styles.field}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={words}
          placeholder={label}
          aria-label={label}
        />
      </form>
    </search>
  );
}
