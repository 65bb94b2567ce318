import { slugify } from '#contract/slug.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { FactCells } from './new-vehicle-table.ts';

export type Named = { readonly slug: string; readonly name: string };

/** A variant as stored: its brand and model, and its facts as unparsed cells. */
export type NewVehicleRow = {
  /** Derived from the variant's first known facts; later changes do not affect it. */
  readonly key: string;
  readonly kind: VehicleKind;
  readonly brand: Named;
  readonly model: Named;
  readonly cells: FactCells;
};

/** A variant's name within its model. Variants with the same name differ in transmission or fuel. */
export const variantName = ({ model, cells }: Pick<NewVehicleRow, 'model' | 'cells'>): string =>
  slugify(cells.variant ?? '') || model.slug;

export function rowKey(row: Omit<NewVehicleRow, 'key'>): string {
  const { kind, brand, model, cells } = row;
  return [kind, brand.slug, model.slug, variantName(row), cells.transmission ?? '', cells.fuel ?? ''].join(
    '/',
  );
}
