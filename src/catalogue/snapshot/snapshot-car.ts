import type { MarketBadge } from '#contract/market/market.ts';
import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';

type Name = { readonly slug: string; readonly name: string };

/** What a car is called. Many cars share one. */
export type CarLine = {
  readonly brand: Name & { readonly isPopular: boolean };
  readonly model: Name;
  /** The model whose name the whole family bears, which may be this one; null of a model on its own. */
  readonly family: Name | null;
  /** Null where the seller's is none of the vehicle catalogue's. */
  readonly variant: Name | null;
  /** As the seller wrote it, where it is none of the catalogue's. */
  readonly ownName: string | null;
};

/** What a snapshot carries of a car: all that lists show of it, the photo aside. */
export type SnapshotCar = {
  readonly id: number;
  readonly line: CarLine;
  readonly bodyType: BodyTypeCode | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode | null;
  readonly listingType: ListingTypeCode;
  readonly makeYear: number;
  readonly kilometers: number | null;
  /** Whole rupiah. */
  readonly price: number;
  /** Of two decimals at the most. */
  readonly score: number;
  /** Milliseconds since 1970. A snapshot keeps the hour of it, and the order. */
  readonly publishedAt: number;
  readonly imageCount: number;
  readonly marketBadge: MarketBadge | null;
  readonly isReserved: boolean;
};

/** Where the cars of a snapshot are. */
export type SnapshotPlace = {
  readonly city: Name & { readonly isPopular: boolean };
  readonly province: Name;
};

export type SnapshotHead = {
  readonly place: SnapshotPlace;
  /** Names this very snapshot, in digits. */
  readonly version: string;
  /** When the server was in that state; milliseconds since 1970. */
  readonly asOf: number;
};

/** All cars of a city, in the order in which they were published, equal ones by id. */
export type Snapshot = SnapshotHead & { readonly cars: readonly SnapshotCar[] };
