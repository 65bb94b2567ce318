import { type FactColumn, factColumns } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import { fileColumns } from '#server/list-file/file-columns.ts';
import { brokenRows } from '#server/list-file/source-row.ts';

export type VehicleColumn = 'kind' | 'brand' | 'model' | FactColumn;
export type RawVehicle = Readonly<Partial<Record<VehicleColumn, string>>>;

/**
 * The file format of a list of new-vehicle variants: the columns of `reference-data/new-vehicles`, plus the
 * kind.
 */
export const vehicleColumns = fileColumns<VehicleColumn>(
  'list of new vehicles',
  ['kind', 'brand', 'model', ...factColumns],
  ['kind', 'brand', 'model', 'source'],
);

const facts = {
  variant: 'The variant is no name: up to 80 visible characters without < > & and ".',
  body: 'The body is none that the kind of vehicle has.',
  fuel: 'The fuel is none of bensin, diesel, hybrid, listrik and lpg.',
  transmission: 'The transmission is none of manual, otomatis and semi-otomatis.',
  engine_cc: 'The displacement is no whole number from 1 to 100,000.',
  power_kw: 'The power is no number of kW up to 10,000.',
  seats: 'The seats are no whole number from 1 to 100.',
  payload_kg: 'The payload is no whole number of kg up to 1,000,000.',
  gvw_kg: 'The gross weight is no whole number of kg up to 1,000,000.',
  wheelbase_mm: 'The wheelbase is no whole number of mm up to 100,000.',
  tank_l: 'The tank is no whole number of litres up to 10,000.',
  battery_kwh: 'The battery is no number of kWh up to 10,000.',
  range_km: 'The range is no whole number of km up to 10,000.',
  range_cycle: 'The test cycle is none of NEDC, WLTP and CLTC.',
  ac_kw: 'The AC charging is no number of kW up to 10,000.',
  dc_kw: 'The DC charging is no number of kW up to 10,000.',
  launch: 'The launch is no month such as 2026-08 and no year.',
  expected: 'The expected month is no month such as 2026-08 and no year.',
  last_year: 'The last year is no year.',
  price: 'The price is not one amount in rupiah, such as 259000000 or Rp 259.000.000.',
  price_date: 'The date of the price is no month such as 2026-08 and no year.',
  source: 'The source is missing, or is no name of up to 120 visible characters without < > & and ".',
} as const satisfies Record<FactColumn, string>;

export const vehicleRejects = {
  ...brokenRows,
  kind_unknown: 'The kind is none of mobil, motor, truk and motor-roda-tiga.',
  brand_missing: 'The brand is missing, or is no name.',
  model_missing: 'The model is missing, or is no name.',
  name_reserved: 'A brand cannot have the name of a page beside the brands.',
  ...facts,
  price_out_of_limits: 'The price lies below Rp 1,000,000 or above Rp 100,000,000,000.',
  variant_ambiguous: 'Several variants have this name: the row must say transmission and fuel.',
  price_undated: 'The price has no date.',
  date_in_future: 'A price or a launch cannot be of a time to come.',
  expected_past: 'The expected month is over.',
  sold_and_expected: 'What has a last year cannot be expected.',
} as const satisfies Record<string, string>;
export type VehicleReject = keyof typeof vehicleRejects;

export const vehicleNotes = {
  model_created: 'A model was not known before; its page is there now.',
  price_older: 'A price is older than the one that is known, and stands in the history only.',
} as const satisfies Record<string, string>;
export type VehicleNote = keyof typeof vehicleNotes;
