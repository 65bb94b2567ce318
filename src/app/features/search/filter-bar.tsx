import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { type ListQuery, listQueryText } from './list-query.ts';

const FilterTabs = hydratedLater('browse', async () => (await import('./filter-tabs.tsx')).FilterTabs);

const RevertLink = optionalPart('browse', async () => (await import('./revert-link.tsx')).RevertLink);

type Props = {
  readonly filters: FilterAnswer;
  readonly list: ListQuery;
  /** The path of the list, without query. */
  readonly path: string;
};

/** The sticky filter bar: chips that open sheets on a phone, tabs on a wide screen. */
export function FilterBar({ filters, list, path }: Props) {
  return (
    <div className={styles.bar} data-chosen={filters.checkedFilters.length > 0}>
      <div className={styles.chips}>
        <HydrateOnTouch id="filter-chips" of={filters}>
          <FilterChips filters={filters} words={list.words} query={listQueryText(list)} />
        </HydrateOnTouch>
        <WhenIdle>
          <RevertLink chosen={filters.checkedFilters} query={listQueryText(list)} />
        </WhenIdle>
      </div>
      <div className={styles.tabs}>
        <HydrateOnTouch id="filter-tabs" of={filters} prepare={FilterTabs.prepare}>
          <FilterTabs filters={filters} words={list.words} order={list.order} path={path} />
        </HydrateOnTouch>
      </div>
    </div>
  );
}
