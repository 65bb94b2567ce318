import type { BodyTypeCode, FuelCode, TransmissionCode } from '#contract/vehicles/vehicle.ts';
import { bodyTypeOfVariant } from '#server/reading/body-of-name.ts';
import type { BrandRow } from '../reference-rows.ts';
import { catalogueYear } from '../vehicles/vehicle-seed.ts';
import { WeightedTable } from './random.ts';

/** A catalogue variant with the data a demonstration car needs. */
export interface DemoVehicle {
  readonly brandId: number;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly modelId: number;
  readonly modelSlug: string;
  readonly modelName: string;
  readonly bodyType: BodyTypeCode;
  /** The model's share of the used market, divided among its variants. */
  readonly share: number;
  readonly variantId: number;
  readonly variantName: string;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly soldFrom: number;
  readonly soldUntil: number | null;
  readonly newPriceMillion: number;
  /** The year of that price. */
  readonly priceYear: number;
}

/** The ids that the database assigned to the rows of the catalogue, by slug. */
interface VehicleIds {
  readonly brand: (slug: string) => number;
  readonly model: (slug: string) => number;
  readonly variant: (slug: string) => number;
}

/** The catalogue as one list, in its own order. */
export function demoVehicles(brands: readonly BrandRow[], ids: VehicleIds): DemoVehicle[] {
  return brands.flatMap((brand) =>
    brand.models.flatMap((model) =>
      model.variants.map(({ seed, slug, priceYear }) => ({
        brandId: ids.brand(brand.slug),
        brandSlug: brand.seed.slug,
        brandName: brand.seed.name,
        modelId: ids.model(model.slug),
        modelSlug: model.seed.slug,
        modelName: model.seed.name,
        bodyType: bodyTypeOfVariant(seed.name, model.seed.body) ?? model.seed.body,
        share: model.seed.share,
        variantId: ids.variant(slug),
        variantName: seed.name,
        fuel: seed.fuel,
        transmission: seed.transmission,
        soldFrom: seed.years[0],
        soldUntil: seed.years[1],
        newPriceMillion: seed.newPrice,
        priceYear,
      })),
    ),
  );
}

/** The catalogue's year: using the clock, the demonstration would change every January. */
export const demonstrationYear = catalogueYear;
/** Older cars are rarely sold. */
const oldestMakeYear = 1990;

/** How often a car of this age is on offer: most leave their first owner after three to eight years. */
function offeredAtAge(age: number): number {
  if (age < 3) return 0.3 + 0.2 * age;
  return age <= 8 ? 1 : Math.exp(-0.13 * (age - 8));
}

/** Draws a vehicle and its make year: models by market share, years by how often they are on offer. */
export class VehicleSupply {
  private readonly table: WeightedTable<{ vehicle: DemoVehicle; makeYear: number; weight: number }>;

  constructor(vehicles: readonly DemoVehicle[]) {
    const offers = vehicles.flatMap((vehicle) => {
      const first = Math.max(oldestMakeYear, vehicle.soldFrom);
      const last = Math.min(demonstrationYear, vehicle.soldUntil ?? demonstrationYear);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => ({
        vehicle,
        makeYear: first + offset,
        weight: offeredAtAge(demonstrationYear - first - offset),
      }));
    });
    // Within a model, a year counts once and is divided among its variants.
    const variantsOfYear = new Map<string, number>();
    const totalOfModel = new Map<number, number>();
    const key = (offer: (typeof offers)[number]) => `${offer.vehicle.modelId} ${offer.makeYear}`;
    for (const offer of offers) variantsOfYear.set(key(offer), (variantsOfYear.get(key(offer)) ?? 0) + 1);
    for (const offer of offers) offer.weight /= variantsOfYear.get(key(offer)) ?? 1;
    for (const { vehicle, weight } of offers) {
      totalOfModel.set(vehicle.modelId, (totalOfModel.get(vehicle.modelId) ?? 0) + weight);
    }
    this.table = new WeightedTable(
      offers,
      ({ vehicle, weight }) => (vehicle.share * weight) / (totalOfModel.get(vehicle.modelId) ?? 1),
    );
  }

  draw: WeightedTable<{ vehicle: DemoVehicle; makeYear: number }>['draw'] = (random) =>
    this.table.draw(random);
}
