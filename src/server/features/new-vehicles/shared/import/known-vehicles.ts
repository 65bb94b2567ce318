import {
  type Named,
  type NewVehicleRow,
  rowKey,
  variantName,
} from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import type { FactCells } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import type { ReadVehicle } from './read-vehicle.ts';

/** The result of merging one row. */
export type Taken = {
  /** The merged variant, to be stored. */
  readonly row: NewVehicleRow;
  readonly change: 'imported' | 'updated' | 'unchanged';
  readonly isNewModel: boolean;
  /** The row's price is older than the stored one, which is kept. */
  readonly isOlderPrice: boolean;
};

/** The stored variants by name. Matches rows of a list to them and merges the facts. */
export class KnownVehicles {
  readonly #brands = new Map<string, Named>();
  readonly #models = new Map<string, Named>();
  /** By model. */
  readonly #variants = new Map<string, NewVehicleRow[]>();

  constructor(rows: readonly NewVehicleRow[]) {
    for (const row of rows) this.#keep(row);
  }

  /** @returns undefined if the row matches several variants */
  take({ kind, brand: saidBrand, model: saidModel, cells }: ReadVehicle): Taken | undefined {
    const brand = this.#brands.get(`${kind}/${lower(saidBrand.name)}`) ?? saidBrand;
    const within = `${kind}/${brand.slug}`;
    const model = this.#models.get(`${within}/${lower(saidModel.name)}`) ?? saidModel;
    const known = this.#variants.get(`${within}/${model.slug}`) ?? [];
    const found = variantsOf(known, { model, cells });
    if (found.length > 1) return undefined;
    const [before] = found;
    const isOlderPrice = Boolean(cells.price && (cells.price_date ?? '') < (before?.cells.price_date ?? ''));
    // The source belongs to the price: if the price is kept, so is its source.
    const isPriceKept = isOlderPrice || (cells.price === undefined && before?.cells.price !== undefined);
    const merged = mergedFacts(before?.cells ?? {}, isPriceKept ? withoutPrice(cells) : cells);
    const named = { kind, brand, model, cells: merged };
    const row = { ...named, key: before?.key ?? rowKey(named) };
    if (before) known.splice(known.indexOf(before), 1);
    this.#keep(row);
    const isSame = before && JSON.stringify(mergedFacts(before.cells, {})) === JSON.stringify(merged);
    return {
      ...{ row, isOlderPrice, isNewModel: known.length === 0 && !before },
      change: before ? (isSame ? 'unchanged' : 'updated') : 'imported',
    };
  }

  /** Indexed by name and by slug, because the reference files refer to cars by slug. */
  #keep(row: NewVehicleRow): void {
    const { kind, brand, model } = row;
    const within = `${kind}/${brand.slug}`;
    for (const name of [brand.name, brand.slug]) this.#brands.set(`${kind}/${lower(name)}`, brand);
    for (const name of [model.name, model.slug]) this.#models.set(`${within}/${lower(name)}`, model);
    const key = `${within}/${model.slug}`;
    const variants = this.#variants.get(key);
    if (variants) variants.push(row);
    else this.#variants.set(key, [row]);
  }
}

const lower = (name: string) => name.toLowerCase();

/**
 * Variants with the same name and no contradicting transmission or fuel; if several match, the exact match.
 */
function variantsOf(
  variants: readonly NewVehicleRow[],
  row: Pick<NewVehicleRow, 'model' | 'cells'>,
): NewVehicleRow[] {
  const fits = (one: string | undefined, other: string | undefined) => !one || !other || one === other;
  const fitting = variants.filter(
    (each) =>
      variantName(each) === variantName(row) &&
      fits(each.cells.transmission, row.cells.transmission) &&
      fits(each.cells.fuel, row.cells.fuel),
  );
  if (fitting.length < 2) return fitting;
  const { transmission, fuel } = row.cells;
  const exact = fitting.filter(({ cells }) => cells.transmission === transmission && cells.fuel === fuel);
  return exact.length === 0 ? fitting : exact;
}

const withoutPrice = ({ price: _, price_date: _date, source: _source, ...cells }: FactCells): FactCells =>
  cells;

/**
 * Values in the row replace known ones; a value declared unknown (an empty string) is removed. Keys are
 * sorted so that equal facts serialise to equal text.
 */
function mergedFacts(known: FactCells, said: FactCells): FactCells {
  const all = Object.entries({ ...known, ...said }).filter(([, cell]) => cell !== '');
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
