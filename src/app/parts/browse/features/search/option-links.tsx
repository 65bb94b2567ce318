import { Check } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { formatNumber } from '#contract/money.ts';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import styles from './option-links.module.css';

type Props = {
  readonly items: readonly FilterItem[];
  /** Whether several may be selected at once. */
  readonly multiple: boolean;
  /** Kept from the address: words and order. */
  readonly query: string;
};

/** Values as links, each to the list with that value toggled; below a selected one, what is within it. */
export function OptionLinks({ items, multiple, query }: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {items.map(({ slug, name, count, isChecked, url, childs }) => (
        <li key={slug}>
          <AppLink
            href={url + query}
            rel="nofollow"
            className={styles.option}
            aria-current={isChecked ? 'true' : undefined}
          >
            <span className={styles.box} data-checked={isChecked} data-round={!multiple}>
              {isChecked ? <Icon of={Check} size={14} stroke={2.25} /> : null}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{formatNumber(count, language)}</span>
          </AppLink>
          {childs && childs.length > 0 ? <OptionLinks items={childs} multiple query={query} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Several groups of links, each under its name. */
export function GroupLinks({ groups, query }: { groups: readonly FilterGroup[]; query: string }) {
  return groups.map(({ slug, name, filters, multiple }) => (
    <section key={slug} className={styles.group}>
      <h3 className={styles.title}>{name}</h3>
      <OptionLinks items={filters} multiple={multiple} query={query} />
    </section>
  ));
}
