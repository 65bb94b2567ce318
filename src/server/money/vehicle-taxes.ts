import * as z from 'zod/mini';
import type { ProvinceTax, VehicleFees } from '#money/vehicle-tax.ts';
import { wholeNumber } from '#server/process/reference-table.ts';
import { checkedAt, dated, orNull, percent, readRates, validSince } from './rate-row.ts';

const taxRow = z.object({
  ...{ province: wholeNumber, tax: z.enum(['pkb', 'bbnkb', 'opsen']), order: orNull(wholeNumber) },
  ...{ percent, ...dated },
});
export const taxedClasses = ['car', 'motorcycle'] as const;
type TaxedClass = (typeof taxedClasses)[number];
const fees = ['road-fund', 'registration', 'plates', 'ownership-book', 'move'] as const;
const feeRow = z.object({
  ...{ fee: z.enum(fees), class: z.enum(taxedClasses), rupiah: wholeNumber, ...dated },
});

export type DatedTaxes = {
  readonly provinces: readonly ProvinceTax[];
  readonly fees: Readonly<Record<TaxedClass, VehicleFees>>;
  readonly validFrom: string;
  readonly checked: string;
};

/**
 * Fees, and the taxes of provinces with a known yearly rate.
 * @throws Error if a table lacks a row
 */
export function readVehicleTaxes(): DatedTaxes {
  const rows = readRates('vehicle-tax', taxRow);
  const feeRows = readRates('vehicle-fees', feeRow);
  const provinces = [...new Set(rows.map(({ province }) => province))].map((province): ProvinceTax => {
    const own = rows.filter((row) => row.province === province);
    const alone = (tax: 'bbnkb' | 'opsen') => own.find((row) => row.tax === tax)?.percent ?? null;
    const opsen = alone('opsen');
    const pkb = own.flatMap(({ tax, order, percent: rate }) =>
      tax === 'pkb' && order !== null ? [{ order, percent: rate }] : [],
    );
    if (opsen === null || !pkb.some(({ order }) => order === 1))
      throw new Error(`province ${province} lacks a yearly tax or its surcharge`);
    const isEstimate = own.some((row) => row.is_estimate);
    return { province, pkb, bbnkb: alone('bbnkb'), opsen, isEstimate };
  });
  const feesOf = (of: TaxedClass): VehicleFees => {
    const fee = (name: (typeof fees)[number]) => {
      const found = feeRows.find((row) => row.fee === name && row.class === of);
      if (!found) throw new Error(`no fee ${name} for a ${of}`);
      return found.rupiah;
    };
    return {
      ...{ roadFund: fee('road-fund'), registration: fee('registration'), plates: fee('plates') },
      ...{ ownershipBook: fee('ownership-book'), move: fee('move') },
    };
  };
  return {
    provinces,
    fees: { car: feesOf('car'), motorcycle: feesOf('motorcycle') },
    validFrom: validSince(rows),
    checked: checkedAt(rows),
  };
}
