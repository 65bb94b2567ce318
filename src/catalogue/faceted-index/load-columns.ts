import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import type { CarColumns } from './car-columns.ts';
import type { CatalogueRow } from './catalogue-row.ts';

/**
 * A column with few distinct values, and each car's index into them. A value may occur twice, or be unused.
 */
export type Coded<Value> = {
  readonly values: readonly Value[];
  readonly of: Uint8Array | Uint16Array | Int32Array;
};

/** Cars by column; their positions become their slots. Ownership of the arrays is transferred. */
export type CarLoad = {
  readonly id: Float64Array;
  readonly vehicle: Coded<Pick<CatalogueRow, 'brand' | 'parentModel' | 'model' | 'variant'>>;
  readonly place: Coded<Pick<CatalogueRow, 'province' | 'city' | 'district'>>;
  readonly drive: Coded<{
    readonly bodyType: BodyTypeCode | null;
    readonly fuel: FuelCode | null;
    readonly transmission: TransmissionCode | null;
  }>;
  readonly color: Coded<ColorCode | null>;
  readonly listingType: Coded<ListingTypeCode | null>;
  readonly year: Coded<number | null>;
  /** Infinite if unknown. */
  readonly kilometers: Float64Array;
  readonly price: Float64Array;
  /** Infinite if there is none. */
  readonly instalment: Float64Array;
  readonly quality: ArrayLike<number>;
  /** Whether the slot's date is that of an import. */
  readonly isImported: (slot: number) => boolean;
  readonly publishedAt: Float64Array;
  readonly traits: Int32Array;
};

/** Fills empty columns. */
export function loadColumns(target: CarColumns, cars: CarLoad): void {
  const { facets, bands, columns } = target;
  target.loadNumbers(cars.id, cars.quality, cars.publishedAt);
  for (let slot = 0; slot < cars.id.length; slot++) if (cars.isImported(slot)) target.imported.add(slot);
  target.traits.load(cars.traits);
  columns.vehicle.load(vehiclesOf(facets, cars.vehicle.values), cars.vehicle.of);
  columns.place.load(
    cars.place.values.flatMap(({ province, city, district }) => [
      facets.province.ordinalOf(province),
      facets.city.ordinalOf(city),
      facets.district.ordinalOf(district),
    ]),
    cars.place.of,
  );
  columns.drive.load(
    cars.drive.values.flatMap(({ bodyType, fuel, transmission }) => [
      facets['body-type'].ordinalOf(bodyType),
      facets.fuel.ordinalOf(fuel),
      facets.transmission.ordinalOf(transmission),
    ]),
    cars.drive.of,
  );
  columns.look.load(
    cars.color.values.map((color) => facets.color.ordinalOf(color)),
    cars.color.of,
  );
  columns.seller.load(
    cars.listingType.values.map((type) => facets['listing-type'].ordinalOf(type)),
    cars.listingType.of,
  );
  columns.age.load(
    cars.year.values.map((year) => facets.year.ordinalOf(year)),
    cars.year.of,
  );
  const use = new Uint16Array(cars.id.length);
  const prices = bands.price.load(cars.price, use);
  const kilometers = bands.kilometers.load(cars.kilometers, use);
  const instalments = bands.instalment.load(cars.instalment, use);
  columns.use.load(
    prices.flatMap((price) => kilometers.flatMap((km) => instalments.flatMap((each) => [price, km, each]))),
    use,
  );
}

/** Flattened, because there are thousands. */
function vehiclesOf(facets: CarColumns['facets'], vehicles: CarLoad['vehicle']['values']): Int32Array {
  const ordinals = new Int32Array(vehicles.length * 4);
  let at = 0;
  for (const { brand, parentModel, model, variant } of vehicles) {
    ordinals[at] = facets.brand.ordinalOf(brand);
    ordinals[at + 1] = facets['parent-model'].ordinalOf(parentModel);
    ordinals[at + 2] = facets.model.ordinalOf(model);
    ordinals[at + 3] = facets.variant.ordinalOf(variant);
    at += 4;
  }
  return ordinals;
}
