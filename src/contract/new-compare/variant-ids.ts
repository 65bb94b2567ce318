import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/*
 * The ids that a comparison's address carries. A variant's id is its slugs joined by dots,
 * `toyota.avanza.1-5-g-cvt`: unique within its kind, readable, and stable across catalogue imports.
 */

/** Maximum number of variants in one comparison. */
export const mostCompared = 4;

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = new RegExp(`^${slug}\\.${slug}\\.${slug}$`);

/**
 * Brand and model slugs have up to 80 characters; a variant's slug may also contain a suffix that makes it
 * unique.
 */
const longestId = 300;

export type VariantName = { readonly brand: string; readonly model: string; readonly variant: string };

export const variantId = ({ brand, model, variant }: VariantName): string => `${brand}.${model}.${variant}`;

export function variantOfId(of: string): VariantName {
  const [brand = '', model = '', variant = ''] = of.split('.');
  return { brand, model, variant };
}

/**
 * Parses the ids of an address: without duplicates, at most `mostCompared`.
 * @returns undefined if any of them is malformed
 */
export function variantIdsOf(v: string | undefined): readonly string[] | undefined {
  if (v === undefined || v === '') return [];
  const parts = v.split(/[, ]/);
  if (parts.length > 100 || parts.some((part) => part.length > longestId || !id.test(part))) return undefined;
  return [...new Set(parts)].slice(0, mostCompared);
}

/** The order of the canonical address, so that each set of variants has one. */
export const inCanonicalOrder = (ids: readonly string[]): readonly string[] => ids.toSorted();

/** The comparison of variants of a kind, in the given order. */
export function compareNewPath(kind: VehicleKind, ids: readonly string[] = []): string {
  return ids.length === 0 ? `/bandingkan-${kind}` : `/bandingkan-${kind}?v=${ids.join(',')}`;
}

/** The category that a comparison page belongs to. */
export const comparedCategory = (path: string): (typeof categories)[number] | undefined =>
  categories.find(({ slug: kind }) => compareNewPath(kind) === path);
