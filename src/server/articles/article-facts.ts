import { eq, inArray } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { NewVehicleCatalogue } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import type { FigureFacts } from './article-figures.ts';

const { brands, cities, listings, models, provinces } = schema;

/** The model of the catalogue of new vehicles that `kind/brand/model` names. */
export function modelOfKey(catalogue: NewVehicleCatalogue, key: string) {
  const [kind, brandSlug, slug] = key.split('/');
  return [...catalogue]
    .find(([each]) => each === kind)?.[1]
    .find((brand) => brand.slug === brandSlug)
    ?.models.find((model) => model.slug === slug);
}

/** Reads what the figures in articles are computed from: every car on offer, and the catalogue. */
export async function readFigureFacts(
  orm: Orm,
  catalogue: NewVehicleCatalogue,
  now: Date,
): Promise<FigureFacts> {
  const cars = await orm
    .select({
      price: listings.price,
      year: listings.makeYear,
      kilometers: listings.kilometerDriven,
      brand: brands.slug,
      model: models.slug,
      brandName: brands.name,
      modelName: models.name,
      body: listings.bodyType,
      fuel: listings.fuel,
      transmission: listings.transmission,
      city: cities.slug,
      cityName: cities.name,
      province: provinces.slug,
    })
    .from(listings)
    .innerJoin(brands, eq(brands.id, listings.brandId))
    .innerJoin(models, eq(models.id, listings.modelId))
    .innerJoin(provinces, eq(provinces.id, listings.provinceId))
    .leftJoin(cities, eq(cities.id, listings.cityId))
    .where(inArray(listings.status, ['live', 'reserved']));
  return {
    cars: cars.map(({ brandName, modelName, model, ...car }) => ({
      ...car,
      model: `${car.brand}/${model}`,
      name: `${brandName} ${modelName}`,
    })),
    model: (key) => modelOfKey(catalogue, key),
    now: now.toISOString(),
  };
}
