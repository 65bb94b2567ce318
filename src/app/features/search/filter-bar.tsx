import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#app/ui/app-link.tsx';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { preloadSheet } from '#app/ui/sheet.tsx';
import type { FilterAnswer } from '#contract/endpoint-schemas.ts';
import type { FilterGroup } from '#contract/filter.schema.ts';
import { sortOrders } from '#contract/filter.ts';
import styles from './filter-bar.module.css';
import { OptionLinks } from './option-links.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import { queryOfSort, sortNames, sortOrderOf } from './sort-orders.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** On the first touch of what opens it, so that it comes without a wait. */
function preload(): void {
  void loadSheet();
  preloadSheet();
}

type Props = {
  readonly filters: FilterAnswer;
  readonly words: string;
  readonly sort: string | undefined;
  readonly order: string | undefined;
};

function chosenNames(group: FilterGroup): string {
  const chosen = group.filters.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  return chosen.length > 1 ? `${chosen[0]} +${chosen.length - 1}` : (chosen[0] ?? '');
}

/**
 * What narrows the list. On a phone a row of chips above a sheet; on a wide screen a tab for each
 * group. Every choice is a link to its own address, so it works before any script runs.
 */
export function FilterBar({ filters, words, sort, order }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const chosenOrder = sortOrderOf(sort, order);
  const query = queryOfSort(chosenOrder, words);
  const chosen = filters.checkedFilters;

  return (
    <div className={styles.bar}>
      <div className={styles.phone}>
        <ChipRow label={t`Chosen filters`}>
          <Chip
            look="filter"
            icon={<Icon of={SlidersHorizontal} size={18} />}
            count={chosen.length || undefined}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            onPointerEnter={preload}
          >
            <Trans>Filter</Trans>
          </Chip>
          {chosen.map(({ slug, name, removeUrl }) => (
            <ChipLink key={slug} look="selected" href={removeUrl + query}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
        {wasOpened ? (
          <Suspense fallback={null}>
            <FilterSheet
              key={filters.url}
              filters={filters}
              words={words}
              query={query}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        ) : null}
      </div>
      <div className={styles.tabs}>
        {filters.filters.map((group) => {
          const names = chosenNames(group);
          return (
            <PopoverMenu
              key={`${group.slug} ${filters.url}`}
              label={
                <>
                  {group.name}
                  {names === '' ? null : <strong className={styles.chosen}>{names}</strong>}
                </>
              }
              isActive={names !== ''}
            >
              <OptionLinks group={group} query={query} />
            </PopoverMenu>
          );
        })}
      </div>
      <PopoverMenu
        key={`sort ${chosenOrder} ${filters.url}`}
        className={styles.sort}
        label={
          <>
            <Icon of={ArrowDownUp} size={18} />
            <span className="visually-hidden">{t`Order`}: </span>
            {i18n._(sortNames[chosenOrder])}
          </>
        }
        isPlain
      >
        <ul className={styles.orders}>
          {sortOrders.map((each) => (
            <li key={each}>
              <AppLink
                href={filters.url + queryOfSort(each, words)}
                className={classNames(styles.order, each === chosenOrder && styles.current)}
                aria-current={each === chosenOrder ? 'true' : undefined}
              >
                {i18n._(sortNames[each])}
              </AppLink>
            </li>
          ))}
        </ul>
      </PopoverMenu>
    </div>
  );
}
