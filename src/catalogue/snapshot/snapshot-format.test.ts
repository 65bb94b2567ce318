import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, inOrder, randomCar, randomCars } from '#tests/support/random-city.ts';
import { applyDelta } from './apply-delta.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { carsOf, publicationStep } from './car-table.ts';
import type { SnapshotCar } from './snapshot-car.ts';
import {
  checksumOf,
  type DecodedDelta,
  type DecodedSnapshot,
  decodeSnapshot,
  encodeDelta,
  encodeSnapshot,
  encodeTable,
} from './snapshot-format.ts';

function decodeFull(bytes: Uint8Array): DecodedSnapshot {
  const decoded = decodeSnapshot(bytes);
  if (decoded.kind !== 'full') throw new Error('a whole snapshot was expected');
  return decoded;
}

function decodeDelta(bytes: Uint8Array): DecodedDelta {
  const decoded = decodeSnapshot(bytes);
  if (decoded.kind !== 'delta') throw new Error('a delta was expected');
  return decoded;
}

/** The part of a car that a snapshot contains. */
function kept(car: SnapshotCar): SnapshotCar {
  return { ...car, publishedAt: Math.floor(car.publishedAt / publicationStep) * publicationStep };
}

/** The bytes with a valid checksum, so that the content is parsed. */
function resealed(bytes: Uint8Array): Uint8Array {
  const sealed = bytes.slice();
  new DataView(sealed.buffer).setUint32(4, checksumOf(sealed.subarray(8)));
  return sealed;
}

describe('a snapshot', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(randomCars, (cars) => {
        const head = headOf(7);
        const bytes = encodeSnapshot({ ...head, cars });
        const { table, kind, ...read } = decodeFull(bytes);
        expect(kind).toBe('full');
        expect(read).toEqual(head);
        expect(carsOf(table)).toEqual(cars.map(kept));
      }),
    );
  });

  test('is the same bytes for the same cars', () => {
    fc.assert(
      fc.property(randomCars, (cars) => {
        const bytes = encodeSnapshot({ ...headOf(1), cars });
        const { table, kind: _, ...head } = decodeFull(bytes);
        expect(encodeTable(head, table)).toEqual(bytes);
      }),
    );
  });

  test('truncated or with a flipped bit is broken, wherever it is', () => {
    fc.assert(
      fc.property(randomCars, fc.nat(), fc.nat(7), (cars, place, bit) => {
        const bytes = encodeSnapshot({ ...headOf(1), cars });
        const at = place % bytes.length;
        expect(() => decodeSnapshot(bytes.subarray(0, at))).toThrow(BrokenSnapshot);
        const flipped = bytes.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        expect(() => decodeSnapshot(flipped)).toThrow(BrokenSnapshot);
      }),
    );
  });

  test('invented data is either read or rejected as broken', () => {
    const change = fc.record({ place: fc.nat(), byte: fc.nat(255) });
    fc.assert(
      fc.property(randomCars, fc.array(change, { minLength: 1, maxLength: 4 }), (cars, changes) => {
        const bytes = encodeSnapshot({ ...headOf(1), cars });
        const changed = bytes.slice();
        for (const { place, byte } of changes) changed[8 + (place % (bytes.length - 8))] = byte;
        try {
          carsOf(decodeFull(resealed(changed)).table);
        } catch (cause) {
          expect(cause).toBeInstanceOf(BrokenSnapshot);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of another format is broken', () => {
    const bytes = encodeSnapshot({ ...headOf(1), cars: [] });
    const later = bytes.slice();
    later[3] = 99;
    expect(() => decodeSnapshot(resealed(later))).toThrow(/format/);
  });
});

type Step = { readonly upserts: readonly SnapshotCar[]; readonly removes: readonly number[] };
/** Few ids, so that cars are changed and re-added. */
const step: fc.Arbitrary<Step> = fc.record({
  upserts: fc.array(
    fc.record({ car: randomCar, id: fc.integer({ min: 1, max: 30 }) }).map(({ car, id }) => ({ ...car, id })),
    { maxLength: 8 },
  ),
  removes: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }),
});

/** The cars after each step, and when each id was last written or removed. */
function historyOf(steps: readonly Step[]) {
  const cars = new Map<number, SnapshotCar>();
  const written = new Map<number, number>();
  const departed = new Map<number, number>();
  return steps.map(({ upserts, removes }, version) => {
    for (const car of upserts) {
      cars.set(car.id, car);
      written.set(car.id, version);
    }
    for (const id of removes) if (cars.delete(id)) departed.set(id, version);
    return { cars: inOrder(cars.values()), written: new Map(written), departed: new Map(departed) };
  });
}

describe('a delta', () => {
  test('turns any earlier snapshot into the later one', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), fc.nat(), (steps, start) => {
        const history = historyOf(steps);
        const since = start % (steps.length - 1);
        const [before, after] = [history[since], history.at(-1)];
        if (!before || !after) throw new Error('no history');
        const version = steps.length - 1;
        const removed = [...after.departed].flatMap(([id, at]) => (at > since ? [id] : []));
        const later = { ...headOf(version), cars: after.cars };
        const full = encodeSnapshot(later);
        const delta = encodeDelta({
          ...later,
          ...{ since: String(since), removed, full },
          isChanged: ({ id }) => (after.written.get(id) ?? 0) > since,
        });
        const old = decodeFull(encodeSnapshot({ ...headOf(since), cars: before.cars }));
        const applied = applyDelta(old, decodeDelta(delta));
        expect(applied.bytes).toEqual(full);
        expect(applied.snapshot).toEqual(decodeFull(full));
      }),
    );
  });

  test('has the price badges that changed with the market', () => {
    fc.assert(
      fc.property(randomCars, randomCars, (cars, others) => {
        const after = cars.map((car, at) => ({ ...car, marketBadge: others[at]?.marketBadge ?? null }));
        const later = { ...headOf(2), cars: after };
        const full = encodeSnapshot(later);
        const bytes = encodeDelta({ ...later, since: '1', removed: [], full, isChanged: () => false });
        const old = decodeFull(encodeSnapshot({ ...headOf(1), cars }));
        expect(applyDelta(old, decodeDelta(bytes)).bytes).toEqual(full);
      }),
    );
  });

  test('is refused by a snapshot it was not made for', () => {
    const later = (cars: readonly SnapshotCar[]) => {
      const full = encodeSnapshot({ ...headOf(3), cars });
      return (since: string, isChanged: boolean) =>
        decodeDelta(
          encodeDelta({ ...headOf(3), cars, since, removed: [], full, isChanged: () => isChanged }),
        );
    };
    const snapshot = decodeFull(encodeSnapshot({ ...headOf(1), cars: [] }));
    const [car] = fc.sample(randomCar, 1);
    if (!car) throw new Error('no car');
    expect(applyDelta(snapshot, later([car])('1', true)).snapshot.version).toBe('3');
    expect(() => applyDelta(snapshot, later([car])('2', true))).toThrow(BrokenSnapshot);
    // A car that the snapshot should contain.
    expect(() => applyDelta(snapshot, later([car])('1', false))).toThrow(BrokenSnapshot);
  });

  test('truncated or with a flipped bit is broken', () => {
    fc.assert(
      fc.property(randomCars, fc.nat(), fc.nat(7), (cars, at, bit) => {
        const full = encodeSnapshot({ ...headOf(2), cars });
        const bytes = encodeDelta({
          ...{ ...headOf(2), cars, since: '1', removed: [4, 9], full },
          isChanged: () => true,
        });
        const flipped = bytes.slice();
        flipped[at % bytes.length] = (flipped[at % bytes.length] ?? 0) ^ (1 << bit);
        expect(() => decodeSnapshot(flipped)).toThrow(BrokenSnapshot);
      }),
    );
  });
});
