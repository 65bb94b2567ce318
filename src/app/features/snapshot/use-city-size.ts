import useSWR from 'swr';
import { sizeOfCity } from '#app/data/snapshot/offline-city.ts';

export type CitySize = { readonly bytes: number; readonly cars: number };

/** Download size of a city; fetched on demand, unknown offline. */
export function useCitySize(slug: string | undefined): CitySize | undefined {
  return useSWR(slug === undefined ? null : `city-size ${slug}`, () =>
    slug === undefined ? undefined : sizeOfCity(slug),
  ).data;
}
