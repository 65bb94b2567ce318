import { type Coordinates, kilometersBetween } from '#contract/places/kilometers-between.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';

/** Farther from every city than this is another country, or the sea. */
const mostKilometers = 150;

/** The city whose centre is nearest, worked out here: the position itself goes nowhere. */
export function nearestCity(cities: readonly CityEntry[], position: Coordinates): CityEntry | undefined {
  let nearest: { readonly city: CityEntry; readonly kilometers: number } | undefined;
  for (const city of cities) {
    if (!city.at) continue;
    const [latitude, longitude] = city.at;
    const kilometers = kilometersBetween(position, { latitude, longitude });
    if (!nearest || kilometers < nearest.kilometers) nearest = { city, kilometers };
  }
  return nearest && nearest.kilometers <= mostKilometers ? nearest.city : undefined;
}
