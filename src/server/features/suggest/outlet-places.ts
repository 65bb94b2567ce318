import { eq } from 'drizzle-orm';
import { WordIndex, wordsOfName } from '#catalogue/suggestions/word-index.ts';
import { type OutletList, outletLists } from '#contract/outlets/outlet.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { cities, outlets } = schema;

/** Cache time, in milliseconds. */
const knownMs = 60_000;

export type OutletCity = {
  readonly slug: string;
  readonly name: string;
  readonly above: undefined;
  readonly length: number;
};
export type OutletPlaces = {
  readonly cities: WordIndex<OutletCity>;
  /** Whether there are outlets of the brand and in the city, as far as these are given. */
  has(kind: VehicleKind, list: OutletList, brand?: string, city?: string): boolean;
};

const keyOf = (...parts: readonly (string | undefined)[]) => parts.map((part) => part ?? '').join('/');

async function read(orm: Orm): Promise<OutletPlaces> {
  const rows = await orm
    .selectDistinct({
      ...{ kinds: outlets.kinds, offers: outlets.offers, brand: outlets.brand },
      ...{ slug: cities.slug, name: cities.name },
    })
    .from(outlets)
    .innerJoin(cities, eq(cities.id, outlets.cityId));
  const index = new WordIndex<OutletCity>();
  for (const [slug, name] of new Map(rows.map((row) => [row.slug, row.name])))
    index.add({ slug, name, above: undefined, length: wordsOfName(name).length }, [name]);
  const known = new Set(
    rows.flatMap(({ kinds, offers, brand, slug }) =>
      kinds.flatMap((kind) =>
        outletLists
          .filter((list) => offers.includes(list))
          .flatMap((list) => [
            ...[keyOf(kind, list, brand, slug), keyOf(kind, list, brand, undefined)],
            ...[keyOf(kind, list, undefined, slug), keyOf(kind, list, undefined, undefined)],
          ]),
      ),
    ),
  );
  return {
    cities: index,
    has: (...parts) => known.has(keyOf(...parts, ...Array(4 - parts.length).fill(''))),
  };
}

/** Which brands and cities have outlets, cached for `knownMs`. */
export function createOutletPlaces(orm: Orm): () => Promise<OutletPlaces> {
  let kept: { readonly places: Promise<OutletPlaces>; readonly until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.places;
    const places = read(orm);
    kept = { places, until: performance.now() + knownMs };
    places.catch(() => {
      kept = undefined;
    });
    return places;
  };
}
