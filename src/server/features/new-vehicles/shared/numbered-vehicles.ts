import type { NewVehicleBrand, NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';

type Numbered<Row> = ReadonlyMap<number, Row>;
export type NumberedVehicles = {
  readonly brands: Numbered<NewVehicleBrand>;
  readonly models: Numbered<NewVehicleModel & { readonly brandId: number }>;
  readonly variants: Numbered<NewVehicleVariant & { readonly modelId: number }>;
};

/**
 * Maps numeric API ids to brands, models and variants. Ids are hashes of the names, so they survive a
 * replacement of the rows; only cars have database ids.
 */
export function numberedVehicles(brands: readonly NewVehicleBrand[]): NumberedVehicles {
  const known = numbered.get(brands) ?? numberAll(brands);
  numbered.set(brands, known);
  return known;
}

const numbered = new WeakMap<readonly NewVehicleBrand[], NumberedVehicles>();

function numberAll(brands: readonly NewVehicleBrand[]): NumberedVehicles {
  const answer = {
    brands: new Map<number, NewVehicleBrand>(),
    models: new Map<number, NewVehicleModel & { readonly brandId: number }>(),
    variants: new Map<number, NewVehicleVariant & { readonly modelId: number }>(),
  };
  for (const brand of brands) {
    const brandId = add(answer.brands, brand.slug, brand);
    for (const model of brand.models) {
      const modelId = add(answer.models, `${brand.slug}/${model.slug}`, { ...model, brandId });
      for (const variant of model.variants)
        add(answer.variants, `${brand.slug}/${model.slug}/${variant.name}`, { ...variant, modelId });
    }
  }
  return answer;
}

/** The maximum of a PostgreSQL `integer`, to which the contract limits ids. */
const largest = 2 ** 31 - 1;

/** Collisions, and repeated names, get the next free id. */
function add<Row>(rows: Map<number, Row>, name: string, row: Row): number {
  let id = numberOf(name);
  while (rows.has(id)) id = (id % largest) + 1;
  rows.set(id, row);
  return id;
}

/** FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/), mapped to 1 and above. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 0) % largest) + 1;
}
