import { useEffect, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { Tile } from '#contract/search/search.schema.ts';
import { readUserCity, userCityOf, writeUserCity } from './user-city.ts';

/** Stores a city selected by its tile, which has no id: it is looked up in the list of cities. */
export function useKeepCity(): (city: Pick<Tile, 'slug' | 'name'>) => void {
  const [slug, setSlug] = useState<string>();
  const { data: cities } = useApi('cities', slug === undefined ? undefined : {});

  useEffect(() => {
    const found = cities?.find((city) => city.slug === slug);
    if (found && readUserCity()?.city === slug) writeUserCity(userCityOf(found));
  }, [cities, slug]);

  return (city) => {
    writeUserCity(userCityOf(city));
    setSlug(city.slug);
  };
}
