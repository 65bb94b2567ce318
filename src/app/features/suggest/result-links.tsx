import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { OptionIcon } from './option-icon.tsx';
import styles from './result-links.module.css';
import { groupSuggestions } from './suggestion-options.ts';
import { useGroupNames } from './use-group-names.ts';

/** Lists that match the search words, by kind, with counts. */
export function ResultLinks({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useGroupNames();
  const groups = groupSuggestions(suggestions).filter(({ kind }) => kind !== 'words');
  if (groups.length === 0) return null;
  return (
    <nav className={styles.groups} aria-label={t`Suggestions`}>
      {groups.map(({ kind, options }) => (
        <section key={kind}>
          <h2 className={styles.title}>{names[kind]}</h2>
          <ul>
            {options.map((option) => (
              <li key={option.url}>
                <AppLink href={option.url} className={classNames(patterns.lit, styles.link)}>
                  <span className={styles.icon}>
                    <OptionIcon kind={kind} option={option} />
                  </span>
                  <span className={classNames(layouts.fill, patterns.strong)}>{option.name}</span>
                  {option.count === undefined ? null : (
                    <span className={texts.faintFigures}>{formatNumber(option.count, language)}</span>
                  )}
                  <Icon of={ChevronRight} size={18} className={patterns.pale} />
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
