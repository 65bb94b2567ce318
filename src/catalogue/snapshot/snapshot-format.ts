import { BrokenSnapshot } from './broken-snapshot.ts';
import { type CarTable, tableOf } from './car-table.ts';
import { readBadges, readCars, writeBadges, writeCars } from './cars-block.ts';
import { checksumOf } from './checksum.ts';
import { ColumnReader } from './column-reader.ts';
import { ColumnWriter } from './column-writer.ts';
import type { Snapshot, SnapshotCar, SnapshotHead } from './snapshot-car.ts';

/** `LJC` and the version of the format: whatever changes below or in a block of it raises that. */
const mark = [0x4c, 0x4a, 0x43, 1] as const;
const kinds = { full: 0, delta: 1 } as const;
/** A version in digits, as the server names it; to everyone else it is but a name. */
export const versionPattern = /^\d{1,40}$/;

/** What the server gives out, read: all of a city's cars, or what changed of them. */
export type DecodedSnapshot = SnapshotHead & { readonly kind: 'full'; readonly table: CarTable };
export type DecodedDelta = SnapshotHead & {
  readonly kind: 'delta';
  /** The version it is to be applied to. */
  readonly since: string;
  /** Cars that are there no more, ascending. */
  readonly removed: readonly number[];
  /** New and changed cars, in the order of publication. */
  readonly table: CarTable;
  /** Where each of them then stands among all, ascending. */
  readonly places: readonly number[];
  /** The whole snapshot's, to tell whether applying made that very one. */
  readonly checksum: number;
  /** The marks of all prices, for the cars there are then. */
  readBadges(table: CarTable): CarTable;
};

/** What changed between two versions. */
export type SnapshotDelta = Snapshot & {
  readonly since: string;
  readonly removed: readonly number[];
  isChanged(car: SnapshotCar, place: number): boolean;
  /** The later snapshot, encoded. */
  readonly full: Uint8Array;
};

/** The bytes, and where a compressor should begin anew. */
export type EncodedSnapshot = { readonly bytes: Uint8Array<ArrayBuffer>; readonly seams: readonly number[] };

/** What a delta lists at the most, so that a damaged number asks for no more memory than that. */
const mostListed = 1_000_000;
const mostId = 999_999_999_999_999;

function writeHead(
  { head }: ColumnWriter,
  kind: keyof typeof kinds,
  { version, asOf, place }: SnapshotHead,
): void {
  for (const byte of mark) head.byte(byte);
  head.byte(kinds[kind]);
  head.text(version);
  head.number(asOf);
  const { city, province } = place;
  for (const text of [city.slug, city.name, province.slug, province.name]) head.text(text);
  head.byte(Number(city.isPopular));
}

function finish(writer: ColumnWriter): EncodedSnapshot {
  const { bytes: content, seams } = writer.finish();
  const bytes = new Uint8Array(content.length + 4);
  bytes.set(content);
  new DataView(bytes.buffer).setUint32(content.length, checksumOf(content));
  return { bytes, seams };
}

export function encodeSnapshot({ cars, ...head }: Snapshot): EncodedSnapshot {
  return encodeTable(head, tableOf(cars));
}

export function encodeTable(head: SnapshotHead, table: CarTable): EncodedSnapshot {
  const writer = new ColumnWriter();
  writeHead(writer, 'full', head);
  writeCars(writer, table);
  return finish(writer);
}

export function encodeDelta({
  since,
  removed,
  isChanged,
  full,
  cars,
  ...head
}: SnapshotDelta): EncodedSnapshot {
  const writer = new ColumnWriter();
  writeHead(writer, 'delta', head);
  writer.head.text(since);
  writer.head.number(checksumAtEnd(full));
  const places = [...cars.keys()].filter((place) => {
    const car = cars[place];
    return car !== undefined && isChanged(car, place);
  });
  writer.number(removed.length);
  writer.small(steps([...removed].sort((a, b) => a - b)));
  writeCars(writer, tableOf(places.flatMap((place) => cars[place] ?? [])));
  writer.small(steps(places));
  writeBadges(writer, tableOf(cars));
  return finish(writer);
}

/** @throws BrokenSnapshot for anything that is not a whole snapshot or delta of this format */
export function decodeSnapshot(bytes: Uint8Array): DecodedSnapshot | DecodedDelta {
  const reader = new ColumnReader(withoutChecksum(bytes));
  for (const byte of mark) if (reader.head.byte() !== byte) throw new BrokenSnapshot('another format');
  const kind = reader.head.within(kinds.delta);
  const head = readHead(reader);
  return kind === kinds.full ? readFull(reader, head) : readDelta(reader, head);
}

function withoutChecksum(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 4) throw new BrokenSnapshot('cut off');
  const content = bytes.subarray(0, bytes.length - 4);
  if (checksumOf(content) !== checksumAtEnd(bytes)) throw new BrokenSnapshot('damaged');
  return content;
}

/** What stands behind the content of a whole snapshot or delta, and tells it from any other. */
export function checksumAtEnd(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4);
}

function readHead({ head }: ColumnReader): SnapshotHead {
  const version = readVersion(head);
  const asOf = head.within(8.64e15);
  const slugAndName = () => ({ slug: head.text(), name: head.text() });
  const [city, province] = [slugAndName(), slugAndName()];
  return { version, asOf, place: { city: { ...city, isPopular: head.within(1) === 1 }, province } };
}

function readVersion(head: ColumnReader['head']): string {
  const version = head.text();
  if (!versionPattern.test(version)) throw new BrokenSnapshot('no version');
  return version;
}

function readFull(reader: ColumnReader, head: SnapshotHead): DecodedSnapshot {
  reader.begin();
  const table = readCars(reader);
  reader.end();
  return { ...head, kind: 'full', table };
}

function readDelta(reader: ColumnReader, head: SnapshotHead): DecodedDelta {
  const since = readVersion(reader.head);
  const checksum = reader.head.within(2 ** 32);
  reader.begin();
  const removed = growing(reader.small(reader.number(mostListed), mostId));
  const table = readCars(reader);
  const places = growing(reader.small(table.id.length, mostListed));
  return {
    ...head,
    ...{ kind: 'delta', since, removed, table, places, checksum },
    readBadges(whole) {
      const withBadges = readBadges(reader, whole);
      reader.end();
      return withBadges;
    },
  };
}

/** Ascending numbers as what each adds to the one before it, less one. */
function steps(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1);
}

function growing(added: Float64Array): number[] {
  let last = -1;
  return Array.from(added, (step) => {
    last += step + 1;
    return last;
  });
}
