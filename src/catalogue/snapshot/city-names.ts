import {
  type BrandName,
  type CityName,
  type ModelName,
  type VariantName,
  Vocabulary,
} from '#catalogue/vocabulary.ts';
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

/** The city of a car in the vocabulary, and its province. */
export type PlaceIds = { readonly province: number; readonly city: number };

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

/**
 * The vocabulary of a snapshot's cars, and the ids of each line. Ids are valid within it only.
 * @param lines in the order of a table, by brand and model
 */
export function cityNames(
  place: SnapshotPlace,
  lines: readonly CarLine[],
): {
  readonly vocabulary: Vocabulary;
  readonly ids: readonly LineIds[];
  readonly places: readonly PlaceIds[];
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
  const { ids: places, cities, provinces, reach } = placesOf(place);
  let variantRows: VariantName[] | undefined;
  const rows = {
    ...{ brands, models: models.rows },
    get variants() {
      variantRows ??= variantsOf(lines, ids);
      return variantRows;
    },
    provinces,
    cities,
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
