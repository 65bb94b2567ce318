import { localized } from '#contract/localized.ts';
import type { ProvinceTax, VehicleFees } from '#money/vehicle-tax.ts';
import { defineReading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import type { taxedClasses } from '#server/features/operator-tables/shared/tables/money-cells.ts';
import {
  type vehicleFees,
  vehicleFeeTable,
  vehicleTaxTable,
} from '#server/features/operator-tables/shared/tables/ownership-tables.ts';
import { readRegions } from '#server/regions/regions.ts';
import { checkedAt, endedAt, validSince } from './rate-dates.ts';

type TaxedClass = (typeof taxedClasses)[number];

export type DatedTaxes = {
  readonly provinces: readonly ProvinceTax[];
  readonly fees: Readonly<Record<TaxedClass, VehicleFees>>;
  readonly validFrom: string;
  readonly checked: string;
  /** The last day for which they are known, where that has passed. */
  readonly ended: string | null;
};

const nameOf = (province: number) =>
  readRegions().provinces.find(({ id }) => id === province)?.name ?? String(province);

/** Fees, and the taxes of provinces with a known yearly rate. */
export const vehicleTaxes = defineReading({
  tables: [vehicleTaxTable, vehicleFeeTable],
  make(read): DatedTaxes {
    const { rows, ended } = read(vehicleTaxTable);
    const { rows: feeRows, ended: feesEnded } = read(vehicleFeeTable);
    const provinces = [...new Set(rows.map(({ province }) => province))].map((province): ProvinceTax => {
      const own = rows.filter((row) => row.province === province);
      const alone = (tax: 'bbnkb' | 'opsen') => own.find((row) => row.tax === tax)?.percent ?? null;
      const opsen = alone('opsen');
      const pkb = own.flatMap(({ tax, order, percent: rate }) =>
        tax === 'pkb' && order !== null ? [{ order, percent: rate }] : [],
      );
      if (opsen === null || !pkb.some(({ order }) => order === 1)) {
        const name = nameOf(province);
        throw new TableError(localized(`${name} needs a yearly tax of vehicle no. 1, and a surcharge.`));
      }
      const isEstimate = own.some((row) => row.is_estimate);
      return { province, pkb, bbnkb: alone('bbnkb'), opsen, isEstimate };
    });
    const feesOf = (of: TaxedClass): VehicleFees => {
      const fee = (name: (typeof vehicleFees)[number]) => {
        const found = feeRows.find((row) => row.fee === name && row.class === of);
        if (!found) throw new TableError(localized(`There is no ${name} for a ${of}.`));
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
      ended: endedAt(ended, feesEnded),
    };
  },
});
