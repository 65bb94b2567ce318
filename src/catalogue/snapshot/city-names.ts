import type { CarLoad } from '#catalogue/faceted-index/load-columns.ts';
import {
  type BrandName,
  type CityName,
  type DistrictName,
  districtSlug,
  type ModelName,
  type VariantName,
  Vocabulary,
} from '#catalogue/vocabulary.ts';
import type { CarTable } from './car-table.ts';
import type { CarLine, SnapshotPlace } from './snapshot-car.ts';

/** The ids of a line in the vocabulary. */
export type LineIds = {
  readonly brand: number;
  readonly parentModel: number | null;
  readonly model: number;
  readonly variant: number | null;
};

/** The id of the snapshot's own city; those around it follow. */
const ownCityId = 1;

/** A city in the vocabulary, and its province. */
type PlaceIds = { readonly province: number; readonly city: number };

function placesOf({ city, province, radius, around }: SnapshotPlace) {
  const provinces = [province];
  const ids: PlaceIds[] = [];
  const cities: CityName[] = [];
  for (const { province: own, at, ...each } of [{ ...city, province }, ...around]) {
    let known = provinces.findIndex(({ slug }) => slug === own.slug);
    if (known < 0) known = provinces.push(own) - 1;
    ids.push({ province: known + 1, city: cities.length + 1 });
    const center = at && { latitude: at[0], longitude: at[1] };
    cities.push({ ...each, id: cities.length + 1, provinceId: known + 1, at: center });
  }
  return {
    ids,
    cities,
    provinces: provinces.map((each, at) => ({ id: at + 1, ...each })),
    reach: { center: ownCityId, kilometers: radius },
  };
}

/** The places that occur, each a city with one of its districts or none, and those of the cars. */
function districtsOf(
  { city, district }: Pick<CarTable, 'city' | 'district'>,
  cityIds: readonly PlaceIds[],
  cities: readonly CityName[],
): { readonly places: CarLoad['place']; readonly districts: readonly DistrictName[] } {
  const districts: DistrictName[] = [];
  const values: CarLoad['place']['values'][number][] = [];
  const known = new Map<number, number>();
  const of = city.map((at, row) => {
    const which = district.of[row] ?? 0;
    const key = at * district.values.length + which;
    let place = known.get(key);
    if (place === undefined) {
      const name = district.values[which] ?? null;
      const ids = cityIds[at] ?? { province: ownCityId, city: ownCityId };
      const id = name === null ? null : districts.length + 1;
      if (id !== null && name !== null)
        districts.push({ id, name, cityId: ids.city, slug: districtSlug(name, cities[at]?.slug ?? '') });
      place = values.push({ ...ids, district: id }) - 1;
      known.set(key, place);
    }
    return place;
  });
  return { places: { values, of }, districts };
}

/**
 * The vocabulary of a snapshot's cars, and the ids of each line. Ids are valid within it only.
 * @param lines in the order of the table, by brand and model
 */
export function cityNames(
  place: SnapshotPlace,
  { line: { values: lines }, ...cars }: Pick<CarTable, 'line' | 'city' | 'district'>,
): {
  readonly vocabulary: Vocabulary;
  readonly ids: readonly LineIds[];
  readonly places: CarLoad['place'];
} {
  const brands: BrandName[] = [];
  const models = new ModelRows();
  const families = new Map<number, number>();
  const ids: LineIds[] = [];
  let variants = 0;
  let last: CarLine | undefined;
  let parentModel: number | null = null;
  let model = 0;
  for (const line of lines) {
    const { brand, family } = line;
    if (brand !== last?.brand && brand.slug !== last?.brand.slug)
      brands.push({ id: brands.length + 1, slug: brand.slug, name: brand.name, isPopular: brand.isPopular });
    if (line.model !== last?.model || family !== last.family) {
      parentModel = family && models.idOf(family, brands.length);
      model = models.idOf(line.model, brands.length);
      if (parentModel !== null) families.set(model, parentModel).set(parentModel, parentModel);
    }
    ids.push({ brand: brands.length, parentModel, model, variant: line.variant && ++variants });
    last = line;
  }
  const { ids: cityIds, cities, provinces, reach } = placesOf(place);
  const { places, districts } = districtsOf(cars, cityIds, cities);
  let variantRows: VariantName[] | undefined;
  const rows = {
    ...{ brands, models: models.rows },
    get variants() {
      variantRows ??= variantsOf(lines, ids);
      return variantRows;
    },
    provinces,
    cities,
    districts,
    reach,
  };
  return { vocabulary: new Vocabulary(rows, families), ids, places };
}

function variantsOf(lines: readonly CarLine[], ids: readonly LineIds[]): VariantName[] {
  return lines.flatMap(({ variant }, at) => {
    const line = ids[at];
    if (!variant || line?.variant == null) return [];
    return { id: line.variant, slug: variant.slug, name: variant.name, modelId: line.model };
  });
}

/** Models by slug: a model may occur first as the family of another. */
class ModelRows {
  readonly rows: ModelName[] = [];
  readonly #ids = new Map<string, number>();

  idOf({ slug, name }: CarLine['model'], brandId: number): number {
    const known = this.#ids.get(slug);
    if (known !== undefined) return known;
    const id = this.rows.length + 1;
    this.rows.push({ id, slug, name, brandId });
    this.#ids.set(slug, id);
    return id;
  }
}
