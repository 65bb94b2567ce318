import useSWR from 'swr';
import { sizeOfCity } from '#app/data/offline-city.ts';

export type CitySize = { readonly bytes: number; readonly cars: number };

/** How large a city is to fetch; asked for once it is wanted, unknown without a connection. */
export function useCitySize(slug: string | undefined): CitySize | undefined {
  return useSWR(slug === undefined ? null : `city-size ${slug}`, () =>
    slug === undefined ? undefined : sizeOfCity(slug),
  ).data;
}
