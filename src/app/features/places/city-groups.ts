import type { CityEntry } from '#contract/search/search.schema.ts';

export type Province = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly childs: readonly CityEntry[];
};

/** The pseudo-province with all cities (docs/product.md#city). */
export const everyProvinceId = '1';

type Named = { readonly name: string };

/** Place names are ASCII, so no collator is needed, whose first use takes a cheap phone 75 ms. */
function byName(a: Named, b: Named): number {
  const [before, after] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return before < after ? -1 : Number(before > after);
}

/** Cities grouped by province, sorted by name, after the group of all cities. */
export function provincesOf(cities: readonly CityEntry[], nameOfAll: string): readonly Province[] {
  const groups = new Map<number, CityEntry[]>();
  for (const city of cities) groups.set(city.provinceId, [...(groups.get(city.provinceId) ?? []), city]);
  const total = (childs: readonly CityEntry[]) => childs.reduce((sum, { count }) => sum + count, 0);
  const provinces = [...groups].map(([id, childs]) => ({
    id: String(id),
    name: childs[0]?.provinceName ?? '',
    count: total(childs),
    childs: childs.sort(byName),
  }));
  return [
    { id: everyProvinceId, name: nameOfAll, count: total(cities), childs: [...cities].sort(byName) },
    ...provinces.sort(byName),
  ];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Cities by match with the typed text: prefixes of names, then of words, then the rest. */
export function findCities(cities: readonly CityEntry[], typed: string): readonly CityEntry[] {
  const words = plain(typed).trim().replace(/\s+/g, ' ');
  if (words === '') return [];
  return cities
    .flatMap((city) => {
      const name = plain(city.name);
      const place = name.startsWith(words)
        ? 0
        : name.includes(` ${words}`)
          ? 1
          : name.includes(words)
            ? 2
            : 3;
      return place < 3 ? [{ city, place }] : [];
    })
    .sort((a, b) => a.place - b.place || b.city.count - a.city.count || byName(a.city, b.city))
    .map(({ city }) => city);
}
