import * as z from 'zod/mini';
import { localized } from '#contract/localized.ts';
import { insuranceCovers, insuredClasses, insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import {
  choiceCell,
  numberCell,
  orNull,
  percentCell,
  rupiahCell,
  sourced,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';
import { percents, province, upTo } from './money-cells.ts';

/* The tariff of vehicle insurance. */

const insuredClass = () =>
  choiceCell(
    localized('Class'),
    {
      car: localized('car'),
      truck: localized('truck'),
      bus: localized('bus'),
      motorcycle: localized('motorcycle'),
    },
    insuredClasses,
  );
const cover = () =>
  choiceCell(
    localized('Cover', 'insurance'),
    {
      comprehensive: localized('comprehensive'),
      'total-loss': localized('total loss'),
    },
    insuranceCovers,
  );
const region = () => numberCell(localized('Region'), { least: 1, most: 9 });

const circular = localized('SE OJK 6/SEOJK.05/2017.');

export const insuranceRateTable = operatorTable({
  name: 'insurance-rates',
  title: localized('Premium rates'),
  about: circular,
  file: 'money/insurance-rates.csv',
  row: z.object({
    ...{ class: insuredClass(), region: region(), cover: cover(), up_to: orNull(rupiahCell(upTo)) },
    ...percents,
    ...sourced,
  }),
  ...{ key: ['class', 'region', 'cover'], band: 'up_to', ended: 'kept' },
});

export const insuranceRiskTable = operatorTable({
  name: 'insurance-risks',
  title: localized('Extensions of cover'),
  about: circular,
  file: 'money/insurance-risks.csv',
  row: z.object({
    risk: choiceCell(
      localized('Risk'),
      {
        flood: localized('flood'),
        earthquake: localized('earthquake'),
        riot: localized('riot'),
        terrorism: localized('terrorism'),
        workshop: localized('authorised workshop'),
      },
      insuredRisks,
    ),
    ...{ region: orNull(region()), cover: cover(), ...percents, ...sourced },
  }),
  ...{ key: ['risk', 'region', 'cover'], ended: 'kept' },
});

export const insuranceLiabilityTable = operatorTable({
  name: 'insurance-liabilities',
  title: localized('Liabilities and accidents'),
  about: circular,
  file: 'money/insurance-liabilities.csv',
  row: z.object({
    liability: choiceCell(
      localized('Kind'),
      {
        'third-party': localized('third party'),
        passengers: localized('passengers'),
        driver: localized('driver'),
      },
      insuredLiabilities,
    ),
    ...{ class: insuredClass(), up_to: rupiahCell(upTo) },
    percent: percentCell(localized('Percent')),
    ...sourced,
  }),
  ...{ key: ['liability', 'class'], band: 'up_to', ended: 'kept' },
});

export const insuranceLoadingTable = operatorTable({
  name: 'insurance-loadings',
  title: localized('Loading for age'),
  about: circular,
  file: 'money/insurance-loadings.csv',
  row: z.object({
    loading: choiceCell(localized('Loading', 'insurance'), { age: localized('age') }, ['age']),
    from: numberCell(localized('Above an age of (years)'), { most: 50 }),
    percent: percentCell(localized('Percent a year')),
    ...sourced,
  }),
  ...{ key: ['loading'], ended: 'kept' },
});

export const insuranceRegionTable = operatorTable({
  name: 'insurance-regions',
  title: localized('Premium regions'),
  about: localized(
    'The region of each province. Where a province has no row, pages say that there are no rates.',
  ),
  file: 'money/insurance-regions.csv',
  row: z.object({ province: province(), region: region(), ...sourced }),
  ...{ key: ['province'], ended: 'kept' },
});
