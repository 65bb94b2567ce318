import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';

/**
 * What the index knows of a car. Only cars that anyone may find are handed to it: whether one is public is
 * its owner's business (the status, the day it expires), not the index's. Numbers are finite.
 */
export type CatalogueRow = {
  readonly id: number;
  readonly brand: number;
  /** The family the model belongs to (Civic of Civic Turbo); null where the model is in none. */
  readonly parentModel: number | null;
  readonly model: number;
  /** Null where the seller's variant is none of the vehicle catalogue's. */
  readonly variant: number | null;
  readonly province: number;
  /** Null where the seller named only the province. */
  readonly city: number | null;
  readonly bodyType: BodyTypeCode | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode | null;
  readonly listingType: ListingTypeCode;
  readonly makeYear: number;
  /** Kilometres driven. */
  readonly kilometers: number | null;
  /** Rupiah. */
  readonly price: number;
  /** Popularity, the more the better. */
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** What one may type to find it, as `tokensOf` takes it apart. */
  readonly tokens: readonly string[];
};
