import type { MarketBadge } from '#contract/market/market.ts';
import type { SnapshotHeader } from '#contract/snapshot/snapshot-header.schema.ts';
import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import type { UsualCredit } from '#money/usual-credit.ts';

type Name = { readonly slug: string; readonly name: string };

/** The names of a car, shared by many cars. */
export type CarLine = {
  readonly brand: Name & { readonly isPopular: boolean };
  readonly model: Name;
  /** The model that names the family, possibly this one; null for a model without a family. */
  readonly family: Name | null;
  /** Null if the seller's variant is not in the vehicle catalogue. */
  readonly variant: Name | null;
  /** The seller's own text, if the variant is not in the catalogue. */
  readonly ownName: string | null;
  /** Seats and drive, as traits; they follow from the names. */
  readonly facts: number;
};

/** A car in a snapshot: everything that lists show, except photos. */
export type SnapshotCar = {
  readonly id: number;
  /** Its city: 0 is that of the snapshot, n the nth of those around it. */
  readonly city: number;
  /** Its name within the city; null if the seller named none. */
  readonly district: string | null;
  readonly line: CarLine;
  readonly bodyType: BodyTypeCode | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode | null;
  readonly listingType: ListingTypeCode;
  /** Encoded traits, without the price's and the line's. */
  readonly traits: number;
  readonly makeYear: number;
  readonly kilometers: number | null;
  /** Whole rupiah. */
  readonly price: number;
  /** Whole points (faceted-index/popularity.ts). */
  readonly quality: number;
  /** Milliseconds since 1970. A snapshot only stores the hour and the order. */
  readonly publishedAt: number;
  readonly imageCount: number;
  readonly marketBadge: MarketBadge | null;
  readonly isReserved: boolean;
  /** True if its date is that of an import. */
  readonly isImported?: true | undefined;
};

/** The city of a snapshot, and the cities around it whose cars it has too. */
export type SnapshotPlace = SnapshotHeader['place'];

export type SnapshotHead = {
  readonly place: SnapshotPlace;
  /** The snapshot's version, in digits. */
  readonly version: string;
  /** The time of the server's data, in milliseconds since 1970. */
  readonly asOf: number;
  /** From which the instalments of the cars follow. */
  readonly credits: readonly UsualCredit[];
};

/** All cars of a place, in order of publication, ties by id. */
export type Snapshot = SnapshotHead & { readonly cars: readonly SnapshotCar[] };
