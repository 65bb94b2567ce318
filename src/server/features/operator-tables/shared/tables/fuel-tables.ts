import * as z from 'zod/mini';
import { fuelProductNames, fuelProducts } from '#contract/fuel/fuel-products.ts';
import { localized } from '#contract/localized.ts';
import {
  choiceCell,
  idCell,
  orNull,
  rupiahCell,
  sourced,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';
import { readRegions } from '#server/regions/regions.ts';

/** Free trade zones have prices of their own; by the codes of their cities. */
const freeZones = [
  { id: 1172, name: 'Sabang (FTZ)' },
  { id: 2171, name: 'Batam (FTZ)' },
] as const;

/** Where a price is the same. */
export const fuelAreas: readonly { readonly id: number; readonly name: string }[] = [
  ...readRegions().provinces,
  ...freeZones,
].toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const fuelPriceTable = operatorTable({
  name: 'fuel-prices',
  title: localized('Fuel prices'),
  about: localized(
    'Rupiah per litre, one row per price change. No area: the whole country. Fill in “Valid until” where the next price is not known: the chart shows a gap. All cost calculations start from Pertalite and Dexlite of DKI Jakarta.',
  ),
  file: 'money/fuel-prices.csv',
  row: z.object({
    area: orNull(idCell(localized('Area'), fuelAreas)),
    product: choiceCell(
      localized('Fuel', 'price list'),
      (product) => ({ id: fuelProducts[product].name, en: fuelProducts[product].name }),
      fuelProductNames,
    ),
    rupiah: rupiahCell(localized('Rupiah per litre')),
    ...sourced,
  }),
  ...{ key: ['area', 'product'], ended: 'kept' },
});
