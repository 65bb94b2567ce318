import type { BodyTypeCode, FuelCode, TransmissionCode } from '#contract/vehicles/vehicle.ts';

export type VariantSeed = {
  readonly name: string;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  /** Displacement in cc; 0 for an electric car. */
  readonly engineCc: number;
  /** Model years; `to` is null while it is still sold new. */
  readonly years: readonly [from: number, to: number | null];
  /** The last new price on the road in Jakarta, in million rupiah, as of the variant's price year. */
  readonly newPrice: number;
};

export type ModelSeed = {
  readonly slug: string;
  readonly name: string;
  readonly body: BodyTypeCode;
  /** Alternative spellings and nicknames: lower case, without the brand. */
  readonly aliases: readonly string[];
  /** Share of the used market, relative to the other models; the Avanza is 100. */
  readonly share: number;
  readonly variants: readonly VariantSeed[];
};

export type BrandSeed = {
  readonly slug: string;
  readonly name: string;
  /** Alternative spellings, in lower case. */
  readonly aliases: readonly string[];
  readonly popular: boolean;
  readonly models: readonly ModelSeed[];
};

/** The catalogue's year, of which the prices of variants still sold new are. */
export const catalogueYear = 2026;

export function priceYear(variant: Pick<VariantSeed, 'years'>): number {
  return variant.years[1] ?? catalogueYear;
}
