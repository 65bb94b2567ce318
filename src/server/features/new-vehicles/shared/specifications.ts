import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { fuelNames, fuels, transmissions } from '#contract/vehicles/vehicle.ts';
import { decimalNumber, orNone, wholeNumber } from '#server/process/reference-table.ts';

type NumberRow = {
  /** A larger number is a mistake. */
  readonly most: number;
  readonly unit?: string;
  /** Decimals; a number without is a whole one. */
  readonly digits?: number;
  /** Which number is better regardless of use; of length and weight, for example, none is. */
  readonly better?: 'low' | 'high';
  /** The column that says how the number was measured: only numbers measured alike are compared. */
  readonly basis?: 'range_cycle';
};
type Row = Partial<NumberRow> & {
  readonly name: Localized;
  /** The values of a choice. */
  readonly choices?: Readonly<Record<string, Localized>>;
};
const rows = z.registry<Row>();

/** Never zero, by which figures are divided. */
const number = (name: Localized, row: NumberRow) =>
  orNone(
    row.digits
      ? decimalNumber.check(z.minimum(0.01), z.maximum(row.most))
      : wholeNumber.check(z.minimum(1), z.maximum(row.most)),
  ).register(rows, { name, ...row });

const choice = <const Value extends string>(
  name: Localized,
  values: readonly Value[],
  choices: Readonly<Record<Value, Localized>>,
) => orNone(z.enum(values)).register(rows, { name, choices });

const drive = {
  fuel: choice({ id: 'Bahan bakar', en: 'Fuel' }, fuels, fuelNames),
  engine_cc: number({ id: 'Kapasitas mesin', en: 'Displacement' }, { unit: 'cc', most: 100_000 }),
  power_kw: number({ id: 'Tenaga', en: 'Power' }, { unit: 'kW', digits: 1, most: 10_000, better: 'high' }),
  transmission: choice({ id: 'Transmisi', en: 'Transmission' }, [...transmissions, 'semi-otomatis'], {
    ...transmissionNames,
    'semi-otomatis': { id: 'Semi-otomatis', en: 'Semi-automatic' },
  }),
  tank_l: number({ id: 'Tangki', en: 'Tank' }, { unit: 'L', most: 10_000 }),
};

const battery = {
  battery_kwh: number({ id: 'Baterai', en: 'Battery' }, { unit: 'kWh', digits: 1, most: 10_000 }),
  range_km: number(
    { id: 'Jarak tempuh', en: 'Range' },
    { unit: 'km', most: 10_000, better: 'high', basis: 'range_cycle' },
  ),
  ac_kw: number({ id: 'Cas AC', en: 'AC charging' }, { unit: 'kW', digits: 1, most: 10_000, better: 'high' }),
  dc_kw: number(
    { id: 'Cas cepat DC', en: 'DC fast charging' },
    { unit: 'kW', digits: 1, most: 10_000, better: 'high' },
  ),
};

const size = {
  seats: number({ id: 'Kursi', en: 'Seats' }, { most: 100 }),
  payload_kg: number({ id: 'Daya angkut', en: 'Payload' }, { unit: 'kg', most: 1_000_000, better: 'high' }),
  gvw_kg: number({ id: 'Berat total (GVW)', en: 'Gross weight (GVW)' }, { unit: 'kg', most: 1_000_000 }),
  wheelbase_mm: number({ id: 'Jarak sumbu roda', en: 'Wheelbase' }, { unit: 'mm', most: 100_000 }),
};

/**
 * What a variant is, one row a fact, by its column in `reference-data/new-vehicles` and in imported lists. Reading and
 * importing lists, model pages, brochures, comparisons and filters read it. What else a new fact needs is in
 * CONTRIBUTING.md.
 */
export const specifications = { ...drive, ...battery, ...size };
export type SpecificationName = keyof typeof specifications;

export function isSpecification(name: string): name is SpecificationName {
  return Object.hasOwn(specifications, name);
}

export function specificationRow(name: SpecificationName): Row {
  const row = rows.get(specifications[name]);
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

export const specificationNames = Object.keys(specifications).filter(isSpecification);

const group = (name: Localized, facts: object) => ({
  name,
  facts: Object.keys(facts).filter(isSpecification),
});
/** In the order of model pages and comparisons. */
export const specificationGroups = [
  group({ id: 'Mesin dan penggerak', en: 'Engine and drive' }, drive),
  group({ id: 'Baterai dan pengisian', en: 'Battery and charging' }, battery),
  group({ id: 'Ukuran dan muatan', en: 'Size and load' }, size),
];
