import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { pathInLanguage } from '#contract/language.ts';
import styles from './article-search.module.css';

/** Searches the articles of a landing. A form, so that it works before any script runs. */
export function ArticleSearch({
  path,
  words,
}: {
  readonly path: string;
  readonly words: string | undefined;
}) {
  const { t } = useLingui();
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
          placeholder={t`Search articles`}
          aria-label={t`Search articles`}
        />
      </form>
    </search>
  );
}
