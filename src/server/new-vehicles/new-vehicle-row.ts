import { slugify } from '#contract/slug.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { FactCells } from './new-vehicle-table.ts';

export type Named = { readonly slug: string; readonly name: string };

/** A variant as it is stored: where it belongs, and its facts as they were written. */
export type NewVehicleRow = {
  /** What it was first known by; facts that are learnt later do not change it. */
  readonly key: string;
  readonly kind: VehicleKind;
  readonly brand: Named;
  readonly model: Named;
  readonly cells: FactCells;
};

/** What a variant is called within its model; two of one name differ in transmission or fuel. */
export const variantName = ({ model, cells }: Pick<NewVehicleRow, 'model' | 'cells'>): string =>
  slugify(cells.variant ?? '') || model.slug;

/** The key of a new variant. */
export function rowKey(row: Omit<NewVehicleRow, 'key'>): string {
  const { kind, brand, model, cells } = row;
  return [kind, brand.slug, model.slug, variantName(row), cells.transmission ?? '', cells.fuel ?? ''].join(
    '/',
  );
}
