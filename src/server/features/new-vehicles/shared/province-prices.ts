import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { onTheRoadFactor } from '#money/vehicle-tax.ts';
import { defineReading } from '#server/features/operator-tables/shared/reading.ts';
import { vehicleTaxes } from '#server/money/vehicle-taxes.ts';
import { readRegions } from '#server/regions/regions.ts';
import { byLowestPrice, type NewVehicleCatalogue, type NewVehicleVariant } from './new-vehicle-catalogue.ts';
import { dateName } from './new-vehicle-words.ts';

/*
 * Estimates the on-the-road price in another province. First-registration taxes (BBNKB, PKB and the
 * municipal surcharge on both) at the source province's rates are removed from the listed price, and the
 * target province's are added. The tax base is assumed to be the price before taxes and reliefs are
 * ignored, so the result is an estimate (docs/product.md).
 */

export type TaxedProvince = {
  readonly id: number;
  readonly name: string;
  readonly asOf: string;
  readonly withTaxes: number;
};

/** Provinces with known tax rates. */
export const taxedProvinces = defineReading({
  tables: vehicleTaxes.tables,
  make(read): readonly TaxedProvince[] {
    const names = new Map(readRegions().provinces.map(({ id, name }) => [id, name]));
    const { provinces, validFrom } = vehicleTaxes.make(read);
    return provinces.flatMap((taxes) => {
      const withTaxes = onTheRoadFactor(taxes);
      const { province: id } = taxes;
      return withTaxes === undefined ? [] : [{ id, name: names.get(id) ?? '', asOf: validFrom, withTaxes }];
    });
  },
});

/** Rounds to the precision of the estimate: 100,000 below 100 million, else a million. */
const rounded = (price: number) => {
  const step = price < 100e6 ? 100_000 : 1_000_000;
  return Math.round(price / step) * step;
};

/**
 * The price in each of `taxedProvinces`: as listed in the source province, null where it cannot be
 * calculated. Electric vehicles are taxed differently, and the province of some lists is unknown.
 */
export function provincePricesOf(
  { price, fuel, source }: NewVehicleVariant,
  provinces: readonly TaxedProvince[],
): (number | null)[] {
  const own = provinces.find(({ id }) => id === source.province);
  return provinces.map(({ id, withTaxes }) => {
    if (price === null || own === undefined || fuel === 'listrik') return null;
    return id === own.id ? price : rounded((price / own.withTaxes) * withTaxes);
  });
}

/** Whether some price of the kind can be worked out for another province. */
export const hasProvincePrices = (
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  provinces: readonly TaxedProvince[],
): boolean =>
  (catalogue.get(kind) ?? []).some(({ models }) =>
    models.some(({ variants }) =>
      variants.some((variant) => provincePricesOf(variant, provinces).some((price) => price !== null)),
    ),
  );

/** The catalogue with a kind's prices in a province, where they can be worked out. */
export function pricedIn(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  province: TaxedProvince,
  provinces: readonly TaxedProvince[],
): NewVehicleCatalogue {
  const place = provinces.indexOf(province);
  const inPlace = (variant: NewVehicleVariant): NewVehicleVariant => {
    const price = provincePricesOf(variant, provinces)[place] ?? null;
    return price === null || price === variant.price
      ? variant
      : { ...variant, price, pricedIn: province.name };
  };
  const brands = (catalogue.get(kind) ?? []).map((brand) => ({
    ...brand,
    models: brand.models
      .map((model) => ({ ...model, variants: model.variants.map(inPlace) }))
      .sort(byLowestPrice),
  }));
  return new Map([...catalogue, [kind, brands]]);
}

/** How on-the-road prices are calculated, with the as-of date of the rates. */
export function provinceNote(provinces: readonly TaxedProvince[], language: Language): string {
  const date = dateName(provinces[0]?.asOf ?? '', language);
  return localized(
    `An estimate: the listed price recalculated with the province's taxes (BBNKB, PKB and surcharge) of ${date}, without tax reductions, and rounded. Ask a dealer for the official price.`,
  )[language];
}
