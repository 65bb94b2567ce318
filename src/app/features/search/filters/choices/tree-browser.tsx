import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chosenWithin } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import { selectionOf } from '#contract/search/filter.ts';
import { OptionRow } from './option-row.tsx';
import styles from './tree-browser.module.css';
import { searchTree } from './tree-search.ts';

type RowProps = {
  readonly item: FilterItem;
  readonly staged: StagedFilters;
  readonly note?: string | undefined;
  onOpen?(item: FilterItem): void;
};

function TreeRow({ item, staged, note, onOpen }: RowProps) {
  const { t } = useLingui();
  const within = chosenWithin(staged.selection, item.slug);
  const { name, type } = item;
  // Variants are only included for selected models, because there are thousands.
  const hasChilds = 'childs' in item && (item.childs?.length ?? 0) > 0;
  const hasMore =
    type === 'brand' ||
    type === 'province' ||
    (type === 'model' && staged.has(item.slug)) ||
    // A city of which some cars name their district.
    (type === 'city' && hasChilds);
  const openLabel =
    type === 'brand'
      ? t`Models of ${name}`
      : type === 'province'
        ? t`Cities in ${name}`
        : type === 'city'
          ? t`Districts of ${name}`
          : t`Variants of ${name}`;
  return (
    <OptionRow
      name={name}
      note={note}
      mark={type === 'brand' ? <BrandMark slug={item.slug} name={name} /> : undefined}
      count={item.count}
      isChecked={within > 0 ? 'mixed' : staged.has(item.slug)}
      within={within}
      onToggle={() => staged.toggle(item)}
      openLabel={openLabel}
      onOpen={hasMore && onOpen ? () => onOpen(item) : undefined}
    />
  );
}

type BrowserProps = {
  readonly items: readonly FilterItem[];
  /** Listed before all others. */
  readonly popular?: readonly FilterItem[];
  readonly popularTitle?: string;
  readonly allTitle?: string;
  readonly searchLabel: string;
  readonly staged: StagedFilters;
  onOpen(item: FilterItem): void;
};

/** All brands, or all places, with search and nested levels. */
export function TreeBrowser(props: BrowserProps) {
  const { items, popular = [], popularTitle, allTitle, searchLabel, staged, onOpen } = props;
  const [typed, setTyped] = useState('');
  const found = searchTree(items, typed);
  const hasPopular = popular.length > 0;
  return (
    <>
      <SearchField label={searchLabel} value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        <>
          {hasPopular ? (
            <>
              <h3 className={styles.title}>{popularTitle}</h3>
              <ul className={styles.list}>
                {popular.map((item) => (
                  <TreeRow key={item.slug} item={item} staged={staged} />
                ))}
              </ul>
              <h3 className={styles.title}>{allTitle}</h3>
            </>
          ) : null}
          <ul className={styles.list}>
            {items.map((item) => (
              <TreeRow key={item.slug} item={item} staged={staged} onOpen={onOpen} />
            ))}
          </ul>
        </>
      ) : found.length > 0 ? (
        <ul className={styles.list}>
          {found.map(({ item, above }) => (
            <TreeRow
              key={item.slug}
              item={item}
              staged={staged}
              note={above?.name}
              {...(above ? {} : { onOpen })}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none} role="status">
          <Trans>Nothing found for “{typed}”</Trans>
        </p>
      )}
    </>
  );
}

type WithinProps = {
  readonly item: FilterItem;
  readonly staged: StagedFilters;
  onOpen(item: FilterItem): void;
};

/** The values nested in a brand, model or province. */
export function WithinBrowser({ item, staged, onOpen }: WithinProps) {
  const { t } = useLingui();
  const { name, childs } = item;
  const isAll = staged.has(item.slug) && chosenWithin(staged.selection, item.slug) === 0;

  function toggleAll(): void {
    if (isAll) staged.toggle(item);
    else {
      staged.change((before) =>
        selectionOf([...before.filter(({ within }) => !within?.includes(item.slug)), item]),
      );
    }
  }

  return (
    <ul className={styles.list}>
      <OptionRow name={t`All of ${name}`} count={item.count} isChecked={isAll} onToggle={toggleAll} />
      {childs ? (
        childs.map((child) => <TreeRow key={child.slug} item={child} staged={staged} onOpen={onOpen} />)
      ) : (
        <li className={styles.waiting} aria-busy="true">
          <Skeleton height="24px" />
          <Skeleton height="24px" />
          <Skeleton height="24px" />
        </li>
      )}
    </ul>
  );
}
