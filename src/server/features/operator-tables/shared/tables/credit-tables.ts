import * as z from 'zod/mini';
import { localized } from '#contract/localized.ts';
import {
  choiceCell,
  numberCell,
  orNull,
  percentCell,
  rupiahCell,
  sourced,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';
import { highest, lowest, percents, upTo } from './money-cells.ts';

/* Usual rates, terms and fees of loans. */

const vehicle = () =>
  choiceCell(localized('Vehicle'), { mobil: localized('car'), motor: localized('motorcycle') }, [
    'mobil',
    'motor',
  ]);
const condition = () =>
  choiceCell(localized('Condition'), { new: localized('new'), used: localized('used') }, ['new', 'used']);

export const creditRateTable = operatorTable({
  name: 'credit-rates',
  title: localized('Loan rates'),
  about: localized('Usual flat rates a year by term: what loan calculators begin with.'),
  file: 'money/credit-rates.csv',
  row: z.object({
    vehicle: vehicle(),
    condition: condition(),
    up_to_months: numberCell(localized('Up to months'), { least: 1, most: 120 }),
    ...percents,
    ...sourced,
  }),
  ...{ key: ['vehicle', 'condition'], band: 'up_to_months', ended: 'kept' },
});

export const creditTermTable = operatorTable({
  name: 'credit-terms',
  title: localized('Usual loan terms'),
  about: localized(
    'By age of the vehicle: down payment, term and smallest loan. Instalments in the list of used cars follow from these; older cars show none.',
  ),
  file: 'money/credit-terms.csv',
  row: z.object({
    ...{ vehicle: vehicle(), condition: condition() },
    up_to_age: numberCell(localized('Up to an age of (years)'), { most: 50 }),
    months: numberCell(localized('Months', 'table'), { least: 1, most: 120 }),
    down_payment: percentCell(localized('Down payment (%)')),
    least_loan: rupiahCell(localized('Smallest loan (Rp)')),
    ...sourced,
  }),
  ...{ key: ['vehicle', 'condition'], band: 'up_to_age', ended: 'kept' },
});

export const creditFeeTable = operatorTable({
  name: 'credit-fees',
  title: localized('Loan fees'),
  about: localized('Provision and penalty in percent; administration and fiducia in rupiah.'),
  file: 'money/credit-fees.csv',
  row: z.object({
    fee: choiceCell(
      localized('Fee'),
      {
        provision: localized('provision (%)'),
        administration: localized('administration (Rp)'),
        fiducia: localized('fiducia (Rp)'),
        penalty: localized('penalty (%)'),
      },
      ['provision', 'administration', 'fiducia', 'penalty'],
    ),
    vehicle: orNull(vehicle()),
    up_to: orNull(rupiahCell(upTo)),
    lowest: numberCell(lowest, { most: 100_000_000, isWhole: false }),
    highest: numberCell(highest, { most: 100_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['fee', 'vehicle'], band: 'up_to', ended: 'kept' },
});
