import * as z from 'zod/mini';
import { chargingSpeeds } from '#contract/electric/running-rates.schema.ts';
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
import { province, taxedClass } from './money-cells.ts';

/* What owning a vehicle costs: taxes, fees, energy and service. */

export const vehicleTaxTable = operatorTable({
  name: 'vehicle-tax',
  title: localized('Vehicle tax'),
  about: localized(
    'By province: yearly tax by order of ownership, first registration, surcharge. Provinces without a yearly tax are not calculated.',
  ),
  file: 'money/vehicle-tax.csv',
  row: z.object({
    province: province(),
    tax: choiceCell(
      localized('Tax'),
      {
        pkb: localized('yearly (PKB)'),
        bbnkb: localized('registration (BBNKB)'),
        opsen: localized('surcharge (opsen)'),
      },
      ['pkb', 'bbnkb', 'opsen'],
    ),
    order: orNull(numberCell(localized('Vehicle no.'), { least: 1, most: 20 })),
    percent: percentCell(localized('Percent')),
    ...sourced,
  }),
  ...{ key: ['province', 'tax', 'order'], ended: 'kept' },
});

export const vehicleFees = ['road-fund', 'registration', 'plates', 'ownership-book', 'move'] as const;

export const vehicleFeeTable = operatorTable({
  name: 'vehicle-fees',
  title: localized('Fees for papers'),
  about: localized('Road fund, papers, plates and moves.'),
  file: 'money/vehicle-fees.csv',
  row: z.object({
    fee: choiceCell(
      localized('Fee'),
      {
        'road-fund': localized('road fund'),
        registration: localized('registration'),
        plates: localized('plates'),
        'ownership-book': localized('ownership book'),
        move: localized('move'),
      },
      vehicleFees,
    ),
    class: taxedClass(),
    rupiah: rupiahCell(localized('Rupiah')),
    ...sourced,
  }),
  ...{ key: ['fee', 'class'], ended: 'kept' },
});

const energy = () =>
  choiceCell(
    localized('Energy'),
    {
      petrol: localized('petrol'),
      hybrid: localized('hybrid'),
      diesel: localized('diesel'),
      electricity: localized('electricity'),
    },
    ['petrol', 'hybrid', 'diesel', 'electricity'],
  );

export const electricityTariffTable = operatorTable({
  name: 'electricity-tariffs',
  title: localized('Electricity tariffs'),
  about: localized(
    'Rupiah a kWh at home by connected power and at public chargers, and the service fee a charge.',
  ),
  file: 'money/electricity-tariffs.csv',
  row: z.object({
    use: choiceCell(
      localized('For'),
      {
        home: localized('home'),
        public: localized('public charging'),
        fee: localized('public service fee'),
      },
      ['home', 'public', 'fee'],
    ),
    speed: orNull(
      choiceCell(
        localized('Speed'),
        {
          slow: localized('slow'),
          medium: localized('medium'),
          fast: localized('fast'),
          ultra: localized('ultra fast'),
        },
        chargingSpeeds,
      ),
    ),
    up_to_va: orNull(numberCell(localized('Up to (VA)'), { least: 1, most: 1_000_000 })),
    rupiah: numberCell(localized('Rupiah'), { most: 1_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['use', 'speed'], band: 'up_to_va', ended: 'kept' },
});

export const runningCostTable = operatorTable({
  name: 'running-costs',
  title: localized('Service and consumption'),
  about: localized('Service in rupiah a year; distance in kilometres by the litre or kilowatt-hour.'),
  file: 'money/running-costs.csv',
  row: z.object({
    cost: choiceCell(
      localized('Cost'),
      {
        service: localized('service (Rp)'),
        distance: localized('distance (km)'),
      },
      ['service', 'distance'],
    ),
    class: taxedClass(),
    energy: energy(),
    amount: numberCell(localized('Amount'), { most: 100_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['cost', 'class', 'energy'], ended: 'kept' },
});
