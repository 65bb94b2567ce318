import { Check } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { FilterGroup } from '#contract/filter.schema.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './option-links.module.css';

/** A group's values as links, each to the list with that value toggled. */
export function OptionLinks({ group, query }: { group: FilterGroup; query: string }) {
  const language = useLanguage();
  return (
    <ul>
      {group.filters.map(({ slug, name, count, isChecked, url }) => (
        <li key={slug}>
          <AppLink
            href={url + query}
            rel="nofollow"
            className={styles.option}
            aria-current={isChecked ? 'true' : undefined}
          >
            <span className={styles.box} data-checked={isChecked} data-round={!group.multiple}>
              {isChecked ? <Icon of={Check} size={14} stroke={2.25} /> : null}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{formatNumber(count, language)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
