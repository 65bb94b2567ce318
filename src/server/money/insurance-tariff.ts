import { localized } from '#contract/localized.ts';
import type { InsuranceTariff } from '#money/insurance.ts';
import { defineReading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import {
  insuranceLiabilityTable,
  insuranceLoadingTable,
  insuranceRateTable,
  insuranceRegionTable,
  insuranceRiskTable,
} from '#server/features/operator-tables/shared/tables/insurance-tables.ts';
import { inOrder } from './credit-rates.ts';
import { checkedAt, endedAt, validSince } from './rate-dates.ts';

export type DatedTariff = {
  readonly tariff: InsuranceTariff;
  /** Region by province id. */
  readonly regions: ReadonlyMap<number, number>;
  readonly validFrom: string;
  readonly checked: string;
  /** The last day for which they are known, where that has passed. */
  readonly ended: string | null;
};

/** Premium rates (SEOJK 6/2017). */
export const insuranceTariff = defineReading({
  tables: [
    insuranceRateTable,
    insuranceRiskTable,
    insuranceLiabilityTable,
    insuranceLoadingTable,
    insuranceRegionTable,
  ],
  make(read): DatedTariff {
    const { rows: base, ended } = read(insuranceRateTable);
    const { rows: risks, ended: risksEnded } = read(insuranceRiskTable);
    const { rows: liabilities, ended: liabilitiesEnded } = read(insuranceLiabilityTable);
    const [loading, ...others] = read(insuranceLoadingTable).rows;
    if (!loading || others.length > 0) throw new TableError(localized('There must be one loading for age.'));
    for (const { lowest, highest } of [...base, ...risks]) inOrder(lowest, highest);
    for (const { class: of, region, cover } of base)
      if (
        !base.some(
          (row) => row.class === of && row.region === region && row.cover === cover && row.up_to === null,
        )
      )
        throw new TableError(
          localized(
            `The rates of ${of} in region ${region} (${cover}) have no last row without an upper price.`,
          ),
        );
    const regions = read(insuranceRegionTable).rows;
    for (const { region } of regions)
      if (!base.some((row) => row.region === region))
        throw new TableError(localized(`Region ${region} has no rates.`));
    return {
      tariff: {
        base: base.map(({ up_to: upTo, is_estimate: isEstimate, ...row }) => ({
          ...{ class: row.class, region: row.region, cover: row.cover, upTo, isEstimate },
          ...{ lowest: row.lowest, highest: row.highest },
        })),
        risks: risks.map(({ risk, region, cover, lowest, highest, is_estimate: isEstimate }) => ({
          ...{ risk, region, cover, lowest, highest, isEstimate },
        })),
        liabilities: liabilities.map(({ up_to: upTo, is_estimate: isEstimate, ...row }) => ({
          ...{ liability: row.liability, class: row.class, upTo, percent: row.percent, isEstimate },
        })),
        ageLoading: { from: loading.from, percent: loading.percent },
      },
      regions: new Map(regions.map(({ province, region }) => [province, region])),
      validFrom: validSince(base),
      checked: checkedAt([...base, ...risks, ...liabilities]),
      ended: endedAt(ended, risksEnded, liabilitiesEnded),
    };
  },
});
