import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide';
import { type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { FilterView } from '#app/features/search/filters/choices/filter-view.ts';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { isPlain } from '#app/ui/link/app-link.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import { type FilterGroupType, filterGroups, toggle } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import styles from './filter-chips.module.css';
import { shortName } from './short-name.ts';

const FilterSheet = lazyPart(
  'browse',
  async () => (await import('#app/features/search/filters/filter-sheet.tsx')).FilterSheet,
);

/** The most decisive groups first: where, for how much, and which transmission. */
const firstGroups: readonly FilterGroupType[] = ['city', 'price', 'transmission-type'];
const views = {
  all: {
    kind: 'groups',
    groups: [
      ...firstGroups,
      ...filterGroups.filter((group) => ![...firstGroups, 'province', 'radius'].includes(group)),
    ],
  },
  city: { kind: 'places' },
  price: { kind: 'groups', groups: ['price'] },
  'transmission-type': { kind: 'groups', groups: ['transmission-type'] },
  brand: { kind: 'brands' },
} as const satisfies Record<string, FilterView>;
/** Views with a button of their own. */
const direct = ['city', 'price', 'transmission-type', 'brand'] as const;

type Props = {
  readonly filters: FilterAnswer;
  readonly words: string;
  /** The address's words and sort order, preserved when a value is selected. */
  readonly query: string;
};

/** The buttons of the filter sheets, and the selected values, each a link to the list without it. */
export function FilterChips({ filters, words, query }: Props) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<{ readonly of: keyof typeof views; readonly opened: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const [, navigate] = useLocation();
  /** Values removed from this list while the list without them is still loading. */
  const [gone, setGone] = useState<{ readonly of: string; readonly slugs: readonly string[] }>();
  if (gone && gone.of !== filters.url) setGone(undefined);
  const chosen = filters.checkedFilters.filter(({ slug }) => !gone?.slugs.includes(slug));

  function letGo(event: MouseEvent, value: (typeof chosen)[number]): void {
    if (!isPlain(event)) return;
    // The link's address does not include a removal just before.
    event.preventDefault();
    const left = toggle(chosen, value);
    const slugs = filters.checkedFilters.map(({ slug }) => slug);
    setGone({ of: filters.url, slugs: slugs.filter((slug) => !left.some((other) => other.slug === slug)) });
    navigate(usedCarsPath(left) + query);
  }

  function open(of: keyof typeof views): void {
    // Each opening starts from the applied selection.
    setSheet((before) => ({ of, opened: (before?.opened ?? 0) + 1 }));
    setIsOpen(true);
  }
  const opens = (of: keyof typeof views) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => open(of),
    onPointerEnter: FilterSheet.preload,
    onFocus: FilterSheet.preload,
  });
  const nameOf = (slug: FilterGroupType) => filters.filters.find((group) => group.slug === slug)?.name;

  return (
    <>
      <ChipRow label={t`Chosen filters`}>
        <Chip
          look="filter"
          className={styles.opener}
          icon={<Icon of={SlidersHorizontal} size={18} />}
          count={chosen.length || undefined}
          {...opens('all')}
        >
          <Trans>Filter</Trans>
        </Chip>
        {chosen.map((value) => (
          <ChipLink
            key={value.slug}
            look="selected"
            href={value.removeUrl + query}
            onClick={(event) => letGo(event, value)}
          >
            {shortName(value)}
          </ChipLink>
        ))}
        {chosen.length > 0 ? (
          <ChipLink className={styles.clear} href={usedCarsPath() + query}>
            <Trans>Clear all</Trans>
          </ChipLink>
        ) : null}
        {direct.map((slug) => (
          <Chip key={slug} className={classNames(styles.opener, styles.direct)} {...opens(slug)}>
            {nameOf(slug)}
          </Chip>
        ))}
      </ChipRow>
      {sheet ? (
        <Suspense fallback={null}>
          <FilterSheet
            key={sheet.opened}
            filters={filters}
            words={words}
            query={query}
            first={views[sheet.of]}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
