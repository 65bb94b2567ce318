import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { modelsOf } from './car-lines.ts';
import { type CarTable, instantOf, marketBadges, mostPhotos, publicationStep } from './car-table.ts';
import type { ColumnReader } from './column-reader.ts';
import { type ColumnWriter, smallLimit, unsigned } from './column-writer.ts';
import { type Kinds, valueIn } from './kinds.ts';
import { type CodeList, type CountedKinds, readKinds, readKindsLater, writeKinds } from './kinds-block.ts';
import { readLines, writeLines } from './line-column.ts';
import { readNames, writeNames } from './names-block.ts';
import { readPrices, writePrices } from './price-column.ts';
import { orderBy, orderFrom, picked, startsOf } from './row-order.ts';

/*
 * The columns of a table, each in the order in which its neighbours tell most of each other, which the reader works
 * out from the columns before it: years by line, prices by line and year, kilometres by year, scores by photos. The
 * rows themselves are in the order of publication, so that the days, and mostly the ids, only ever grow.
 */

/** More cars than this are in no city. */
const mostCars = 1_000_000;
/** Ids have fifteen digits at the most. */
const mostId = 999_999_999_999_999;
const mostSteps = 2 ** 32;
const mostKilometers = 100_000_000;
/** Since the table's first. */
const mostYears = 600;
/** Scores may have two decimals; mostly they have none. */
const scoreScales = [1, 10, 100] as const;
const mostScore = 2 ** 24;
/** Rupiah; and what dearer cars are not told apart by. */
const priceLevel = 500_000;
const mostLevels = 20_000;

export function writeCars(writer: ColumnWriter, table: CarTable): void {
  const { lines, line, id, publishedAt, year, kilometers, price, offer } = table;
  writeNames(writer, lines);
  writer.number(id.length);
  writeLines(writer, lines.length, line);
  writer.small(differences(id).map(unsigned));
  writer.small(differences(publishedAt.map((instant) => Math.floor(instant / publicationStep))));
  const byLine = orderBy(line, lines.length);
  writeYears(writer, table, byLine);
  const byYear = orderBy(year, mostYears + 1);
  const oneMore = kilometers.map((each) => (Number.isFinite(each) ? each + 1 : 0));
  writer.magnitudes(picked(oneMore, byYear), 3);
  const models = modelsOf(lines);
  writePrices(writer, price, { rows: orderBy(line, lines.length, byYear), line, models, year });
  writeKinds(writer, vehicle, table.vehicle, byLine);
  writeKinds(writer, paint, table.paint, byYear);
  writeKinds(writer, offered, offer, byLine);
  const photos = offer.of.map((_, row) => valueIn(offer, 0, row));
  writeScores(writer, table.score, orderBy(photos, mostPhotos + 1));
  writeBadges(writer, table);
}

export function readCars(reader: ColumnReader): CarTable {
  const lines = readNames(reader);
  const count = reader.number(mostCars);
  const { line, counts, byLine } = readLines(reader, lines.length, count);
  const id = readIds(reader, count);
  const publishedAt = readPublished(reader, count);
  const { year, byYear } = readYears(reader, lines.length, line, byLine);
  const kilometers = readKilometers(reader, byYear);
  const models = modelsOf(lines);
  const rows = orderFrom(line, counts, byYear);
  const price = readPrices(reader, { rows, line, models, year });
  const vehicleKinds = readKinds(reader, vehicle, byLine);
  const paintKinds = readKinds(reader, paint, byYear);
  const offer = readKinds(reader, offered, byLine);
  const score = readScores(reader, offer);
  const table = {
    ...{ lines, line, id, publishedAt, score, year, kilometers, price },
    ...{ vehicle: vehicleKinds, paint: paintKinds, offer, badge: noKinds },
  };
  return readBadges(reader, table);
}

const noKinds: Kinds = { values: [], of: new Uint8Array() };
const photoCounts = Array.from({ length: mostPhotos + 1 }, (_, count) => String(count));

/** What follows from the line, mostly. */
const vehicle = [listed(bodyTypes, true), listed(fuels), listed(transmissions)];
const paint = [listed(colors, true)];
const offered = [listed(photoCounts), listed(listingTypes), listed(['live', 'reserved'])];
const mark = [listed(marketBadges, true)];

function listed(codes: readonly string[], isOptional = false): CodeList {
  return { codes, isOptional };
}

/** The marks of all prices alone: they change with the market, without the cars that bear them. */
export function writeBadges(writer: ColumnWriter, table: CarTable): void {
  writeKinds(writer, mark, table.badge, byPriceOf(table));
}

/** @param table the cars they are for, with other marks or none */
export function readBadges(reader: ColumnReader, table: CarTable): CarTable {
  const badgesIn = readKindsLater(reader, mark, table.id.length);
  let badge: Kinds | undefined;
  return {
    ...table,
    // Put in order for the first car that is shown: counting and sorting need none of it.
    get badge() {
      badge ??= badgesIn(byPriceOf(table));
      return badge;
    },
  };
}

/** By model and year, and within them from cheap to dear, as finely as a counting sort can tell. */
function byPriceOf({ lines, line, year, price }: CarTable): Int32Array {
  const models = modelsOf(lines);
  const level = new Int32Array(line.length);
  const model = new Int32Array(line.length);
  for (let row = 0; row < line.length; row++) {
    level[row] = Math.min(mostLevels, Math.floor((price[row] ?? 0) / priceLevel));
    model[row] = models[line[row] ?? 0] ?? 0;
  }
  const byLevel = orderBy(level, mostLevels + 1);
  const byYear = orderBy(year, mostYears + 1, byLevel);
  return orderBy(model, lines.length, byYear);
}

function readIds(reader: ColumnReader, count: number): Float64Array {
  const symbols = reader.codes(count);
  const id = new Float64Array(count);
  let last = 0;
  let isGrowing = true;
  for (let row = 0; row < count; row++) {
    const symbol = symbols[row] ?? 0;
    const step = symbol < smallLimit ? symbol : reader.beyondSmall(symbol, 2 * mostId);
    if (step % 2 === 0) last += step / 2;
    else last -= (step + 1) / 2;
    if (last < 1 || last > mostId) throw new BrokenSnapshot('no id');
    // Mostly they only grow, and so none is there twice.
    if (step % 2 !== 0 || step === 0) isGrowing = false;
    id[row] = last;
  }
  if (!isGrowing && new Set(id).size !== count) throw new BrokenSnapshot('a car twice');
  return id;
}

function readPublished(reader: ColumnReader, count: number): Float64Array {
  const symbols = reader.codes(count);
  const instants = new Float64Array(count);
  let step = 0;
  let first = 0;
  for (let row = 0; row < count; row++) {
    const symbol = symbols[row] ?? 0;
    if (symbol !== 0) {
      step += symbol < smallLimit ? symbol : reader.beyondSmall(symbol, mostSteps);
      first = row;
    }
    instants[row] = instantOf(step, row - first);
  }
  return instants;
}

function differences(numbers: Float64Array): Float64Array {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

/** Of each line its first year, and of each car how many after it. */
function writeYears(writer: ColumnWriter, { lines, line, year }: CarTable, byLine: Int32Array): void {
  const first = new Int32Array(lines.length).fill(mostYears);
  for (let row = 0; row < line.length; row++) {
    const each = line[row] ?? 0;
    first[each] = Math.min(first[each] ?? 0, year[row] ?? 0);
  }
  writer.spread(first);
  const after = year.map((each, row) => each - (first[line[row] ?? 0] ?? 0));
  writer.small(picked(after, byLine));
}

function readYears(reader: ColumnReader, lines: number, line: Int32Array, byLine: Int32Array) {
  const { least, above } = reader.spread(lines, mostYears);
  const symbols = reader.codes(line.length);
  const year = new Uint16Array(line.length);
  const counts = new Int32Array(mostYears + 1);
  for (let at = 0; at < symbols.length; at++) {
    const row = byLine[at] ?? 0;
    const symbol = symbols[at] ?? 0;
    const after = symbol < smallLimit ? symbol : reader.beyondSmall(symbol, mostYears);
    const since = least + (above[line[row] ?? 0] ?? 0) + after;
    if (since > mostYears) throw new BrokenSnapshot('no year');
    year[row] = since;
    counts[since] = (counts[since] ?? 0) + 1;
  }
  return { year, byYear: orderFrom(year, counts) };
}

function readKilometers(reader: ColumnReader, byYear: Int32Array): Float64Array {
  const symbols = reader.codes(byYear.length);
  const kilometers = new Float64Array(byYear.length);
  for (let at = 0; at < symbols.length; at++) {
    // Two more than there are, and one for unknown.
    const number = reader.numberOf(symbols[at] ?? 0, 3) - 2;
    if (number < -1 || number >= mostKilometers) throw new BrokenSnapshot('kilometres out of range');
    kilometers[byYear[at] ?? 0] = number < 0 ? Number.POSITIVE_INFINITY : number;
  }
  return kilometers;
}

/** But for the error of binary fractions. */
function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-4;
}

function writeScores(writer: ColumnWriter, score: Float64Array, rows: Int32Array): void {
  const scale = scoreScales.find((each) => score.every((one) => isWhole(one * each))) ?? 100;
  writer.number(scale);
  writer.spread(picked(score, rows).map((each) => Math.round(each * scale)));
}

/** They stand by how many photos there are. */
function readScores(reader: ColumnReader, { values, of, counts }: CountedKinds): Float64Array {
  const scale = reader.number(100);
  if (!scoreScales.some((each) => each === scale)) throw new BrokenSnapshot('scores of no known scale');
  const { least, above } = reader.spread(of.length, mostScore);
  const photos = values[0] ?? new Uint8Array();
  const byPhotos = new Int32Array(mostPhotos + 1);
  for (let kind = 0; kind < photos.length; kind++)
    byPhotos[photos[kind] ?? 0] = (byPhotos[photos[kind] ?? 0] ?? 0) + (counts[kind] ?? 0);
  const next = startsOf(byPhotos);
  const score = new Float64Array(of.length);
  for (let row = 0; row < of.length; row++) {
    const key = photos[of[row] ?? 0] ?? 0;
    const at = next[key] ?? 0;
    score[row] = (least + (above[at] ?? 0)) / scale;
    next[key] = at + 1;
  }
  return score;
}
