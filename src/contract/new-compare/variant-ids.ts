import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/*
 * Which new vehicles an address compares. A variant's id is its slugs joined by dots, `toyota.avanza.1-5-g-cvt`: unique
 * within its kind, readable, and the same after the catalogue is read again.
 */

/** Variants side by side at most. */
export const mostCompared = 4;

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = new RegExp(`^${slug}\\.${slug}\\.${slug}$`);

/** Brand and model have up to 80 characters, a variant what tells it from others too. */
const longestId = 300;

export type VariantName = { readonly brand: string; readonly model: string; readonly variant: string };

export const variantId = ({ brand, model, variant }: VariantName): string => `${brand}.${model}.${variant}`;

export function variantOfId(of: string): VariantName {
  const [brand = '', model = '', variant = ''] = of.split('.');
  return { brand, model, variant };
}

/** The ids of an address, without duplicates and within the limit; `undefined` where they are none. */
export function variantIdsOf(v: string | undefined): readonly string[] | undefined {
  if (v === undefined || v === '') return [];
  const parts = v.split(/[, ]/);
  if (parts.length > 100 || parts.some((part) => part.length > longestId || !id.test(part))) return undefined;
  return [...new Set(parts)].slice(0, mostCompared);
}

/** The order of the canonical address: one for each set of variants. */
export const inCanonicalOrder = (ids: readonly string[]): readonly string[] => ids.toSorted();

/** New vehicles of a kind side by side, in this order. */
export function compareNewPath(kind: VehicleKind, ids: readonly string[] = []): string {
  return ids.length === 0 ? `/bandingkan-${kind}` : `/bandingkan-${kind}?v=${ids.join(',')}`;
}

/** The category of a page of the comparison. */
export const comparedCategory = (path: string): (typeof categories)[number] | undefined =>
  categories.find(({ slug: kind }) => compareNewPath(kind) === path);
