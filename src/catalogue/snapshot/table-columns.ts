import type { SnapshotHeader } from '#contract/snapshot/snapshot-header.schema.ts';
import { brandsOf, linesOf } from './brand-names.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { modelsOf } from './car-lines.ts';
import { type CarTable, type Coded, instantsOf, publicationStep } from './car-table.ts';
import type { NumberReader, NumberWriter } from './number-columns.ts';

/*
 * A table as number columns, with the values they refer to in the header. Each column is sorted so that
 * similar values are adjacent, in an order which the reader derives from previous columns. The rows
 * themselves are in order of publication, in which hours and most ids increase.
 */

type TableHeader = Pick<
  SnapshotHeader,
  'cars' | 'brands' | 'districts' | 'vehicles' | 'colors' | 'offers' | 'badges' | 'prices' | 'scores'
>;

const mostId = 999_999_999_999_999;
const mostHours = 2 ** 32;
const mostYear = 9999;
const mostKilometers = 2 ** 40;
/** A later server may know traits that this app does not. */
const mostTraits = 2 ** 31 - 1;

/** The values that the numbers refer to. */
export function tableHeader(table: CarTable): TableHeader {
  return {
    cars: table.id.length,
    brands: brandsOf(table.line.values),
    districts: [...table.district.values],
    vehicles: [...table.vehicle.values],
    colors: [...table.color.values],
    offers: [...table.offer.values],
    badges: [...table.badge.values],
    prices: [...table.price.values],
    scores: [...table.quality.values],
  };
}

export function writeTable(writer: NumberWriter, table: CarTable): void {
  const { id, publishedAt, year, kilometers } = table;
  writer.steps(id);
  writer.steps(publishedAt.map((instant) => Math.floor(instant / publicationStep)));
  writer.numbers(table.line.of);
  const byLine = sortedBy(table.line.of);
  writer.steps(inOrder(year, byLine));
  writer.numbers(inOrder(table.vehicle.of, byLine));
  const byYear = sortedBy(year);
  const driven = kilometers.map((each) => (Number.isFinite(each) ? each + 1 : 0));
  writer.numbers(inOrder(driven, byYear));
  writer.numbers(table.color.of);
  writer.numbers(table.city);
  writer.numbers(inOrder(table.district.of, sortedBy(table.city)));
  writer.steps(inOrder(table.price.of, sortedBy(table.line.of, byYear)));
  writer.numbers(table.traits);
  writer.numbers(table.offer.of);
  writer.numbers(inOrder(table.quality.of, byPhotos(table)));
}

/** @throws BrokenSnapshot for an invalid table */
export function readTable(
  reader: NumberReader,
  header: TableHeader & Pick<SnapshotHeader, 'place'>,
): Omit<CarTable, 'badge'> {
  const { cars } = header;
  const id = reader.steps(cars, mostId);
  if (!isAscending(id) && new Set(id).size !== cars) throw new BrokenSnapshot('a car twice');
  const publishedAt = instantsOf(reader.steps(cars, mostHours));
  const line = readCodes(reader, linesOf(header.brands), cars);
  const byLine = sortedBy(line.of);
  const year = new Int32Array(byRow(reader.steps(cars, mostYear), byLine));
  const vehicle = readCodes(reader, header.vehicles, cars, byLine);
  const byYear = sortedBy(year);
  const driven = byRow(reader.numbers(cars, mostKilometers), byYear);
  const kilometers = driven.map((each) => (each === 0 ? Number.POSITIVE_INFINITY : each - 1));
  const color = readCodes(reader, header.colors, cars);
  const city = new Int32Array(reader.numbers(cars, header.place.around.length));
  const district = readCodes(reader, header.districts, cars, sortedBy(city));
  const priceSteps = reader.steps(cars, header.prices.length - 1);
  const price = {
    values: header.prices,
    of: new Int32Array(byRow(priceSteps, sortedBy(line.of, byYear))),
  };
  const traits = new Int32Array(reader.numbers(cars, mostTraits));
  const offer = readCodes(reader, header.offers, cars);
  const quality = readCodes(reader, header.scores, cars, byPhotos({ offer }));
  return {
    id,
    city,
    district,
    publishedAt,
    line,
    year,
    vehicle,
    kilometers,
    color,
    price,
    traits,
    offer,
    quality,
  };
}

/** Usually ascending, since cars are ordered by publication. */
function isAscending(numbers: Float64Array): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

function readCodes<Value>(
  reader: NumberReader,
  values: readonly Value[],
  cars: number,
  rows?: Int32Array,
): Coded<Value> {
  const places = reader.numbers(cars, values.length - 1);
  return { values, of: new Int32Array(rows ? byRow(places, rows) : places) };
}

function byPhotos({ offer: { values, of } }: Pick<CarTable, 'offer'>): Int32Array {
  return sortedBy(of.map((place) => values[place]?.imageCount ?? 0));
}

/** The price badges only: they change with the market, even if the cars do not. */
export function writeBadges(writer: NumberWriter, table: CarTable): void {
  writer.numbers(inOrder(table.badge.of, byModelAndPrice(table)));
}

/** @param places as they were read, one per car of the table */
export function withBadges(
  table: Omit<CarTable, 'badge'>,
  values: SnapshotHeader['badges'],
  places: Float64Array,
): CarTable {
  return { ...table, badge: { values, of: new Int32Array(byRow(places, byModelAndPrice(table))) } };
}

/** By model, then year, then price. */
function byModelAndPrice({ line, year, price }: Omit<CarTable, 'badge'>): Int32Array {
  const models = modelsOf(line.values);
  const model = line.of.map((place) => models[place] ?? 0);
  return sortedBy(model, sortedBy(year, sortedBy(price.of)));
}

/**
 * The rows sorted by key, stable.
 * @param keys by row, non-negative integers
 * @param rows all rows in their current order; by number by default
 */
function sortedBy(keys: ArrayLike<number>, rows?: Int32Array): Int32Array {
  let most = 0;
  for (let row = 0; row < keys.length; row++) most = Math.max(most, keys[row] ?? 0);
  /** By key, the position of its next row. */
  const places = new Int32Array(most + 2);
  for (let row = 0; row < keys.length; row++) {
    const after = (keys[row] ?? 0) + 1;
    places[after] = (places[after] ?? 0) + 1;
  }
  for (let key = 1; key <= most; key++) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0);
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < sorted.length; at++) {
    const row = rows ? (rows[at] ?? 0) : at;
    const key = keys[row] ?? 0;
    const place = places[key] ?? 0;
    sorted[place] = row;
    places[key] = place + 1;
  }
  return sorted;
}

/** A column's numbers in the given order of rows. */
function inOrder(column: ArrayLike<number>, rows: Int32Array): Float64Array {
  const ordered = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) ordered[at] = column[rows[at] ?? 0] ?? 0;
  return ordered;
}

/** The inverse of `inOrder`: a column by row, from numbers in the given order of rows. */
function byRow(ordered: Float64Array, rows: Int32Array): Float64Array {
  const column = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) column[rows[at] ?? 0] = ordered[at] ?? 0;
  return column;
}
