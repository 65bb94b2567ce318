import { variantIdsOf } from '#contract/new-compare/variant-ids.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/* The last viewed comparison of this tab, so that a model's page can add a variant to it. */

const keyOf = (kind: VehicleKind) => `lajur.compare-new.${kind}`;

export function rememberComparison(kind: VehicleKind, ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), ids.join(','));
  } catch {
    // Storage can be blocked; the next variant then starts a new comparison.
  }
}

export function lastComparison(kind: VehicleKind): readonly string[] {
  try {
    return variantIdsOf(sessionStorage.getItem(keyOf(kind)) ?? undefined) ?? [];
  } catch {
    return [];
  }
}
