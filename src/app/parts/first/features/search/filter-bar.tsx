import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { type ListQuery, listQueryText } from './list-query.ts';

/** Resolves at once on a wide screen, on a narrow one when it becomes wide. */
function whenWide(): Promise<void> {
  const wide = matchMedia('(min-width: 48em)');
  if (wide.matches) return Promise.resolve();
  return new Promise((resolve) => wide.addEventListener('change', () => resolve(), { once: true }));
}

// They are links and native disclosures and work as they come: a phone, which hides its two hundred links, never takes
// them over.
const FilterTabs = hydratedLater(
  'browse',
  async () => (await import('#app/parts/browse/features/search/filter-tabs.tsx')).FilterTabs,
  whenWide,
);

type Props = {
  readonly filters: FilterAnswer;
  readonly list: ListQuery;
  /** Of the list, without query. */
  readonly path: string;
};

/** What narrows the list, in view as it is scrolled: chips above sheets on a phone, tabs on a wide screen. */
export function FilterBar({ filters, list, path }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        <FilterChips filters={filters} words={list.words} query={listQueryText(list)} />
      </div>
      <div className={styles.tabs}>
        <FilterTabs filters={filters} words={list.words} order={list.order} path={path} />
      </div>
    </div>
  );
}
