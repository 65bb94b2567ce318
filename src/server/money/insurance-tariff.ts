import * as z from 'zod/mini';
import type { InsuranceTariff } from '#money/insurance.ts';
import { insuranceCovers, insuredClasses, insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { wholeNumber } from '#server/process/reference-table.ts';
import { checkedAt, dated, orNull, percent, readRates, validSince } from './rate-row.ts';

const span = { lowest: percent, highest: percent };
const baseRow = z.object({
  ...{ class: z.enum(insuredClasses), region: wholeNumber, cover: z.enum(insuranceCovers) },
  ...{ up_to: orNull(wholeNumber), ...span, ...dated },
});
const riskRow = z.object({
  ...{ risk: z.enum(insuredRisks), region: orNull(wholeNumber), cover: z.enum(insuranceCovers) },
  ...{ ...span, ...dated },
});
const liabilityRow = z.object({
  ...{ liability: z.enum(insuredLiabilities), class: z.enum(insuredClasses), up_to: wholeNumber },
  ...{ percent, ...dated },
});
const loadingRow = z.object({ loading: z.literal('age'), from: wholeNumber, percent, ...dated });
const regionRow = z.object({ province: wholeNumber, region: wholeNumber, ...dated });

export type DatedTariff = {
  readonly tariff: InsuranceTariff;
  /** Region by province id. */
  readonly regions: ReadonlyMap<number, number>;
  readonly validFrom: string;
  readonly checked: string;
};

/**
 * Premium rates (SEOJK 6/2017).
 * @throws Error if the tables are inconsistent
 */
export function readInsuranceTariff(): DatedTariff {
  const base = readRates('insurance-rates', baseRow);
  const risks = readRates('insurance-risks', riskRow);
  const liabilities = readRates('insurance-liabilities', liabilityRow);
  const [loading, ...others] = readRates('insurance-loadings', loadingRow);
  if (!loading || others.length > 0) throw new Error('there is one loading for age');
  for (const { lowest, highest } of [...base, ...risks])
    if (lowest > highest) throw new Error(`the lowest rate ${lowest} is above the highest, ${highest}`);
  for (const { class: of, region, cover } of base)
    if (
      !base.some(
        (row) => row.class === of && row.region === region && row.cover === cover && row.up_to === null,
      )
    )
      throw new Error(`the rates of ${of} in region ${region} (${cover}) have no last band`);
  const regions = readRates('insurance-regions', regionRow);
  for (const { region } of regions)
    if (!base.some((row) => row.region === region)) throw new Error(`region ${region} has no rates`);
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
  };
}
