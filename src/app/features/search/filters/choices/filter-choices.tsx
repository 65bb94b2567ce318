import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { aroundCity, typesOfGroup } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { NearMe } from '#app/forms/places/near-me.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { afterPaint } from '#app/ui/sheet/after-paint.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { isStatedTrait } from '#contract/vehicles/trait-types.ts';
import styles from './filter-choices.module.css';
import { type FilterView, groupOf, itemsOnPath } from './filter-view.ts';
import { GroupFrame } from './group-frame.tsx';
import { OptionChips } from './option-chips.tsx';
import { InstalmentChoice, PriceChoice } from './range-choice.tsx';
import { BodyTileChoices, BrandTileChoices, ColorChoices } from './tile-choices.tsx';
import { TreeBrowser, WithinBrowser } from './tree-browser.tsx';
import { YearChoice } from './year-choice.tsx';

type Props = {
  readonly view: FilterView;
  readonly staged: StagedFilters;
  onOpen(view: FilterView): void;
};

/** Groups rendered at a time, the first of them on the screen: all at once would block a slow phone for 60 ms. */
const groupsAtOnce = 3;

export function FilterChoices({ view, staged, onOpen }: Props) {
  const { filters } = staged.answer;
  const [rendered, setRendered] = useState(groupsAtOnce);
  const isWhole = view.kind !== 'groups' || rendered >= view.groups.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setRendered(rendered + groupsAtOnce)));
  }, [rendered, isWhole]);
  if (view.kind === 'groups') {
    const traits = view.groups.filter(isStatedTrait).flatMap((slug) => groupOf(filters, slug)?.filters ?? []);
    return (
      <>
        {view.groups.slice(0, rendered).map((slug) => {
          const group = isStatedTrait(slug) ? undefined : groupOf(filters, slug);
          return group && group.filters.length > 0 ? (
            <GroupChoices key={slug} group={group} staged={staged} onOpen={onOpen} />
          ) : null;
        })}
        {isWhole && traits.length > 0 ? <TraitChoices items={traits} staged={staged} /> : null}
      </>
    );
  }
  if (view.kind === 'brands') return <BrandBrowser staged={staged} onOpen={onOpen} />;
  if (view.kind === 'map') return <PlaceMap staged={staged} />;
  if (view.kind === 'places') return <PlaceBrowser staged={staged} onOpen={onOpen} />;
  const item = itemsOnPath(filters, view).at(-1);
  return item ? (
    <WithinBrowser
      key={item.slug}
      item={item}
      staged={staged}
      onOpen={(child) => onOpen({ ...view, path: [...view.path, child.slug] })}
    />
  ) : null;
}

/** A car's past and papers: several small groups shown as one. */
function TraitChoices({ items, staged }: { items: readonly FilterItem[]; staged: StagedFilters }) {
  const { t } = useLingui();
  return (
    <GroupFrame name={t`Condition and papers`}>
      <OptionChips items={items} staged={staged} showsAll />
    </GroupFrame>
  );
}

/** The city as a filter knows it, within its province. */
function cityValue({ slug }: CityEntry, filters: readonly FilterGroup[]): FilterValue {
  const known = groupOf(filters, 'city')?.filters.find((item) => item.slug === slug);
  return { slug, type: 'city', within: known?.within };
}

const CarMap = lazyPart('places', async () => (await import('#app/forms/places/car-map.tsx')).CarMap);

/** Where the cars of the selection are; a city is chosen and let go as among the names. */
function PlaceMap({ staged }: { readonly staged: StagedFilters }) {
  const cities = groupOf(staged.answer.filters, 'city')?.filters ?? [];
  const counts = new Map(cities.map(({ slug, count }) => [slug, count]));
  return (
    <Suspense fallback={<Skeleton height="220px" radius="12px" />}>
      <CarMap
        countOf={({ slug }) => counts.get(slug) ?? 0}
        isChosen={staged.has}
        onChoose={(slug) => {
          const city = cities.find((item) => item.slug === slug);
          if (city) staged.toggle(city);
        }}
      />
    </Suspense>
  );
}

/** How far around the chosen cities; nothing without a city. */
function NearbyChoices({ staged }: { readonly staged: StagedFilters }) {
  const radii = groupOf(staged.answer.filters, 'radius');
  return radii && radii.filters.length > 0 ? (
    <GroupFrame name={radii.name}>
      <OptionChips items={radii.filters} staged={staged} showsAll />
    </GroupFrame>
  ) : null;
}

type BrowserProps = Omit<Props, 'view'>;

function BrandBrowser({ staged, onOpen }: BrowserProps) {
  const { t } = useLingui();
  return (
    <TreeBrowser
      items={groupOf(staged.answer.filters, 'brand')?.filters ?? []}
      searchLabel={t`Search brand or model`}
      staged={staged}
      onOpen={({ slug }) => onOpen({ kind: 'within', group: 'brand', path: [slug] })}
    />
  );
}

function PlaceBrowser({ staged, onOpen }: BrowserProps) {
  const { t } = useLingui();
  const { filters, popularCities } = staged.answer;
  const cities = new Map<string, FilterItem>();
  for (const city of groupOf(filters, 'city')?.filters ?? []) cities.set(city.slug, city);
  return (
    <>
      <div className={classNames(layouts.stack12, styles.near)}>
        <div className={layouts.wrap8}>
          <Button variant="secondary" size="dense" onClick={() => onOpen({ kind: 'map' })}>
            <Trans>Map</Trans>
          </Button>
          <NearMe
            onFound={(city) => staged.change((before) => aroundCity(before, cityValue(city, filters)))}
          />
        </div>
        <NearbyChoices staged={staged} />
      </div>
      <TreeBrowser
        items={groupOf(filters, 'province')?.filters ?? []}
        popular={popularCities.flatMap(({ slug }) => cities.get(slug) ?? [])}
        popularTitle={t`Popular cities`}
        allTitle={t`By province`}
        searchLabel={t`Search city or province`}
        staged={staged}
        onOpen={({ slug }) => onOpen({ kind: 'within', group: 'province', path: [slug] })}
      />
    </>
  );
}

type GroupProps = BrowserProps & { readonly group: FilterGroup };

/** The selected values displayed in a group. */
const shownChoices = ({ group, staged }: GroupProps) =>
  staged.selection
    .filter(({ type }) => typesOfGroup(group.slug).includes(type))
    .map(({ slug }) => slug)
    .join();

/**
 * Memoised by the group's own counts and selection, so that a tap in one group does not render the others.
 */
const GroupChoices = memo(
  function GroupChoices({ group, staged, onOpen }: GroupProps) {
    const { name, filters: items, total } = group;
    const toAll = (label: ReactNode, view: FilterView) => (
      <Button variant="text" size="dense" className={styles.all} onClick={() => onOpen(view)}>
        {label}
      </Button>
    );
    switch (group.slug) {
      case 'brand':
        return (
          <GroupFrame
            name={name}
            aside={toAll(<Plural value={total} one="# brand" other="All # brands" />, { kind: 'brands' })}
          >
            <BrandTileChoices items={items} staged={staged} />
          </GroupFrame>
        );
      case 'city': {
        // Provinces are chosen among all places; one that is chosen can be let go here.
        const provinces = groupOf(staged.answer.filters, 'province');
        const chosen = provinces?.filters.filter(({ slug }) => staged.has(slug)) ?? [];
        return (
          <GroupFrame
            name={provinces?.name ?? name}
            aside={toAll(<Plural value={total} one="# city" other="All # cities" />, { kind: 'places' })}
          >
            <OptionChips items={[...chosen, ...items]} staged={staged} isShort />
            <NearbyChoices staged={staged} />
          </GroupFrame>
        );
      }
      case 'price':
        return <PriceChoice group={group} staged={staged} />;
      case 'instalment':
        return <InstalmentChoice group={group} staged={staged} />;
      case 'year':
        return <YearChoice group={group} staged={staged} />;
      case 'body-type':
        return (
          <GroupFrame name={name}>
            <BodyTileChoices items={items} staged={staged} />
          </GroupFrame>
        );
      case 'color':
        return (
          <GroupFrame name={name} aside={chosenNames(items, staged)}>
            <ColorChoices items={items} staged={staged} />
          </GroupFrame>
        );
      default:
        return (
          <GroupFrame name={name}>
            <OptionChips items={items} staged={staged} inColumns={group.slug === 'kilometers'} />
          </GroupFrame>
        );
    }
  },
  (before, after) =>
    before.staged.answer === after.staged.answer && shownChoices(before) === shownChoices(after),
);

function chosenNames(items: readonly FilterItem[], staged: StagedFilters): string | undefined {
  const names = items.filter(({ slug }) => staged.has(slug)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : undefined;
}
