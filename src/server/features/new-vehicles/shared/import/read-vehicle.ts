import { dayInJakarta } from '#contract/dates.ts';
import { readMonth } from '#contract/readers/read-date.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { slugify } from '#contract/slug.ts';
import { bodyTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import type { Named } from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import {
  type FactCells,
  type FactColumn,
  factColumns,
  isFact,
  plainText,
} from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import { isSpecification } from '#server/features/new-vehicles/shared/specifications.ts';
import type { RawVehicle, VehicleReject } from './vehicle-columns.ts';

/** A cell value that deletes a known fact; an empty cell keeps it. */
const nothing = '-';
/** Path segments used by other pages (docs/product.md#new-vehicles), not available as brand slugs. */
const reserved: ReadonlySet<string> = new Set([...['dealer', 'service-center', 'kredit', 'simulasi-kredit']]);
const months: ReadonlySet<FactColumn> = new Set(['launch', 'expected', 'price_date']);

export type ReadVehicle = {
  readonly kind: VehicleKind;
  readonly brand: Named;
  readonly model: Named;
  /** The facts in the row; `''` deletes a fact. */
  readonly cells: FactCells;
};
type Reading =
  | { readonly ok: true; readonly vehicle: ReadVehicle }
  | { readonly ok: false; readonly reasons: readonly VehicleReject[] };

/** Validates a row cell by cell and reports all of its problems at once. */
export function readVehicle(raw: RawVehicle, now: Date): Reading {
  const reasons: VehicleReject[] = [];
  const kind = vehicleKinds.find((each) => each === slugify(raw.kind ?? ''));
  if (!kind) reasons.push('kind_unknown');
  const brand = nameOf(raw.brand);
  if (!brand) reasons.push('brand_missing');
  else if (reserved.has(brand.slug)) reasons.push('name_reserved');
  const model = nameOf(raw.model);
  if (!model) reasons.push('model_missing');

  const cells: Partial<Record<FactColumn, string>> = {};
  for (const column of factColumns) {
    const written = raw[column] ?? '';
    if (written === '') continue;
    const cell = written === nothing ? '' : normalised(column, written);
    const isNamed = column !== 'variant' || slugify(cell).length <= longestSlug;
    if (isFact(column, cell) && isNamed && (column !== 'body' || isBodyOf(kind, cell))) cells[column] = cell;
    else reasons.push(column === 'price' && /^\d+$/.test(cell) ? 'price_out_of_limits' : column);
  }
  if (cells.price === '') cells.price_date = '';
  if (!cells.source) reasons.push('source');
  const thisMonth = dayInJakarta(now).slice(0, 7);
  const isLater = (date: string | undefined) => date !== undefined && date > thisMonth.slice(0, date.length);
  if (isLater(cells.price_date) || isLater(cells.launch)) reasons.push('date_in_future');
  if (cells.price && !cells.price_date) reasons.push('price_undated');
  if (cells.expected && cells.expected < thisMonth.slice(0, cells.expected.length))
    reasons.push('expected_past');
  if (cells.last_year && cells.expected) reasons.push('sold_and_expected');
  if (!kind || !brand || !model || reasons.length > 0) return { ok: false, reasons: [...new Set(reasons)] };
  return { ok: true, vehicle: { kind, brand, model, cells } };
}

/** Maximum length of a slug. Slugs can be longer than names: `㎯` becomes `rad-s2`. */
const longestSlug = 80;

/** A name that is safe to embed in a page and has a non-empty slug. */
function nameOf(written = ''): Named | undefined {
  const slug = slugify(written);
  const isName = slug !== '' && slug.length <= longestSlug && written.length <= 60 && plainText.test(written);
  return isName ? { slug, name: written } : undefined;
}

const isBodyOf = (kind: VehicleKind | undefined, body: string) =>
  body === '' || (kind === 'mobil') === bodyTypeCode.safeParse(body).success;

function normalised(column: FactColumn, written: string): string {
  if (column === 'price') return String(readRupiah(written, 0) ?? written);
  if (months.has(column)) return /^\d{4}$/.test(written) ? written : (readMonth(written) ?? written);
  return isSpecification(column) ? written.replace(',', '.') : written;
}
