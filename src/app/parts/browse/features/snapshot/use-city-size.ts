import { useEffect, useState } from 'react';
import { sizeOfCity } from '#app/data/offline-city.ts';

export type CitySize = { readonly bytes: number; readonly cars: number };

/** Download size of a city; asked for on demand, unknown offline. */
export function useCitySize(slug: string | undefined): CitySize | undefined {
  const [known, setKnown] = useState<{ readonly slug: string; readonly size: CitySize }>();

  useEffect(() => {
    if (slug === undefined) return;
    let isWanted = true;
    void sizeOfCity(slug).then((size) => {
      if (isWanted && size) setKnown({ slug, size });
    });
    return () => {
      isWanted = false;
    };
  }, [slug]);

  return known?.slug === slug ? known?.size : undefined;
}
