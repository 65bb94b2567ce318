import { formatNumber } from '#contract/money.ts';
import { pick } from '#contract/pick.ts';
import { type FactColumn, factColumns } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import {
  type SpecificationName,
  specificationNames,
  specificationRow,
} from '#server/features/new-vehicles/shared/specifications.ts';
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

function problemOf(fact: SpecificationName): string {
  const { name, choices, most = 0, unit, digits } = specificationRow(fact);
  if (choices) return `${name.en}: none of ${Object.keys(choices).join(', ')}.`;
  const ofUnit = unit === undefined ? '' : ` of ${unit}`;
  return `${name.en}: no ${digits ? '' : 'whole '}number${ofUnit} up to ${formatNumber(most, 'en')}.`;
}

const facts = {
  variant: 'The variant is no name: up to 80 visible characters without < > & and ".',
  body: 'The body is none that the kind of vehicle has.',
  ...pick(Object.fromEntries(specificationNames.map((name) => [name, problemOf(name)])), specificationNames),
  range_cycle: 'The test cycle is none of NEDC, WLTP and CLTC.',
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
