import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';

/**
 * What the index knows of a car. It holds public cars only: whether a car is public (status, expiry) is decided by
 * the caller. Numbers are finite.
 */
export type CatalogueRow = {
  readonly id: number;
  readonly brand: number;
  /** The family of the model (Civic of Civic Turbo); null where it is in none. */
  readonly parentModel: number | null;
  readonly model: number;
  /** Null where the seller's variant is not in the vehicle catalogue. */
  readonly variant: number | null;
  readonly province: number;
  /** Null where only the province is known. */
  readonly city: number | null;
  readonly bodyType: BodyTypeCode | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode | null;
  readonly listingType: ListingTypeCode;
  /** The number of its traits (contract/vehicles/traits.ts). */
  readonly traits: number;
  readonly makeYear: number;
  /** Kilometres driven. */
  readonly kilometers: number | null;
  /** Rupiah. */
  readonly price: number;
  /** Of the listing itself, 0 to 60 (popularity.ts). */
  readonly quality: number;
  /** How many people saw it. */
  readonly views: number;
  /** Whether it came with a list that was imported at once: its date says nothing of when it was offered. */
  readonly isImported: boolean;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Words that find it, as `tokensOf` splits them. */
  readonly tokens: readonly string[];
};
