import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import styles from './choice-grid.module.css';
import { ShowAll } from './show-all.tsx';

type Props = {
  readonly group: FilterGroup;
  /** Number shown before *show all* (docs/product.md#lists). */
  readonly first: number;
  /** Determines the width of a value and thereby the number of columns. */
  readonly look: 'tiles' | 'years' | 'bands' | 'swatches';
  /** The slug of a city that the lists are limited to. */
  readonly city: string | undefined;
  /** Rendered above the name: a mark, a swatch. */
  sign?(item: FilterItem): ReactNode;
};

/** The values of a group as links with counts; values without cars are omitted. */
export function ChoiceGrid({ group, first, look, city, sign }: Props) {
  const language = useLanguage();
  const items = group.filters.filter(({ count }) => count > 0);
  const count = formatNumber(items.length, language);
  return (
    <ShowAll
      first={first}
      label={
        <>
          <Trans>Show all {count}</Trans>
          <span className="visually-hidden">: {group.name}</span>
        </>
      }
      className={classNames(layouts.stack8, styles[look])}
    >
      {items.map((item) => (
        <li key={item.slug}>
          <AppLink
            href={city === undefined ? item.url : `${item.url}+${city}`}
            className={classNames(layouts.card, styles.choice)}
          >
            {sign?.(item)}
            <span className={styles.name}>{item.name}</span>
            <span className={texts.faintFigures}>{formatNumber(item.count, language)}</span>
          </AppLink>
        </li>
      ))}
    </ShowAll>
  );
}
