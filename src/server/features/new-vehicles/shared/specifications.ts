import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
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
  fuel: choice(localized('Fuel'), fuels, fuelNames),
  engine_cc: number(localized('Displacement'), { unit: 'cc', most: 100_000 }),
  power_kw: number(localized('Power'), { unit: 'kW', digits: 1, most: 10_000, better: 'high' }),
  transmission: choice(localized('Transmission'), [...transmissions, 'semi-otomatis'], {
    ...transmissionNames,
    'semi-otomatis': localized('Semi-automatic'),
  }),
  tank_l: number(localized('Tank'), { unit: 'L', most: 10_000 }),
};

const battery = {
  battery_kwh: number(localized('Battery'), { unit: 'kWh', digits: 1, most: 10_000 }),
  range_km: number(localized('Range'), { unit: 'km', most: 10_000, better: 'high', basis: 'range_cycle' }),
  ac_kw: number(localized('AC charging'), { unit: 'kW', digits: 1, most: 10_000, better: 'high' }),
  dc_kw: number(localized('DC fast charging'), { unit: 'kW', digits: 1, most: 10_000, better: 'high' }),
};

const size = {
  seats: number(localized('Seats'), { most: 100 }),
  payload_kg: number(localized('Payload'), { unit: 'kg', most: 1_000_000, better: 'high' }),
  gvw_kg: number(localized('Gross weight (GVW)'), { unit: 'kg', most: 1_000_000 }),
  wheelbase_mm: number(localized('Wheelbase'), { unit: 'mm', most: 100_000 }),
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
  group(localized('Engine and drive'), drive),
  group(localized('Battery and charging'), battery),
  group(localized('Size and load'), size),
];
