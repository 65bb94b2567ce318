import type { BodyTypeCode, FuelCode, TransmissionCode } from '#contract/vehicles/vehicle.ts';

export type VariantSeed = {
  readonly name: string;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  /** Displacement; 0 for an electric car. */
  readonly engineCc: number;
  /** Model years; `to` is null while it is still sold new. */
  readonly years: readonly [from: number, to: number | null];
  /** The last new price, on the road in Jakarta, in million rupiah, as of the variant's price year. */
  readonly newPrice: number;
};

export type ModelSeed = {
  readonly slug: string;
  readonly name: string;
  readonly body: BodyTypeCode;
  /** Other spellings and nicknames sellers use: lower case, without the brand. */
  readonly aliases: readonly string[];
  /** Share of the used market, relative to the other models; the Avanza is 100. */
  readonly share: number;
  readonly variants: readonly VariantSeed[];
};

export type BrandSeed = {
  readonly slug: string;
  readonly name: string;
  /** Other spellings sellers use: lower case. */
  readonly aliases: readonly string[];
  readonly popular: boolean;
  readonly models: readonly ModelSeed[];
};

/** The year of the catalogue: variants still sold new are priced as of it. */
export const catalogueYear = 2026;

export function priceYear(variant: Pick<VariantSeed, 'years'>): number {
  return variant.years[1] ?? catalogueYear;
}
