import { variantIdsOf } from '#contract/new-compare/variant-ids.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/* The comparison that was seen last in this tab, so that a variant can be added to it from its model's page. */

const keyOf = (kind: VehicleKind) => `lajur.compare-new.${kind}`;

export function rememberComparison(kind: VehicleKind, ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), ids.join(','));
  } catch {
    // Without storage each comparison begins anew.
  }
}

export function lastComparison(kind: VehicleKind): readonly string[] {
  try {
    return variantIdsOf(sessionStorage.getItem(keyOf(kind)) ?? undefined) ?? [];
  } catch {
    return [];
  }
}
