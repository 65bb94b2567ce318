import * as z from 'zod/mini';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { marketWeight } from '#server/regions/city-population.ts';
import type { CitySeed } from '#server/regions/regions.ts';
import { WeightedTable } from './random.ts';

const plateRow = z.object({ region: wholeNumber, letters: z.string().check(z.regex(/^[A-Z]{1,2}$/)) });

export interface DemoPlace {
  readonly cityId: number;
  readonly provinceId: number;
  /** Null if several are in use and none is the most common. */
  readonly plateRegion: string | null;
}

/** Places, weighted by the size of their market. */
export function placeTable(cities: readonly CitySeed[]): WeightedTable<DemoPlace> {
  const plates = new Map(
    readReferenceTable('regions/plates.csv', plateRow).map(({ region, letters }) => [region, letters]),
  );
  const places = cities.map((city) => ({
    cityId: city.id,
    provinceId: city.provinceId,
    plateRegion: plates.get(city.id) ?? plates.get(city.provinceId) ?? null,
    weight: marketWeight(city),
  }));
  return new WeightedTable(places, ({ weight }) => weight);
}
