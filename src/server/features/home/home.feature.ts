import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { Selection } from '#contract/search/filter.ts';
import { type NumberRange, priceSlug } from '#contract/search/filter-range.ts';
import type { PriceEntry } from '#contract/search/search.schema.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { SearchService } from '../search/search.service.ts';
import { createBargains } from './bargains.ts';

/** How many of the newest cars, of cars below their market and of the popular cities the home page shows. */
const newestCars = 8;
const shownBargains = 8;
const popularCities = 12;
/** Limits are stops of the price slider, so that a device can count them from a filter answer. */
const priceLimits = [100e6, 150e6, 250e6] as const;

export const homeFeature: Feature<'listing' | 'search' | 'market' | 'live' | 'cache'> = (
  app,
  { listing, search, market, live, cache },
) => {
  const bargains = createBargains({ live, market, listing });

  serveEndpoint(
    app,
    'home',
    async (_query, { language }) => ({
      totalCount: search.count(),
      brands: search.popularBrands(language),
      bodyTypes: search.tiles('body-type', language),
      cities: search.popularCities(language).slice(0, popularCities),
      newest: await listing.cardsByIds(
        search.page({ selection: [], words: [] }, 'createdAt-desc', 1, newestCars).ids,
      ),
      bargains: await bargains([[]], shownBargains),
      prices: priceEntries(search, language),
    }),
    { cache },
  );

  serveEndpoint(
    app,
    'bargains',
    async ({ search: slugs }, { language }) => {
      const { selection } = search.queryOf(slugs, undefined, language);
      return { items: await bargains(around(selection), shownBargains) };
    },
    { cache },
  );

  /** A city, its province, and everywhere. */
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

/** `100–150 Juta`: below a heading that speaks of prices. */
function shortName({ min, max }: NumberRange, language: Language): string {
  const words = (rupiah: number) => formatPrice(rupiah, language).replace(/^Rp\s/, '');
  if (min === null) return `${{ id: 'Di bawah', en: 'Under' }[language]} ${words(max ?? 0)}`;
  if (max === null) return `${{ id: 'Di atas', en: 'Over' }[language]} ${words(min)}`;
  return `${words(min).replace(/\s.*/, '')}–${words(max)}`;
}
