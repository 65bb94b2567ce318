import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';

/**
 * The index's data about a car. The index contains public cars only: the caller decides whether a car is
 * public (status, expiry). All numbers are finite.
 */
export type CatalogueRow = {
  readonly id: number;
  readonly brand: number;
  /** The family of the model (Civic for Civic Turbo); null if it belongs to none. */
  readonly parentModel: number | null;
  readonly model: number;
  /** Null if the seller's variant is not in the vehicle catalogue. */
  readonly variant: number | null;
  readonly province: number;
  /** Null if only the province is known. */
  readonly city: number | null;
  /** Null if the seller named none. */
  readonly district: number | null;
  readonly bodyType: BodyTypeCode | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode | null;
  readonly listingType: ListingTypeCode;
  /** Encoded traits (contract/vehicles/traits.ts). */
  readonly traits: number;
  readonly makeYear: number;
  /** Kilometres driven. */
  readonly kilometers: number | null;
  /** Rupiah. */
  readonly price: number;
  /** Rupiah a month on usual terms; null if lenders do not usually finance the car. */
  readonly instalment: number | null;
  /** Quality points of the listing, 0 to 60 (popularity.ts). */
  readonly quality: number;
  /** Number of views. */
  readonly views: number;
  /** Whether it came with a bulk import, whose date does not say when the car was offered. */
  readonly isImported: boolean;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Searchable words, as split by `tokensOf`. */
  readonly tokens: readonly string[];
};
