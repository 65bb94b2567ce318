import * as z from 'zod/mini';
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
  choiceCell(
    { id: 'Kendaraan', en: 'Vehicle' },
    { mobil: { id: 'mobil', en: 'car' }, motor: { id: 'motor', en: 'motorcycle' } },
    ['mobil', 'motor'],
  );
const condition = () =>
  choiceCell(
    { id: 'Kondisi', en: 'Condition' },
    { new: { id: 'baru', en: 'new' }, used: { id: 'bekas', en: 'used' } },
    ['new', 'used'],
  );

export const creditRateTable = operatorTable({
  name: 'credit-rates',
  title: { id: 'Bunga kredit', en: 'Loan rates' },
  about: {
    id: 'Bunga flat setahun yang lazim, per lama kredit: angka awal simulasi kredit.',
    en: 'Usual flat rates a year by term: what loan calculators begin with.',
  },
  file: 'money/credit-rates.csv',
  row: z.object({
    vehicle: vehicle(),
    condition: condition(),
    up_to_months: numberCell({ id: 'Sampai bulan', en: 'Up to months' }, { least: 1, most: 120 }),
    ...percents,
    ...sourced,
  }),
  ...{ key: ['vehicle', 'condition'], band: 'up_to_months', ended: 'kept' },
});

export const creditTermTable = operatorTable({
  name: 'credit-terms',
  title: { id: 'Syarat kredit yang lazim', en: 'Usual loan terms' },
  about: {
    id: 'Per usia kendaraan: uang muka, lama kredit, dan pinjaman terkecil. Cicilan di daftar mobil bekas dihitung dari sini; mobil yang lebih tua tidak menampilkan cicilan.',
    en: 'By age of the vehicle: down payment, term and smallest loan. Instalments in the list of used cars follow from these; older cars show none.',
  },
  file: 'money/credit-terms.csv',
  row: z.object({
    ...{ vehicle: vehicle(), condition: condition() },
    up_to_age: numberCell({ id: 'Sampai usia (tahun)', en: 'Up to an age of (years)' }, { most: 50 }),
    months: numberCell({ id: 'Bulan', en: 'Months' }, { least: 1, most: 120 }),
    down_payment: percentCell({ id: 'Uang muka (%)', en: 'Down payment (%)' }),
    least_loan: rupiahCell({ id: 'Pinjaman terkecil (Rp)', en: 'Smallest loan (Rp)' }),
    ...sourced,
  }),
  ...{ key: ['vehicle', 'condition'], band: 'up_to_age', ended: 'kept' },
});

export const creditFeeTable = operatorTable({
  name: 'credit-fees',
  title: { id: 'Biaya kredit', en: 'Loan fees' },
  about: {
    id: 'Provisi dan penalti dalam persen; administrasi dan fidusia dalam rupiah.',
    en: 'Provision and penalty in percent; administration and fiducia in rupiah.',
  },
  file: 'money/credit-fees.csv',
  row: z.object({
    fee: choiceCell(
      { id: 'Biaya', en: 'Fee' },
      {
        provision: { id: 'provisi (%)', en: 'provision (%)' },
        administration: { id: 'administrasi (Rp)', en: 'administration (Rp)' },
        fiducia: { id: 'fidusia (Rp)', en: 'fiducia (Rp)' },
        penalty: { id: 'penalti pelunasan (%)', en: 'penalty (%)' },
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
