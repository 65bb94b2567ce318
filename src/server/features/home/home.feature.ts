import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { Selection } from '#contract/search/filter.ts';
import { type NumberRange, priceSlug } from '#contract/search/filter-range.ts';
import type { PriceEntry } from '#contract/search/search.schema.ts';
import type { Feature } from '#server/feature.ts';
import { services } from '#server/features/home/shared/service-pages.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { SearchService } from '../search/search.service.ts';
import { createBargains } from './bargains.ts';

/** Number of the newest cars, of cars below their market and of popular cities on the home page. */
const newestCars = 8;
const shownBargains = 8;
const popularCities = 12;
/** Limits are stops of the price slider, so that a device can derive the counts from a filter response. */
const priceLimits = [100e6, 150e6, 250e6] as const;

export const homeFeature: Feature<'listing' | 'search' | 'market' | 'live'> = (
  app,
  { listing, search, market, live },
) => {
  const bargains = createBargains({ live, market, listing });

  serveEndpoint(app, 'home', async (_query, { language }) => ({
    totalCount: search.count(),
    brands: search.popularBrands(language),
    bodyTypes: search.tiles('body-type', language),
    cities: search.popularCities(language).slice(0, popularCities),
    newest: await listing.cardsByIds(
      search.page({ selection: [], words: [] }, 'createdAt-desc', 1, newestCars).ids,
    ),
    bargains: await bargains([[]], shownBargains),
    prices: priceEntries(search, language),
    services: services.flatMap(({ isOnHome, name, url }) => (isOnHome ? { name: name[language], url } : [])),
  }));

  serveEndpoint(app, 'bargains', ({ search: slugs }, { language }) => {
    const { selection } = search.queryOf(slugs, undefined, language);
    return bargains(around(selection), shownBargains);
  });

  /** A city, its province, and the whole country. */
  function around(selection: Selection): readonly Selection[] {
    const { vocabulary } = search.catalogue();
    const provinces = selection.flatMap(({ type, within = [] }) =>
      type === 'city' ? within.flatMap((slug) => vocabulary.find(slug) ?? []) : [],
    );
    return [selection, ...(provinces.length > 0 ? [provinces] : []), []];
  }
};

function priceEntries(search: SearchService, language: Language): PriceEntry[] {
  const limits: readonly (number | null)[] = [null, ...priceLimits, null];
  return limits.slice(1).map((max, place) => {
    const range = { min: limits[place] ?? null, max };
    const slug = priceSlug(range);
    const { selection, words } = search.queryOf(slug, undefined, language);
    return {
      slug,
      name: shortName(range, language),
      url: usedCarsPath(selection),
      count: search.page({ selection, words }, 'score-desc', 1, 1).meta.totalCount,
      ...range,
    };
  });
}

/** `100–150 Juta`, for use below a heading about prices. */
function shortName({ min, max }: NumberRange, language: Language): string {
  const words = (rupiah: number) => formatPrice(rupiah, language).replace(/^Rp\s/, '');
  if (min === null) return `${localized('Under')[language]} ${words(max ?? 0)}`;
  if (max === null) return `${localized('Over')[language]} ${words(min)}`;
  return `${words(min).replace(/\s.*/, '')}–${words(max)}`;
}
