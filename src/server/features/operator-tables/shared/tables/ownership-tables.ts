import * as z from 'zod/mini';
import { chargingSpeeds } from '#contract/electric/running-rates.schema.ts';
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
  title: { id: 'Pajak kendaraan', en: 'Vehicle tax' },
  about: {
    id: 'Per provinsi: PKB menurut urutan kepemilikan, BBNKB, dan opsen. Provinsi tanpa PKB tidak dihitung.',
    en: 'By province: yearly tax by order of ownership, first registration, surcharge. Provinces without a yearly tax are not calculated.',
  },
  file: 'money/vehicle-tax.csv',
  row: z.object({
    province: province(),
    tax: choiceCell(
      { id: 'Pajak', en: 'Tax' },
      {
        pkb: { id: 'PKB', en: 'yearly (PKB)' },
        bbnkb: { id: 'BBNKB', en: 'registration (BBNKB)' },
        opsen: { id: 'opsen', en: 'surcharge (opsen)' },
      },
      ['pkb', 'bbnkb', 'opsen'],
    ),
    order: orNull(numberCell({ id: 'Kendaraan ke-', en: 'Vehicle no.' }, { least: 1, most: 20 })),
    percent: percentCell({ id: 'Persen', en: 'Percent' }),
    ...sourced,
  }),
  ...{ key: ['province', 'tax', 'order'], ended: 'kept' },
});

export const vehicleFees = ['road-fund', 'registration', 'plates', 'ownership-book', 'move'] as const;

export const vehicleFeeTable = operatorTable({
  name: 'vehicle-fees',
  title: { id: 'Biaya surat kendaraan', en: 'Fees for papers' },
  about: { id: 'SWDKLLJ, STNK, TNKB, BPKB, dan mutasi.', en: 'Road fund, papers, plates and moves.' },
  file: 'money/vehicle-fees.csv',
  row: z.object({
    fee: choiceCell(
      { id: 'Biaya', en: 'Fee' },
      {
        'road-fund': { id: 'SWDKLLJ', en: 'road fund' },
        registration: { id: 'STNK', en: 'registration' },
        plates: { id: 'TNKB', en: 'plates' },
        'ownership-book': { id: 'BPKB', en: 'ownership book' },
        move: { id: 'mutasi', en: 'move' },
      },
      vehicleFees,
    ),
    class: taxedClass(),
    rupiah: rupiahCell({ id: 'Rupiah', en: 'Rupiah' }),
    ...sourced,
  }),
  ...{ key: ['fee', 'class'], ended: 'kept' },
});

const energy = () =>
  choiceCell(
    { id: 'Energi', en: 'Energy' },
    {
      petrol: { id: 'bensin', en: 'petrol' },
      hybrid: { id: 'hybrid', en: 'hybrid' },
      diesel: { id: 'solar', en: 'diesel' },
      electricity: { id: 'listrik', en: 'electricity' },
    },
    ['petrol', 'hybrid', 'diesel', 'electricity'],
  );

export const electricityTariffTable = operatorTable({
  name: 'electricity-tariffs',
  title: { id: 'Tarif listrik', en: 'Electricity tariffs' },
  about: {
    id: 'Rupiah per kWh di rumah menurut daya dan di SPKLU, dan biaya layanan per pengisian.',
    en: 'Rupiah a kWh at home by connected power and at public chargers, and the service fee a charge.',
  },
  file: 'money/electricity-tariffs.csv',
  row: z.object({
    use: choiceCell(
      { id: 'Untuk', en: 'For' },
      {
        home: { id: 'rumah', en: 'home' },
        public: { id: 'SPKLU', en: 'public charging' },
        fee: { id: 'biaya layanan SPKLU', en: 'public service fee' },
      },
      ['home', 'public', 'fee'],
    ),
    speed: orNull(
      choiceCell(
        { id: 'Kecepatan', en: 'Speed' },
        {
          slow: { id: 'lambat', en: 'slow' },
          medium: { id: 'sedang', en: 'medium' },
          fast: { id: 'cepat', en: 'fast' },
          ultra: { id: 'ultracepat', en: 'ultra fast' },
        },
        chargingSpeeds,
      ),
    ),
    up_to_va: orNull(numberCell({ id: 'Sampai daya (VA)', en: 'Up to (VA)' }, { least: 1, most: 1_000_000 })),
    rupiah: numberCell({ id: 'Rupiah', en: 'Rupiah' }, { most: 1_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['use', 'speed'], band: 'up_to_va', ended: 'kept' },
});

export const runningCostTable = operatorTable({
  name: 'running-costs',
  title: { id: 'Servis dan pemakaian', en: 'Service and consumption' },
  about: {
    id: 'Servis dalam rupiah setahun; jarak dalam km per liter atau kWh.',
    en: 'Service in rupiah a year; distance in kilometres by the litre or kilowatt-hour.',
  },
  file: 'money/running-costs.csv',
  row: z.object({
    cost: choiceCell(
      { id: 'Biaya', en: 'Cost' },
      {
        service: { id: 'servis (Rp)', en: 'service (Rp)' },
        distance: { id: 'jarak (km)', en: 'distance (km)' },
      },
      ['service', 'distance'],
    ),
    class: taxedClass(),
    energy: energy(),
    amount: numberCell({ id: 'Jumlah', en: 'Amount' }, { most: 100_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['cost', 'class', 'energy'], ended: 'kept' },
});
