import type { FastifyInstance } from 'fastify';
import {
  pageSize as defaultPageSize,
  defaultSort,
  pageFilterOptions,
  type SortOrder,
  sortOrders,
} from '#contract/filter.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { AppError } from '#server/app-error.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { SearchService } from '../search/search.service.ts';
import { usedCarsTrail } from '../search/search-texts.ts';
import type { ListingRepository } from './listing.repository.ts';
import type { ListingService } from './listing.service.ts';

type Dependencies = { repository: ListingRepository; listing: ListingService; search: SearchService };

/** `score` and `createdAt` fall by default, the others rise. */
function sortOf(field: string | undefined, order: string | undefined): SortOrder {
  if (field === undefined) return defaultSort;
  const wanted = `${field}-${order ?? (field === 'score' || field === 'createdAt' ? 'desc' : 'asc')}`;
  const found = sortOrders.find((known) => known === wanted);
  if (!found) throw new AppError('bad_request', { order: [wanted] });
  return found;
}

export function listingRoutes(app: FastifyInstance, { repository, listing, search }: Dependencies): void {
  serveEndpoint(
    app,
    'listings',
    async (query) => {
      const wanted = search.queryOf(query.search ?? '', query.q ?? '');
      const currentPage = query.page ?? 1;
      const perPage = query.pageSize ?? defaultPageSize;
      const totalCount = await repository.count(wanted);
      const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
      // A page past the end is no page, except the first: an empty list is still a list.
      if (currentPage > pageCount) throw new AppError('not_found');
      const rows = await repository.page(wanted, sortOf(query.sort, query.order), currentPage, perPage);
      const address = (page: number) => {
        const parameters = new URLSearchParams();
        if (query.q) parameters.set('q', query.q);
        if (query.sort) parameters.set('sort', query.sort);
        if (query.order) parameters.set('order', query.order);
        if (page > 1) parameters.set('page', String(page));
        const text = parameters.toString();
        return usedCarsPath(wanted.selection) + (text && `?${text}`);
      };
      return {
        items: await listing.cards(rows),
        _meta: { totalCount, pageCount, currentPage, perPage },
        _links: {
          self: address(currentPage),
          first: address(1),
          last: address(pageCount),
          prev: currentPage > 1 ? address(currentPage - 1) : null,
          next: currentPage < pageCount ? address(currentPage + 1) : null,
        },
      };
    },
    ['GET', 'POST'],
  );

  serveEndpoint(app, 'filters', (query, { language }) =>
    search.filters(search.queryOf(query.search ?? '', query.q ?? ''), language, pageFilterOptions),
  );
  serveEndpoint(app, 'allFilters', (query, { language }) =>
    search.filters(search.queryOf(query.search ?? '', query.q ?? ''), language),
  );

  serveEndpoint(app, 'view', async (query, { language }) => {
    const detail = await listing.detail(query.id);
    const { brandName, brandSlug, place, citySlug, provinceSlug } = detail;
    const breadCrumbs = [
      ...usedCarsTrail(language),
      { label: brandName, title: brandName, url: usedCarsPath(brandSlug) },
      { label: place, title: place, url: usedCarsPath(citySlug ?? provinceSlug) },
    ];
    return { listing: detail, breadCrumbs };
  });
}
