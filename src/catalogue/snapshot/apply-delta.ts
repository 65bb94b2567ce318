import { BrokenSnapshot } from './broken-snapshot.ts';
import { type CarTable, carsOf, tableOf } from './car-table.ts';
import type { SnapshotCar } from './snapshot-car.ts';
import {
  checksumIn,
  type DecodedDelta,
  type DecodedSnapshot,
  decodeSnapshot,
  encodeTable,
} from './snapshot-format.ts';

/** A snapshot with its bytes for storage. */
export type AppliedDelta = { readonly snapshot: DecodedSnapshot; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * The snapshot at the delta's version, byte for byte as the server would send it in full.
 * @throws BrokenSnapshot if the result differs, for example because the delta belongs to another snapshot
 */
export function applyDelta(snapshot: DecodedSnapshot, delta: DecodedDelta): AppliedDelta {
  const { version, asOf, place, credits } = delta;
  const { city, radius } = snapshot.place;
  if (delta.since !== snapshot.version || place.city.slug !== city.slug || place.radius !== radius)
    throw new BrokenSnapshot('changes of another snapshot');
  const table = delta.withAllBadges(changedTable(snapshot.table, delta));
  const bytes = encodeTable({ version, asOf, place, credits }, table);
  if (checksumIn(bytes) !== delta.checksum) throw new BrokenSnapshot('not the snapshot it should be');
  // Decoded again, so that tables are always built in the same way.
  const applied = decodeSnapshot(bytes);
  if (applied.kind !== 'full') throw new BrokenSnapshot('not a whole snapshot');
  return { snapshot: applied, bytes };
}

function changedTable(before: CarTable, { removed, table, places }: DecodedDelta): CarTable {
  const changed = carsOf(table);
  const gone = new Set([...removed, ...table.id]);
  const staying = carsOf(before).filter(({ id }) => !gone.has(id));
  const cars: SnapshotCar[] = [];
  let taken = 0;
  for (const [at, car] of changed.entries()) {
    while (cars.length < (places[at] ?? 0)) {
      const next = staying[taken++];
      if (!next) throw new BrokenSnapshot('a place beyond the last');
      cars.push(next);
    }
    cars.push(car);
  }
  return tableOf([...cars, ...staying.slice(taken)]);
}
