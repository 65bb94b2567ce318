import { and, asc, gt, inArray } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { FigureCar, FigureFacts } from './article-figures.ts';

const { brands, cities, listings, models, provinces } = schema;

/** The model of the catalogue of new vehicles that `kind/brand/model` names. */
export function modelOfKey(catalogue: NewVehicleCatalogue, key: string) {
  const [kind, brandSlug, slug] = key.split('/');
  return [...catalogue]
    .find(([each]) => each === kind)?.[1]
    .find((brand) => brand.slug === brandSlug)
    ?.models.find((model) => model.slug === slug);
}

/** Enough to make a query's overhead negligible, few enough that requests do not wait. */
const carsABatch = 5000;

async function namesOf(orm: Orm, table: typeof brands | typeof models | typeof cities | typeof provinces) {
  const rows = await orm.select({ id: table.id, slug: table.slug, name: table.name }).from(table);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads what the figures in articles are computed from: every car on offer, and the catalogue. */
export async function readFigureFacts(
  orm: Orm,
  catalogue: NewVehicleCatalogue,
  now: Date,
): Promise<FigureFacts> {
  // One after the other, because PGlite has a single connection. Cars share these names' texts.
  const brandOf = await namesOf(orm, brands);
  const modelOf = await namesOf(orm, models);
  const cityOf = await namesOf(orm, cities);
  const provinceOf = await namesOf(orm, provinces);
  const labels = new Map<number, Pick<FigureCar, 'brand' | 'model' | 'name'>>();
  const labelOf = (brandId: number, modelId: number) => {
    const known = labels.get(modelId);
    const [brand, model] = [brandOf.get(brandId), modelOf.get(modelId)];
    if (known || !brand || !model) return known;
    const label = {
      brand: brand.slug,
      model: `${brand.slug}/${model.slug}`,
      name: `${brand.name} ${model.name}`,
    };
    labels.set(modelId, label);
    return label;
  };
  const cars: FigureCar[] = [];
  for (let last = 0; ; ) {
    const rows = await orm
      .select({
        id: listings.id,
        brandId: listings.brandId,
        modelId: listings.modelId,
        cityId: listings.cityId,
        provinceId: listings.provinceId,
        price: listings.price,
        year: listings.makeYear,
        kilometers: listings.kilometerDriven,
        body: listings.bodyType,
        fuel: listings.fuel,
        transmission: listings.transmission,
      })
      .from(listings)
      .where(and(inArray(listings.status, ['live', 'reserved']), gt(listings.id, last)))
      .orderBy(asc(listings.id))
      .limit(carsABatch);
    for (const { id: _, brandId, modelId, cityId, provinceId, ...car } of rows) {
      const label = labelOf(brandId, modelId);
      const city = cityId === null ? undefined : cityOf.get(cityId);
      const province = provinceOf.get(provinceId);
      if (label && province)
        cars.push({
          ...{ ...car, ...label, province: province.slug },
          ...{ city: city?.slug ?? null, cityName: city?.name ?? null },
        });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < carsABatch) break;
  }
  return { cars, model: (key) => modelOfKey(catalogue, key), now: now.toISOString() };
}
