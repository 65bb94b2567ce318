import type { FastifyInstance } from 'fastify';
import type { ListQuery } from '#catalogue/answers/filter-answer.ts';
import { usedCarsTrail } from '#catalogue/answers/trail.ts';
import { distancesOf } from '#catalogue/parse-search.ts';
import { type DataOf, endpointSchemas, type ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { listingPath, usedCarsPath } from '#contract/paths.ts';
import { pageSize as defaultPageSize, pageFilterOptions, searchOf } from '#contract/search/filter.ts';
import { priceSlug } from '#contract/search/filter-range.ts';
import { defaultSort, type SortOrder, sortOrders } from '#contract/search/sort-order.ts';
import type { DealerStock } from '#server/features/dealer-pages/shared/dealer-stock.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { SearchService } from '../search/search.service.ts';
import { everyCity, withFirst } from './every-city.ts';
import type { ListingService } from './listing.service.ts';
import type { ViewNote } from './view-note.ts';

type Dependencies = {
  readonly listing: ListingService;
  readonly search: SearchService;
  readonly stock: DealerStock;
  readonly noteView: ViewNote;
  /** The last featured car in a page's rail; see `featureId`. */
  readonly lastFeatured: (query: ListQuery, featureId: number | undefined) => number | undefined;
};

/**
 * The requested sort order, otherwise that of the search words. `score` and `createdAt` are descending by
 * default, the others ascending.
 */
function sortOf(
  { sort: field, order }: Pick<ParsedQueryOf<'listings'>, 'sort' | 'order'>,
  { understood }: ListQuery,
  language: Language,
): SortOrder {
  if (field === undefined) return understood?.order ?? defaultSort;
  const wanted = `${field}-${order ?? (field === 'score' || field === 'createdAt' ? 'desc' : 'asc')}`;
  const found = sortOrders.find((known) => known === wanted);
  const text = localized('There is no such order.')[language];
  if (!found) throw new AppError('bad_request', { order: [text] }, language);
  return found;
}

/** Lists, their filters, and single cars. */
export function listingRoutes(
  app: FastifyInstance,
  { listing, search: searchOfAll, stock, lastFeatured, noteView }: Dependencies,
): void {
  /** The search of all cars, or of a dealer's. */
  async function searchIn(
    dealer: string | undefined,
    language: Language,
  ): Promise<Pick<SearchService, 'queryOf' | 'filters' | 'page'>> {
    if (dealer === undefined) return searchOfAll;
    return searchOfAll.within(await stock.of(dealer, language));
  }

  async function list(query: ParsedQueryOf<'listings'>, language: Language, path: string) {
    const search = await searchIn(query.dealer, language);
    const wanted = search.queryOf(slugsOf(query, language), query.q, language);
    const sort = sortOf(query, wanted, language);
    const { ids, meta } = search.page(wanted, sort, query.page ?? 1, query.pageSize ?? defaultPageSize);
    const { currentPage, pageCount } = meta;
    // A page past the end is 404, except the first: an empty list is still a list.
    if (currentPage > pageCount) {
      const pages = formatNumber(pageCount, language);
      const text = localized(`There are only ${pages} pages.`)[language];
      throw new AppError('not_found', { page: [text] }, language);
    }
    const address = (page: number, featureId?: number) => {
      const parameters = new URLSearchParams({ lang_code: language });
      if (wanted.selection.length > 0) parameters.set('search', searchOf(wanted.selection));
      for (const name of ['dealer', 'q', 'sort', 'order'] as const) {
        const value = query[name];
        if (value !== undefined) parameters.set(name, value);
      }
      if (query.pageSize !== undefined) parameters.set('pageSize', String(query.pageSize));
      if (page > 1) parameters.set('page', String(page));
      if (featureId !== undefined) parameters.set('featureId', String(featureId));
      return `${path}?${parameters}`;
    };
    const links = {
      self: address(currentPage, query.featureId),
      first: address(1),
      last: address(pageCount),
      prev: currentPage > 1 ? address(currentPage - 1) : null,
      next: currentPage < pageCount ? address(currentPage + 1, lastFeatured(wanted, query.featureId)) : null,
    };
    const distances = distancesOf(wanted.selection, searchOfAll.catalogue().vocabulary);
    return { items: await listing.cardsByIds(ids, distances), meta, links };
  }

  serveEndpoint(app, 'listings', async (query, { language }) => {
    const { items, meta, links } = await list(query, language, endpointSchemas.listings.path);
    return { items, _meta: meta, _links: links };
  });
  serveEndpoint(app, 'listingsV1', (query, { language }) =>
    list(query, language, endpointSchemas.listingsV1.path),
  );

  serveEndpoint(
    app,
    'filters',
    async ({ search: slugs, q, options = pageFilterOptions, groups, dealer }, { language }) => {
      const search = await searchIn(dealer, language);
      return search.filters(search.queryOf(slugs, q, language), language, options, groups);
    },
  );
  serveEndpoint(app, 'filtersV1', (query, { language }) => {
    const search = searchOfAll;
    const wanted = search.queryOf(slugsOf(query, language), query.q, language);
    const answer = search.filters(wanted, language, pageFilterOptions);
    const cities = search.filters(wanted, language).filters.find(({ slug }) => slug === 'city');
    const every = everyCity(cities?.filters ?? [], wanted.selection, language);
    return { ...answer, filters: answer.filters.map((group) => withFirst(group, every)) };
  });
  serveEndpoint(app, 'allFilters', async ({ search: slugs, q, dealer }, { language }) => {
    const search = await searchIn(dealer, language);
    return search.filters(search.queryOf(slugs, q, language), language);
  });

  async function view(id: number, language: Language): Promise<DataOf<'view'>> {
    const detail = await listing.detail(id);
    const { brandName, brandSlug, modelName, modelSlug, place, citySlug, provinceSlug } = detail;
    const model = `${brandName} ${modelName}`;
    const breadCrumbs = [
      ...usedCarsTrail(language),
      { label: brandName, title: brandName, url: usedCarsPath(brandSlug) },
      { label: modelName, title: model, url: usedCarsPath(modelSlug) },
      {
        label: place,
        title: `${model} ${place}`,
        url: usedCarsPath(`${modelSlug}+${citySlug ?? provinceSlug}`),
      },
    ];
    const { sellerName: name, listingType, mobileVerified, status } = detail;
    return {
      listing: {
        ...detail,
        sellerDetails: { name, listingType, mobileVerified },
        showSellerDetails: mobileVerified && status !== 'sold',
      },
      breadCrumbs,
    };
  }
  for (const name of ['view', 'viewEs', 'viewEsV1'] as const)
    serveEndpoint(app, name, async ({ id }, { language, request }) => {
      const answer = await view(id, language);
      await noteView(request, id);
      return answer;
    });

  serveEndpoint(app, 'byIds', async ({ ids }, { language }) => {
    const cards = await listing.cardsByIds(ids);
    const items = cards.map((card) => ({
      ...card,
      title: `${card.label} ${card.makeYear}`,
      displayPrice: formatPrice(card.price, language),
      url: listingPath(card.slug),
    }));
    return { items, gone: ids.filter((id) => !items.some((card) => card.id === id)) };
  });
}

/** The selection of a call that may give it in parts. */
function slugsOf(
  { search, lastFilter, other, priceRange }: ParsedQueryOf<'filtersV1'>,
  language: Language,
): string {
  const chosen = [search ?? lastFilter, other, priceRange && priceSlugOf(priceRange, language)];
  return chosen.filter(Boolean).join('+');
}

/** In million rupiah; 0 is an unbounded lower end. */
function priceSlugOf(range: string, language: Language): string {
  const [min = 0, max = 0] = range.split('-').map((figure) => Number(figure) * 1e6);
  if (min >= max) {
    const text = localized('The lowest price is above the highest.');
    throw new AppError('bad_request', { priceRange: [text[language]] }, language);
  }
  return priceSlug({ min: min === 0 ? null : min, max });
}
