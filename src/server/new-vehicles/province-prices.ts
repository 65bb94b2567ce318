import type { Language } from '#contract/language.ts';
import { onTheRoadFactor } from '#money/vehicle-tax.ts';
import { readRegions } from '#server/db/seed/regions.ts';
import { readVehicleTaxes } from '#server/money/vehicle-taxes.ts';
import type { NewVehicleVariant } from './new-vehicle-catalogue.ts';
import { dateName } from './new-vehicle-words.ts';

/*
 * Prices on the road in another province. Taxes on a first registration (BBNKB, PKB, and the municipalities' surcharge
 * on both) are taken out of the listed price and put on by the rates of the other province. Their base is taken to be
 * the price before taxes, and no relief is taken into account, so the result is an estimate (docs/product.md).
 */

function readFactors() {
  const names = new Map(readRegions().provinces.map(({ id, name }) => [id, name]));
  const { provinces, validFrom } = readVehicleTaxes();
  return provinces.flatMap((taxes) => {
    const withTaxes = onTheRoadFactor(taxes);
    const { province: id } = taxes;
    return withTaxes === undefined ? [] : [{ id, name: names.get(id) ?? '', asOf: validFrom, withTaxes }];
  });
}
let factors: ReturnType<typeof readFactors> | undefined;

/** Provinces whose rates are known. */
export function taxedProvinces() {
  factors ??= readFactors();
  return factors;
}

/** As exact as an estimate is. */
const rounded = (price: number) => {
  const step = price < 100e6 ? 100_000 : 1_000_000;
  return Math.round(price / step) * step;
};

/**
 * A price in each of `taxedProvinces`: as listed in its own, null where it cannot be worked out. Electric vehicles pay
 * other taxes, and of some lists the province is not known.
 */
export function provincePricesOf({ price, fuel, source }: NewVehicleVariant): (number | null)[] {
  const provinces = taxedProvinces();
  const own = provinces.find(({ id }) => id === source.province);
  return provinces.map(({ id, withTaxes }) => {
    if (price === null || own === undefined || fuel === 'listrik') return null;
    return id === own.id ? price : rounded((price / own.withTaxes) * withTaxes);
  });
}

/** How they are worked out, and by rates of when. */
export function provinceNote(language: Language): string {
  const date = dateName(taxedProvinces()[0]?.asOf ?? '', language);
  return {
    id: `Perkiraan: harga daftar dihitung ulang dengan tarif BBNKB, PKB, dan opsen provinsi per ${date}, tanpa keringanan daerah, lalu dibulatkan. Tanyakan harga resminya ke dealer.`,
    en: `An estimate: the listed price worked out anew by the province's taxes (BBNKB, PKB and surcharge) of ${date}, without reliefs, and rounded. Ask a dealer for the official price.`,
  }[language];
}
