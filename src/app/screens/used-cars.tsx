import { useLingui } from '@lingui/react/macro';
import { Suspense, useMemo } from 'react';
import { useApi, useLateAnswer } from '#app/data/api/use-api.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { CarList } from '#app/features/search/car-list.tsx';
import type { FeaturedRailProps } from '#app/features/search/featured-rail.tsx';
import { FilterBar } from '#app/features/search/filter-bar.tsx';
import { ListHead } from '#app/features/search/list-head.tsx';
import {
  type ListQuery,
  listQueryText,
  nearestQueryOf,
  sortOrderOf,
} from '#app/features/search/list-query.ts';
import { useSteadyList } from '#app/features/search/use-steady-list.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Page, type PageLocation, wordSearchPath } from '#app/page.ts';
import { cardButtons } from '#app/screens/sections/card-buttons.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { socialPictureUrl } from '#contract/listing/picture.ts';
import { formatNumber } from '#contract/money.ts';
import { initialFilterOptions } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { defaultSort, sortParametersOf } from '#contract/search/sort-order.ts';
import styles from './used-cars.module.css';

const FeaturedCars = optionalPart('browse', async () => {
  const [{ FeaturedRail }, { ListingRail }] = await Promise.all([
    import('#app/features/search/featured-rail.tsx'),
    import('#app/features/listing/listing-rail.tsx'),
  ]);
  return (props: Omit<FeaturedRailProps, 'renderCards'>) => (
    <FeaturedRail
      {...props}
      renderCards={(cars) => <ListingRail cars={cars} heart={(car) => <FavouriteButton card={car} />} />}
    />
  );
});
const OfflineListNote = optionalPart(
  'browse',
  async () => (await import('#app/features/search/offline-list-note.tsx')).OfflineListNote,
);
const OfflineMark = optionalPart(
  'browse',
  async () => (await import('#app/features/snapshot/offline-mark.tsx')).OfflineMark,
);
const OfflineCityCard = optionalPart(
  'browse',
  async () => (await import('#app/features/snapshot/offline-city-card.tsx')).OfflineCityCard,
);
const ListActions = optionalPart(
  'browse',
  async () => (await import('#app/screens/sections/list-actions.tsx')).ListActions,
);
const CityPopup = optionalPart(
  'browse',
  async () => (await import('#app/features/places/city-popup.tsx')).CityPopup,
);
const NoResults = hydratedLater(
  'browse',
  async () => (await import('#app/features/search/no-results.tsx')).NoResults,
);
const ListLinks = hydratedLater(
  'browse',
  async () => (await import('#app/features/seo/list-links.tsx')).ListLinks,
);

/** Lists with more selected values are not indexed (docs/product.md#filter-addresses). */
const maxIndexedValues = 3;

function listOf({ query }: PageLocation): ListQuery {
  return { words: query.q ?? '', order: sortOrderOf(query.sort, query.order) };
}

function queriesOf(location: PageLocation) {
  const { params, query } = location;
  const selection = { search: params.search, q: query.q };
  const { order } = listOf(location);
  // The default order is omitted, so that each page has one address.
  const sorting = order === defaultSort ? {} : sortParametersOf(order);
  // Number of values per group before all are requested.
  const filters = { ...selection, options: String(initialFilterOptions) };
  return { selection, filters, listings: { ...selection, page: query.page, ...sorting } };
}

/** The city of a list, if exactly one is selected. */
function cityOfList({ checkedFilters }: FilterAnswer): { slug: string; name: string } | undefined {
  const cities = checkedFilters.filter(({ type }) => type === 'city');
  return cities.length === 1 ? cities[0] : undefined;
}

const gridOf = (cards: readonly ListingCard[]) => (
  <ListingGrid cards={cards} heading="h3" buttons={cardButtons} />
);

function UsedCarsScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const userCity = useUserCity();
  const list = useMemo(() => listOf(location), [location]);
  const queries = queriesOf(location);
  const { data: filters } = useApi('filters', queries.filters);
  const { data } = useApi('listings', queries.listings);
  const { listings, wasOffline, renew } = useSteadyList(
    data,
    location.path + listQueryText(list, Number(location.query.page ?? 1)),
  );
  const prepareLinks = useLateAnswer('seo', queries.selection);
  if (!filters || !listings) return null;
  const { currentPage, totalCount } = listings._meta;
  const page = formatNumber(currentPage, language);
  const title = currentPage > 1 ? t`${filters.title}, page ${page}` : filters.title;
  const cityOfVisitor = userCity && { slug: userCity.city, name: userCity.display_city };
  const isUnfiltered = list.words === '' && filters.checkedFilters.length === 0;
  return (
    <>
      <Head
        title={title}
        description={filters.description}
        canonicalPath={filters.url}
        pages={{ current: currentPage, count: listings._meta.pageCount }}
        imageUrl={listings.items[0] && socialPictureUrl(listings.items[0].id)}
        isIndexed={list.words === '' && filters.checkedFilters.length <= maxIndexedValues && totalCount > 0}
      />
      <FilterBar filters={filters} list={list} path={location.path} />
      <div className={styles.list}>
        <ListHead
          filters={filters}
          list={list}
          path={location.path}
          actions={
            <WhenIdle>
              <ListActions filters={filters} words={list.words} sort={list.order} cars={listings.items} />
            </WhenIdle>
          }
        />
        {listings.offline || wasOffline ? (
          <Suspense fallback={null}>
            <OfflineListNote note={listings.offline} onRenew={renew} />
          </Suspense>
        ) : null}
        {totalCount === 0 ? null : (
          <CarList
            key={listQueryText(list, currentPage)}
            first={listings}
            query={queries.listings}
            hrefOfPage={(page) => location.path + listQueryText(list, page)}
            renderCards={(cards, isFirst) => (
              <ListingGrid
                cards={cards}
                eager={isFirst ? 1 : 0}
                heading="h2"
                buttons={cardButtons}
                {...(listings.offline && {
                  mark: (card) => (
                    <Suspense fallback={null}>
                      <OfflineMark id={card.id} />
                    </Suspense>
                  ),
                })}
              />
            )}
            {...(currentPage === 1 && {
              rail: (isKnown, onShown) => (
                <>
                  <OfflineCityCard
                    city={cityOfList(filters) ?? cityOfVisitor}
                    around={filters.checkedFilters.find(({ type }) => type === 'radius')?.slug}
                  />
                  <FeaturedCars query={queries.selection} isKnown={isKnown} onShown={onShown} />
                </>
              ),
            })}
          />
        )}
        {totalCount === 0 || filters.nearest ? (
          <HydrateOnTouch id="no-results" prepare={NoResults.prepare}>
            <NoResults filters={filters} list={list} shown={listings.items} renderCards={gridOf} />
          </HydrateOnTouch>
        ) : null}
      </div>
      <HydrateOnTouch id="list-links" prepare={() => Promise.all([prepareLinks(), ListLinks.prepare()])}>
        <ListLinks query={queries.selection} />
      </HydrateOnTouch>
      <ListData
        cars={listings.items}
        from={(currentPage - 1) * listings._meta.perPage + 1}
        breadCrumbs={filters.breadCrumbs}
        faqs={filters.faqs}
      />
      {isUnfiltered ? (
        <WhenIdle>
          <CityPopup />
        </WhenIdle>
      ) : null}
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const queries = queriesOf(location);
    const [filters] = await Promise.all([
      api.get('filters', queries.filters),
      api.get('listings', queries.listings),
      // Related links below the cars; in the browser they load their data themselves.
      import.meta.env.SSR ? api.get('seo', queries.selection) : undefined,
    ]);
    const { understood, nearest, unusedWords } = filters;
    if (import.meta.env.SSR && nearest) await api.get('listings', nearestQueryOf(nearest));
    if (understood?.asksForPage) return { redirect: wordSearchPath(location.query.q ?? '') };
    // Each selection has one address (docs/product.md#filter-addresses).
    if (filters.url === location.path && !understood) {
      const searchText = location.query.q ?? filters.checkedFilters.map(({ name }) => name).join(', ');
      return {
        frame: { breadcrumbs: filters.breadCrumbs, faqs: filters.faqs, searchText },
      };
    }
    if (understood) {
      const { order } = listOf(location);
      const asked = order === defaultSort ? sortOrderOf(understood.sort, understood.order) : order;
      return {
        redirect:
          filters.url +
          listQueryText({ words: [understood.words, unusedWords].filter(Boolean).join(' '), order: asked }),
      };
    }
    const query = new URLSearchParams(location.query).toString();
    return { redirect: filters.url + (query && `?${query}`) };
  },
  Screen: UsedCarsScreen,
};
