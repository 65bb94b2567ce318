import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, SlidersHorizontal } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { PopoverMenu } from '#app/ui/sheet/popover-menu.tsx';
import { buyUsedCarPath } from '#contract/paths.ts';
import { type FilterGroupType, filterTabs, narrowest, type Selection } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { traitTypes } from '#contract/vehicles/trait-types.ts';
import { typesOfGroup } from './choices.ts';
import styles from './filter-tabs.module.css';
import { type ListQuery, listQueryText, sortNameOf } from './list-query.ts';
import { shortName } from './short-name.ts';
import { SortLinks } from './sort-links.tsx';

const loadPanel = () => import('./filters/filter-panel.tsx');
const FilterPanel = lazyPart('browse', async () => (await loadPanel()).FilterPanel);
const preload = () => void loadPanel();

/** Fallback while a panel's code is loading, or if it fails to load. */
function EveryValue() {
  return (
    <AppLink href={buyUsedCarPath}>
      <Trans>All brands, years and colours</Trans>
    </AppLink>
  );
}

type Props = ListQuery & {
  readonly filters: FilterAnswer;
  /** The path of the list, without query. */
  readonly path: string;
};

/** Whether the group's tab shows a selected value. */
const isOfGroup = (group: FilterGroupType, { type }: Selection[number]) => typesOfGroup(group).includes(type);

function chosenNames(group: FilterGroupType, chosen: FilterAnswer['checkedFilters']): string {
  const asked = new Set(narrowest(chosen).map(({ slug }) => slug));
  const names = chosen.filter((value) => asked.has(value.slug) && isOfGroup(group, value)).map(shortName);
  return names.length > 1 ? `${names[0]} +${names.length - 1}` : (names[0] ?? '');
}

/**
 * Filter groups in a row: the first ones have a tab each, the rest share one, followed by the sort order
 * (docs/product.md#filters). A tab's content is rendered when it is opened; without script it is a link to a
 * page with the values.
 */
export function FilterTabs({ filters, path, words, order }: Props) {
  const { t } = useLingui();
  const list = { words, order };
  const query = listQueryText(list);
  const offered = filters.filters.filter(({ total }) => total > 0);
  // Cities, and the distance from them, are chosen in the tab of places.
  const further = offered.slice(filterTabs).filter(({ slug }) => slug !== 'city' && slug !== 'radius');
  const chosenFurther = filters.checkedFilters.filter((value) =>
    further.some(({ slug }) => isOfGroup(slug, value)),
  ).length;
  const panelOf = (groups: readonly FilterGroupType[]) => (close: () => void) => (
    <FilterPanel filters={filters} words={words} query={query} groups={groups} onClose={close} />
  );
  return (
    <>
      <div className={styles.tabs}>
        {offered.slice(0, filterTabs).map((group) => {
          const names = chosenNames(group.slug, filters.checkedFilters);
          return (
            <PopoverMenu
              key={group.slug}
              label={
                <>
                  <span className={styles.name} data-short={names !== ''}>
                    {group.name}
                  </span>
                  {names === '' ? null : <strong className={styles.chosen}>{names}</strong>}
                </>
              }
              isActive={names !== ''}
              panel={panelOf([group.slug])}
              onApproach={preload}
            >
              <EveryValue />
            </PopoverMenu>
          );
        })}
        {further.length > 0 ? (
          <PopoverMenu
            label={
              <>
                <Icon of={SlidersHorizontal} size={18} />
                <strong>
                  <Trans>More</Trans>
                </strong>
                {chosenFurther > 0 ? <span className={styles.count}>{chosenFurther}</span> : null}
              </>
            }
            isActive={chosenFurther > 0}
            width="broad"
            panel={panelOf([...new Set([...further.map(({ slug }) => slug), ...traitTypes])])}
            onApproach={preload}
          >
            <EveryValue />
          </PopoverMenu>
        ) : null}
      </div>
      {filters.count > 0 ? (
        <PopoverMenu
          key={order}
          className={styles.sort}
          label={
            <>
              <Icon of={ArrowDownUp} size={18} />
              <span className="visually-hidden">{t`Sort`}: </span>
              {sortNameOf(filters.sortOptions, list)}
            </>
          }
          width="narrow"
          isPlain
        >
          <SortLinks options={filters.sortOptions} list={list} path={path} />
        </PopoverMenu>
      ) : null}
    </>
  );
}
