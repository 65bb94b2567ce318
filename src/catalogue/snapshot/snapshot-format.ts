import { type SnapshotHeader, snapshotHeader } from '#contract/snapshot/snapshot-header.schema.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { type CarTable, tableOf } from './car-table.ts';
import { NumberReader, NumberWriter } from './number-columns.ts';
import type { Snapshot, SnapshotCar, SnapshotHead } from './snapshot-car.ts';
import { readTable, tableHeader, withBadges, writeBadges, writeTable } from './table-columns.ts';
import { textOf, utf8Of } from './utf8.ts';

/*
 * `LJC` and the format version, a checksum of the rest, the length of the header, the header as JSON, and the
 * number columns. A stored snapshot of another version is downloaded again.
 */
const mark = [0x4c, 0x4a, 0x43, 6] as const;
const checksumAt = 4;
const contentAt = 8;
const headerAt = 12;

/** A parsed server response: all of a city's cars, or the changes. */
export type DecodedSnapshot = SnapshotHead & { readonly kind: 'full'; readonly table: CarTable };
export type DecodedDelta = SnapshotHead & {
  readonly kind: 'delta';
  /** The version it applies to. */
  readonly since: string;
  /** Ids of removed cars. */
  readonly removed: readonly number[];
  /** New and changed cars, in order of publication; for price badges see `withAllBadges`. */
  readonly table: CarTable;
  /** The index of each among all cars, ascending. */
  readonly places: readonly number[];
  /** Checksum of the complete result, to verify that the delta was applicable. */
  readonly checksum: number;
  /** Sets the price badges of all cars after the change. */
  withAllBadges(table: CarTable): CarTable;
};

/** The changes between two versions. */
export type SnapshotDelta = Snapshot & {
  readonly since: string;
  readonly removed: readonly number[];
  isChanged(car: SnapshotCar, place: number): boolean;
  /** The later snapshot, encoded. */
  readonly full: Uint8Array;
};

export function encodeSnapshot({ cars, ...head }: Snapshot): Uint8Array<ArrayBuffer> {
  return encodeTable(head, tableOf(cars));
}

export function encodeTable(
  { version, asOf, place, credits }: SnapshotHead,
  table: CarTable,
): Uint8Array<ArrayBuffer> {
  const writer = new NumberWriter();
  writeTable(writer, table);
  writeBadges(writer, table);
  return encoded(
    { kind: 'full', version, asOf, place, credits: [...credits], ...tableHeader(table) },
    writer,
  );
}

export function encodeDelta(delta: SnapshotDelta): Uint8Array<ArrayBuffer> {
  const { version, asOf, place, credits, cars, since, removed, isChanged, full } = delta;
  const places = [...cars.keys()].filter((at) => {
    const car = cars[at];
    return car !== undefined && isChanged(car, at);
  });
  const all = tableOf(cars);
  const table = tableOf(places.flatMap((at) => cars[at] ?? []));
  const writer = new NumberWriter();
  writeTable(writer, table);
  writer.steps(places);
  writeBadges(writer, all);
  return encoded(
    {
      ...{
        kind: 'delta',
        version,
        asOf,
        place,
        credits: [...credits],
        ...tableHeader(table),
        badges: [...all.badge.values],
      },
      ...{ since, removed: [...removed], checksum: checksumIn(full), allCars: cars.length },
    },
    writer,
  );
}

function encoded(header: SnapshotHeader, writer: NumberWriter): Uint8Array<ArrayBuffer> {
  const json = utf8Of(JSON.stringify(header));
  const columns = writer.finish();
  const columnsAt = headerAt + json.length;
  const bytes = new Uint8Array(columnsAt + columns.length);
  const view = new DataView(bytes.buffer);
  bytes.set(mark);
  view.setUint32(contentAt, json.length);
  bytes.set(json, headerAt);
  bytes.set(columns, columnsAt);
  view.setUint32(checksumAt, checksumOf(bytes.subarray(contentAt)));
  return bytes;
}

/** @throws BrokenSnapshot for anything but a complete snapshot or delta of this format */
export function decodeSnapshot(bytes: Uint8Array): DecodedSnapshot | DecodedDelta {
  if (bytes.length < headerAt) throw new BrokenSnapshot('cut off');
  if (mark.some((byte, at) => bytes[at] !== byte)) throw new BrokenSnapshot('another format');
  if (checksumOf(bytes.subarray(contentAt)) !== checksumIn(bytes)) throw new BrokenSnapshot('damaged');
  const columnsAt = headerAt + numberAt(bytes, contentAt);
  const header = headerOf(bytes.subarray(headerAt, columnsAt));
  const reader = new NumberReader(bytes.subarray(columnsAt));
  const { version, asOf, place, credits, badges } = header;
  const table = readTable(reader, header);
  if (header.kind === 'full') {
    const places = reader.numbers(header.cars, badges.length - 1);
    reader.end();
    return { kind: 'full', version, asOf, place, credits, table: withBadges(table, badges, places) };
  }
  const { since, removed, checksum, allCars } = header;
  const places = [...reader.steps(header.cars, allCars - 1)];
  const badgePlaces = reader.numbers(allCars, badges.length - 1);
  reader.end();
  return {
    ...{ kind: 'delta', version, asOf, place, credits, since, removed, checksum, places },
    table: { ...table, badge: { values: [], of: new Int32Array() } },
    withAllBadges(all) {
      if (all.id.length !== allCars) throw new BrokenSnapshot('other cars than there should be');
      return withBadges(all, badges, badgePlaces);
    },
  };
}

function headerOf(bytes: Uint8Array): SnapshotHeader {
  try {
    return snapshotHeader.parse(JSON.parse(textOf(bytes)));
  } catch (cause) {
    throw new BrokenSnapshot('no header', { cause });
  }
}

/** Identifies the content of a snapshot. */
export function checksumIn(snapshot: Uint8Array): number {
  return numberAt(snapshot, checksumAt);
}

function numberAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** FNV-1a: any changed byte changes it. It detects damage, not forgery. @public */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < bytes.length; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}
