import { distinctLines } from './car-lines.ts';
import type { CarLine, SnapshotCar } from './snapshot-car.ts';

/** Resolution of the publication time, in milliseconds: lists show hours. */
export const publicationStep = 3_600_000;

/** A column's distinct values, and each car's index into them. */
export type Coded<Value> = { readonly values: readonly Value[]; readonly of: Int32Array };

/** Cars by column, in the order of publication. */
export type CarTable = {
  readonly line: Coded<CarLine>;
  readonly id: Float64Array;
  /** As in `SnapshotCar`. */
  readonly city: Int32Array;
  readonly district: Coded<SnapshotCar['district']>;
  /** Milliseconds since 1970: the hour, plus an offset that keeps the order within it. */
  readonly publishedAt: Float64Array;
  readonly year: Int32Array;
  /** Infinite if unknown. */
  readonly kilometers: Float64Array;
  /** Ascending. */
  readonly price: Coded<number>;
  /** Ascending. */
  readonly quality: Coded<number>;
  readonly vehicle: Coded<Pick<SnapshotCar, 'bodyType' | 'fuel' | 'transmission'>>;
  readonly color: Coded<SnapshotCar['color']>;
  readonly offer: Coded<Pick<SnapshotCar, 'imageCount' | 'listingType' | 'isReserved' | 'isImported'>>;
  /** Encoded traits. */
  readonly traits: Int32Array;
  readonly badge: Coded<SnapshotCar['marketBadge']>;
};

/** @param cars in the order of publication */
export function tableOf(cars: readonly SnapshotCar[]): CarTable {
  const { lines, placeOf } = distinctLines(cars.map(({ line }) => line));
  return {
    line: { values: lines, of: Int32Array.from(cars, ({ line }) => placeOf(line)) },
    id: Float64Array.from(cars, ({ id }) => id),
    city: Int32Array.from(cars, ({ city }) => city),
    district: coded(cars, ({ district }) => district),
    publishedAt: instantsOf(cars.map(({ publishedAt }) => Math.floor(publishedAt / publicationStep))),
    year: Int32Array.from(cars, ({ makeYear }) => makeYear),
    kilometers: Float64Array.from(cars, ({ kilometers }) => kilometers ?? Number.POSITIVE_INFINITY),
    price: ranked(cars.map(({ price }) => price)),
    quality: ranked(cars.map(({ quality }) => quality)),
    vehicle: coded(cars, ({ bodyType, fuel, transmission }) => ({ bodyType, fuel, transmission })),
    color: coded(cars, ({ color }) => color),
    offer: coded(cars, ({ imageCount, listingType, isReserved, isImported }) => ({
      ...{ imageCount, listingType, isReserved },
      ...(isImported ? { isImported } : {}),
    })),
    traits: Int32Array.from(cars, ({ traits }) => traits),
    badge: coded(cars, ({ marketBadge }) => marketBadge),
  };
}

/** The values in order of first occurrence, and each car's index into them. */
function coded<Value>(cars: readonly SnapshotCar[], read: (car: SnapshotCar) => Value): Coded<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const of = Int32Array.from(cars, (car) => {
    const value = read(car);
    const key = JSON.stringify(value);
    const place = places.get(key) ?? values.push(value) - 1;
    places.set(key, place);
    return place;
  });
  return { values, of };
}

function ranked(numbers: readonly number[]): Coded<number> {
  const values = [...new Set(numbers)].sort((a, b) => a - b);
  const places = new Map(values.map((value, place) => [value, place]));
  return { values, of: Int32Array.from(numbers, (number) => places.get(number) ?? 0) };
}

/**
 * Converts ascending hours since 1970 to instants. Cars of the same hour get ascending instants, which keeps
 * their order.
 */
export function instantsOf(hours: ArrayLike<number>): Float64Array {
  const instants = new Float64Array(hours.length);
  let first = 0;
  for (let row = 0; row < hours.length; row++) {
    if (hours[row] !== hours[first]) first = row;
    instants[row] = (hours[row] ?? 0) * publicationStep + Math.min(row - first, publicationStep - 1);
  }
  return instants;
}

/**
 * The car of a row.
 * @throws RangeError for an invalid row
 */
export function carAt(table: CarTable, row: number): SnapshotCar {
  const valueIn = <Value>({ values, of }: Coded<Value>) => values[of[row] ?? -1];
  const line = valueIn(table.line);
  const vehicle = valueIn(table.vehicle);
  const offer = valueIn(table.offer);
  if (!line || !vehicle || !offer) throw new RangeError(`no car in row ${row}`);
  const kilometers = table.kilometers[row] ?? Number.POSITIVE_INFINITY;
  return {
    ...{ id: table.id[row] ?? 0, city: table.city[row] ?? 0, line, ...vehicle, ...offer },
    district: valueIn(table.district) ?? null,
    color: valueIn(table.color) ?? null,
    traits: table.traits[row] ?? 0,
    makeYear: table.year[row] ?? 0,
    kilometers: Number.isFinite(kilometers) ? kilometers : null,
    price: valueIn(table.price) ?? 0,
    quality: valueIn(table.quality) ?? 0,
    publishedAt: Math.floor((table.publishedAt[row] ?? 0) / publicationStep) * publicationStep,
    marketBadge: valueIn(table.badge) ?? null,
  };
}

export function carsOf(table: CarTable): SnapshotCar[] {
  return Array.from(table.id, (_, row) => carAt(table, row));
}
