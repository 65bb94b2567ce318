import { Plural, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api-context.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { FilterBar } from '#app/features/search/filter-bar.tsx';
import { NoResults } from '#app/features/search/no-results.tsx';
import { Pagination } from '#app/features/search/pagination.tsx';
import { sortOrderOf } from '#app/features/search/sort-orders.ts';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { defaultSort, sortParametersOf } from '#contract/filter.ts';
import styles from './used-cars.module.css';

/** More chosen values than this make a page for one person rather than for a search engine (decisions). */
const maxIndexedValues = 3;

function queriesOf({ params, query }: PageLocation) {
  const selection = { search: params.search, q: query.q };
  const order = sortOrderOf(query.sort, query.order);
  // The default order is not asked for: one address a page.
  const sorting = order === defaultSort ? {} : sortParametersOf(order);
  return { filters: selection, listings: { ...selection, page: query.page, ...sorting } };
}

function UsedCarsScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const queries = queriesOf(location);
  const { data: filters } = useApi('filters', queries.filters);
  const { data: listings } = useApi('listings', queries.listings);
  if (!filters || !listings) return null;
  const { currentPage, totalCount } = listings._meta;
  const words = location.query.q ?? '';
  const title = currentPage > 1 ? t`${filters.title}, page ${currentPage}` : filters.title;
  return (
    <>
      <Head
        title={title}
        description={filters.description}
        canonicalPath={filters.url}
        canonicalSearch={currentPage > 1 ? `?page=${currentPage}` : ''}
        isIndexed={words === '' && filters.checkedFilters.length <= maxIndexedValues && totalCount > 0}
      />
      <FilterBar filters={filters} words={words} sort={location.query.sort} order={location.query.order} />
      <div className={styles.list}>
        <h1 className={styles.title}>{filters.title}</h1>
        <p className={styles.count}>
          <Plural value={totalCount} one="# car" other="# cars" />
        </p>
        {totalCount === 0 ? (
          <NoResults filters={filters} words={words} />
        ) : (
          <ListingGrid
            cards={listings.items}
            eager={1}
            heading="h2"
            heart={(card) => <FavouriteButton card={card} />}
          />
        )}
        <Pagination meta={listings._meta} links={listings._links} />
      </div>
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const queries = queriesOf(location);
    const [filters] = await Promise.all([
      api.get('filters', queries.filters),
      api.get('listings', queries.listings),
    ]);
    // One address a selection (decisions, Filters and addresses).
    if (filters.url === location.path) {
      const searchText = location.query.q ?? filters.checkedFilters.map(({ name }) => name).join(', ');
      return {
        frame: { breadcrumbs: filters.breadCrumbs, faqs: filters.faqs, faqTitle: filters.title, searchText },
      };
    }
    const query = new URLSearchParams(location.query).toString();
    return { redirect: filters.url + (query && `?${query}`) };
  },
  Screen: UsedCarsScreen,
};
