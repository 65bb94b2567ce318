import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import type { FilterView } from '#app/features/search/filters/choices/filter-view.ts';
import { FilterSheet } from '#app/features/search/filters/filter-sheet.tsx';
import { SortSheet } from '#app/features/search/filters/sort-sheet.tsx';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { type FilterGroupType, filterGroups, type Selection, toggle } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { ListPlaceContext } from './list-place.ts';
import { type ListQuery, listQueryText, sortNameOf } from './list-query.ts';

/** A dealer's cars are in one place. */
const notOffered: readonly FilterGroupType[] = ['city', 'radius', 'listing-type'];
const groups = filterGroups.filter((group) => !notOffered.includes(group));
const everything: FilterView = { kind: 'groups', groups };

type Props = {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly filters: FilterAnswer;
  readonly list: ListQuery;
  /** The path of the list with its selection. */
  readonly path: string;
};

/** The filters of a dealer's cars: all of them in a sheet, and body types as links, which work without script. */
export function DealerFilters({ dealer, filters, list, path }: Props) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<{ readonly of: 'filter' | 'sort'; readonly opened: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const query = listQueryText(list);
  const chosen = filters.checkedFilters;
  const bodies = filters.filters.find(({ slug }) => slug === 'body-type')?.filters ?? [];
  const pathOf = (selection: Selection) => dealerPath(dealer, selection);
  function open(of: 'filter' | 'sort'): void {
    // Each opening starts from the applied selection.
    setSheet((before) => ({ of, opened: (before?.opened ?? 0) + 1 }));
    setIsOpen(true);
  }
  const close = () => setIsOpen(false);
  return (
    <ListPlaceContext value={{ dealer, pathOf }}>
      <ChipRow label={t`Filters of these cars`}>
        <Chip
          look="filter"
          className={patterns.scripted}
          icon={<Icon of={SlidersHorizontal} size={18} />}
          count={chosen.length || undefined}
          aria-haspopup="dialog"
          onClick={() => open('filter')}
        >
          <Trans>Filter</Trans>
        </Chip>
        {chosen.map((value) => (
          <ChipLink key={value.slug} look="selected" href={pathOf(toggle(chosen, value)) + query}>
            {value.name}
          </ChipLink>
        ))}
        {bodies
          .filter(({ isChecked, count }) => !isChecked && count > 0)
          .map((body) => (
            <ChipLink key={body.slug} count={body.count} href={pathOf(toggle(chosen, body)) + query}>
              {body.name}
            </ChipLink>
          ))}
        <Chip
          className={patterns.scripted}
          icon={<Icon of={ArrowDownUp} size={18} />}
          aria-haspopup="dialog"
          onClick={() => open('sort')}
        >
          <span className="visually-hidden">{t`Sort`}: </span>
          {sortNameOf(filters.sortOptions, list)}
        </Chip>
      </ChipRow>
      {sheet?.of === 'filter' ? (
        <FilterSheet
          key={sheet.opened}
          filters={filters}
          words={list.words}
          query={query}
          first={everything}
          isOpen={isOpen}
          onClose={close}
        />
      ) : null}
      {sheet?.of === 'sort' ? (
        <SortSheet options={filters.sortOptions} list={list} path={path} isOpen={isOpen} onClose={close} />
      ) : null}
    </ListPlaceContext>
  );
}
