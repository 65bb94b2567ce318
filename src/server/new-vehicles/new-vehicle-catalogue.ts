import { slugify } from '#contract/slug.ts';
import type { BodyTypeCode } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { readVehicleCatalogue } from '#server/db/seed/vehicles/vehicle-catalogue.ts';
import { priceYear } from '#server/db/seed/vehicles/vehicle-seed.ts';
import {
  type NewVehicleRow,
  type otherBodies,
  type PriceSource,
  readRows,
  readSources,
  readWholesales,
} from './new-vehicle-table.ts';

/** A variant; what is not known is null. */
export type NewVehicleVariant = Omit<NewVehicleRow, 'brand' | 'model' | 'variant' | 'body' | 'source'> & {
  readonly name: string;
  readonly source: PriceSource;
};

export type NewVehicleModel = {
  readonly kind: VehicleKind;
  readonly slug: string;
  readonly name: string;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly body: BodyTypeCode | (typeof otherBodies)[number] | null;
  /** Cheapest first, those without a price last. */
  readonly variants: readonly NewVehicleVariant[];
  readonly units2025: number | null;
};

export type NewVehicleBrand = NewVehicleModel['brand'] & { readonly models: readonly NewVehicleModel[] };

/** Brands by name, each with its models by their lowest price. */
export type NewVehicleCatalogue = ReadonlyMap<VehicleKind, readonly NewVehicleBrand[]>;

const unknownFacts = {
  ...{ seats: null, payload_kg: null, gvw_kg: null, wheelbase_mm: null, tank_l: null, power_kw: null },
  ...{ battery_kwh: null, range_km: null, range_cycle: null, ac_kw: null, dc_kw: null, last_year: null },
} as const;

/** @throws where a row names a source or a car that is not in the tables */
function read(): NewVehicleCatalogue {
  const sources = readSources();
  const units = readWholesales();
  const sourceOf = (id: string): PriceSource => {
    const found = sources.get(id);
    if (!found) throw new Error(`reference-data/new-vehicles: there is no source ${id}.`);
    return found;
  };
  const variantOf = ({ brand: _b, model: _m, body: _, variant, source, ...facts }: NewVehicleRow) => ({
    ...facts,
    name: variant,
    source: sourceOf(source),
  });
  const finished = (model: Omit<NewVehicleModel, 'units2025'>): NewVehicleModel => ({
    ...model,
    variants: model.variants.toSorted(
      (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) || 0,
    ),
    units2025: units.get(`${model.kind}/${model.brand.slug}/${model.slug}`) ?? null,
  });

  /** Cars that are still sold, with the catalogue's estimates; dated prices of a model take their place. */
  function cars(): NewVehicleModel[] {
    const dated = grouped(readRows('mobil'), ({ brand, model }) => `${brand}/${model}`);
    const models = readVehicleCatalogue().flatMap((brand) =>
      brand.models.flatMap((model) => {
        const rows = dated.get(`${brand.slug}/${model.slug}`);
        dated.delete(`${brand.slug}/${model.slug}`);
        const variants = rows
          ? rows.map(variantOf)
          : model.variants
              .filter(({ years: [, to] }) => to === null)
              .map(({ name, fuel, transmission, engineCc, newPrice, years }) => ({
                ...unknownFacts,
                ...{ name, fuel, transmission, engine_cc: engineCc || null, price: newPrice * 1e6 },
                ...{ price_date: String(priceYear({ years })), source: sourceOf('catalogue') },
              }));
        if (variants.length === 0) return [];
        const { slug, name, body } = model;
        return finished({
          ...{ kind: 'mobil', slug, name, body, variants },
          brand: { slug: brand.slug, name: brand.name },
        });
      }),
    );
    if (dated.size > 0)
      throw new Error(`reference-data/new-vehicles/mobil.csv: no model ${[...dated.keys()]}.`);
    return models;
  }

  function others(kind: VehicleKind): NewVehicleModel[] {
    const groups = grouped(readRows(kind), ({ brand, model }) => `${slugify(brand)}/${slugify(model)}`);
    return [...groups.values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const brand = { slug: slugify(first.brand), name: first.brand };
      const body = rows.find((row) => row.body !== null)?.body ?? null;
      return finished({
        ...{ kind, slug: slugify(first.model), name: first.model, brand, body },
        variants: rows.map(variantOf),
      });
    });
  }

  return new Map(
    vehicleKinds.map((kind) => {
      const models = kind === 'mobil' ? cars() : others(kind);
      const brands = [...grouped(models, ({ brand }) => brand.slug).values()].flatMap((own) => {
        const [first] = own;
        return first ? [{ ...first.brand, models: own.toSorted(byLowestPrice) }] : [];
      });
      return [kind, brands.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))];
    }),
  );
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** What is no longer sold comes last, and before it what has no known price. */
function byLowestPrice(a: NewVehicleModel, b: NewVehicleModel): number {
  const rank = ({ variants: [first] }: NewVehicleModel) =>
    (first?.last_year ? 2e12 : 0) + (first?.price ?? 1e12);
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}

let catalogue: NewVehicleCatalogue | undefined;

/** New vehicles of every kind, read once from `reference-data`. */
export function readNewVehicles(): NewVehicleCatalogue {
  catalogue ??= read();
  return catalogue;
}

/** The pages of every kind, brand and model. */
export function newVehiclePaths(): string[] {
  return [...readNewVehicles()].flatMap(([kind, brands]) => [
    newVehiclesPath(kind),
    ...brands.flatMap((brand) => [
      newVehiclesPath(kind, brand.slug),
      ...brand.models.map((model) => newVehiclesPath(kind, brand.slug, model.slug)),
    ]),
  ]);
}
