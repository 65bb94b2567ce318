import * as z from 'zod/mini';
import { fuelCode } from '#contract/vehicles/vehicle.schema.ts';
import { decimalNumber, readReferenceTable, wholeNumber, yesOrNo } from '#server/process/reference-table.ts';

/* The tables of reference-data/new-vehicles, row by row. */

const none = z.pipe(
  z.literal(''),
  z.transform(() => null),
);
const orNone = <Cell extends z.ZodMiniType>(cell: Cell) => z.union([none, cell]);
/** Names go into the answers of questions, which are written as HTML. */
const name = z.string().check(z.minLength(1), z.regex(/^[^<>&"]*$/));

/** The bodies of kinds other than cars, whose names are in new-vehicle-words.ts. */
export const otherBodies = [
  ...(['matik', 'bebek', 'sport', 'trail', 'touring', 'listrik'] as const),
  ...(['ringan', 'sedang', 'berat'] as const),
  ...(['kargo', 'penumpang', 'pribadi'] as const),
] as const;
export const newTransmissions = ['manual', 'otomatis', 'semi-otomatis'] as const;

const row = z.object({
  brand: name,
  model: name,
  variant: z.string().check(z.regex(/^[^<>&"]*$/)),
  body: orNone(z.enum(otherBodies)),
  fuel: orNone(fuelCode),
  transmission: orNone(z.enum(newTransmissions)),
  engine_cc: orNone(wholeNumber),
  power_kw: orNone(decimalNumber),
  seats: orNone(wholeNumber),
  payload_kg: orNone(wholeNumber),
  gvw_kg: orNone(wholeNumber),
  wheelbase_mm: orNone(wholeNumber),
  tank_l: orNone(wholeNumber),
  battery_kwh: orNone(decimalNumber),
  range_km: orNone(wholeNumber),
  range_cycle: orNone(z.enum(['NEDC', 'WLTP', 'CLTC'])),
  ac_kw: orNone(decimalNumber),
  dc_kw: orNone(decimalNumber),
  last_year: orNone(wholeNumber),
  price: orNone(wholeNumber.check(z.minimum(1_000_000), z.maximum(100_000_000_000))),
  /** `2026-08`, or a year where the month is not known. */
  price_date: orNone(z.string().check(z.regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/))),
  source: z.string(),
});
export type NewVehicleRow = z.output<typeof row>;

const source = z.object({ id: z.string(), name_id: name, name_en: name, is_estimate: yesOrNo });
export type PriceSource = z.output<typeof source>;

const wholesales = z.object({
  kind: z.string(),
  brand: z.string(),
  model: z.string(),
  units_2025: wholeNumber,
});

export const readRows = (kind: string): NewVehicleRow[] =>
  readReferenceTable(`new-vehicles/${kind}.csv`, row);

export function readSources(): ReadonlyMap<string, PriceSource> {
  return new Map(readReferenceTable('new-vehicles/sources.csv', source).map((each) => [each.id, each]));
}

/** Deliveries of 2025 by kind, brand and model: `mobil/toyota/avanza`. */
export function readWholesales(): ReadonlyMap<string, number> {
  const rows = readReferenceTable('new-vehicles/wholesales.csv', wholesales);
  return new Map(rows.map(({ kind, brand, model, units_2025 }) => [`${kind}/${brand}/${model}`, units_2025]));
}
