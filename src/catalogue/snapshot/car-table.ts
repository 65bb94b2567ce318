import type { MarketBadge } from '#contract/market/market.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { distinctLines } from './car-lines.ts';
import { type Kinds, kindsOf, valueIn } from './kinds.ts';
import type { CarLine, SnapshotCar } from './snapshot-car.ts';

/** Resolution of the time of publication, in milliseconds: lists show it in hours. */
export const publicationStep = 3_600_000;

/** As many as there are marks of a price; the wire names them. */
export const marketBadges = ['below', 'fair', 'above'] as const satisfies readonly MarketBadge[];

/** More photos are not told apart; no advertisement has as many. */
export const mostPhotos = 31;

/** Years are counted from here. */
export const firstYear = 1800;

/** Cars by column, in the order in which they were published. Codes are places in the contract's lists. */
export type CarTable = {
  /** What `line` points into. */
  readonly lines: readonly CarLine[];
  readonly line: Int32Array;
  readonly id: Float64Array;
  /** Milliseconds since 1970: the step, and what keeps those of one step in their order. */
  readonly publishedAt: Float64Array;
  readonly score: Float64Array;
  readonly year: Uint16Array;
  /** Infinite for unknown. */
  readonly kilometers: Float64Array;
  readonly price: Float64Array;
  /** Body type, one more than its place and 0 for none, then fuel and transmission. */
  readonly vehicle: Kinds;
  /** Colour, one more than its place; 0 for none. */
  readonly paint: Kinds;
  /** How many photos, the type of listing, and 1 for a reserved car. */
  readonly offer: Kinds;
  /** The mark of the price, one more than its place; 0 for none. */
  readonly badge: Kinds;
};

/** The place of a code, one more than it; 0 for none. */
function placeOf<Code>(codes: readonly Code[], code: Code | null): number {
  return code === null ? 0 : codes.indexOf(code) + 1;
}

/** @param cars in the order in which they were published */
export function tableOf(cars: readonly SnapshotCar[]): CarTable {
  const { lines, placeOf: placeOfLine } = distinctLines(cars.map(({ line }) => line));
  const bytes = (of: (car: SnapshotCar) => number) => Uint8Array.from(cars, of);
  return {
    lines,
    line: Int32Array.from(cars, ({ line }) => placeOfLine(line)),
    id: Float64Array.from(cars, ({ id }) => id),
    publishedAt: instantsOf(cars),
    score: Float64Array.from(cars, ({ score }) => score),
    year: Uint16Array.from(cars, ({ makeYear }) => makeYear - firstYear),
    kilometers: Float64Array.from(cars, ({ kilometers }) => kilometers ?? Number.POSITIVE_INFINITY),
    price: Float64Array.from(cars, ({ price }) => price),
    vehicle: kindsOf(
      bytes(({ bodyType }) => placeOf(bodyTypes, bodyType)),
      bytes(({ fuel }) => fuels.indexOf(fuel)),
      bytes(({ transmission }) => transmissions.indexOf(transmission)),
    ),
    paint: kindsOf(bytes(({ color }) => placeOf(colors, color))),
    offer: kindsOf(
      bytes(({ imageCount }) => Math.min(mostPhotos, imageCount)),
      bytes(({ listingType }) => listingTypes.indexOf(listingType)),
      bytes(({ isReserved }) => Number(isReserved)),
    ),
    badge: kindsOf(bytes(({ marketBadge }) => placeOf(marketBadges, marketBadge))),
  };
}

/** Of cars of one step of time, the later row has the later moment: so they stay in order. */
export function instantOf(step: number, before: number): number {
  return step * publicationStep + Math.min(before, publicationStep - 1);
}

function instantsOf(cars: readonly SnapshotCar[]): Float64Array {
  const steps = cars.map(({ publishedAt }) => Math.floor(publishedAt / publicationStep));
  let first = 0;
  return Float64Array.from(steps, (step, row) => {
    if (step !== steps[first]) first = row;
    return instantOf(step, row - first);
  });
}

/** The car in a row. */
export function carAt(table: CarTable, row: number): SnapshotCar {
  const { vehicle, offer } = table;
  const line = table.lines[table.line[row] ?? -1];
  const fuel = fuels[valueIn(vehicle, 1, row)];
  const transmission = transmissions[valueIn(vehicle, 2, row)];
  const listingType = listingTypes[valueIn(offer, 1, row)];
  if (!line || !fuel || !transmission || !listingType) throw new RangeError(`no car in row ${row}`);
  const kilometers = table.kilometers[row] ?? Number.POSITIVE_INFINITY;
  return {
    id: table.id[row] ?? 0,
    line,
    bodyType: bodyTypes[valueIn(vehicle, 0, row) - 1] ?? null,
    fuel,
    transmission,
    color: colors[valueIn(table.paint, 0, row) - 1] ?? null,
    listingType,
    makeYear: (table.year[row] ?? 0) + firstYear,
    kilometers: Number.isFinite(kilometers) ? kilometers : null,
    price: table.price[row] ?? 0,
    score: table.score[row] ?? 0,
    publishedAt: Math.floor((table.publishedAt[row] ?? 0) / publicationStep) * publicationStep,
    imageCount: valueIn(offer, 0, row),
    marketBadge: marketBadges[valueIn(table.badge, 0, row) - 1] ?? null,
    isReserved: valueIn(offer, 2, row) === 1,
  };
}

export function carsOf(table: CarTable): SnapshotCar[] {
  return Array.from(table.id, (_, row) => carAt(table, row));
}
