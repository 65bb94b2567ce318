import type { DataOf } from '#contract/api/endpoint-schemas.ts';

/** An answer of `home`: so many cars, and nothing else. */
export const homeAnswer = (totalCount: number): DataOf<'home'> => ({
  totalCount,
  brands: [],
  bodyTypes: [],
  cities: [],
  newest: [],
  bargains: { items: [], url: '/mobil-bekas', count: 0 },
  prices: [],
  services: [],
});
