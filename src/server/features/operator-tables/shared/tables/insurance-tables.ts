import * as z from 'zod/mini';
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
    { id: 'Golongan', en: 'Class' },
    {
      car: { id: 'mobil', en: 'car' },
      truck: { id: 'truk', en: 'truck' },
      bus: { id: 'bus', en: 'bus' },
      motorcycle: { id: 'motor', en: 'motorcycle' },
    },
    insuredClasses,
  );
const cover = () =>
  choiceCell(
    { id: 'Jaminan', en: 'Cover' },
    {
      comprehensive: { id: 'komprehensif', en: 'comprehensive' },
      'total-loss': { id: 'TLO', en: 'total loss' },
    },
    insuranceCovers,
  );
const region = () => numberCell({ id: 'Wilayah', en: 'Region' }, { least: 1, most: 9 });

const circular = { id: 'SE OJK 6/SEOJK.05/2017.', en: 'SE OJK 6/SEOJK.05/2017.' };

export const insuranceRateTable = operatorTable({
  name: 'insurance-rates',
  title: { id: 'Tarif premi', en: 'Premium rates' },
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
  title: { id: 'Perluasan jaminan', en: 'Extensions of cover' },
  about: circular,
  file: 'money/insurance-risks.csv',
  row: z.object({
    risk: choiceCell(
      { id: 'Risiko', en: 'Risk' },
      {
        flood: { id: 'banjir', en: 'flood' },
        earthquake: { id: 'gempa', en: 'earthquake' },
        riot: { id: 'huru-hara', en: 'riot' },
        terrorism: { id: 'terorisme', en: 'terrorism' },
        workshop: { id: 'bengkel resmi', en: 'authorised workshop' },
      },
      insuredRisks,
    ),
    ...{ region: orNull(region()), cover: cover(), ...percents, ...sourced },
  }),
  ...{ key: ['risk', 'region', 'cover'], ended: 'kept' },
});

export const insuranceLiabilityTable = operatorTable({
  name: 'insurance-liabilities',
  title: { id: 'Tanggung jawab dan kecelakaan diri', en: 'Liabilities and accidents' },
  about: circular,
  file: 'money/insurance-liabilities.csv',
  row: z.object({
    liability: choiceCell(
      { id: 'Jenis', en: 'Kind' },
      {
        'third-party': { id: 'pihak ketiga', en: 'third party' },
        passengers: { id: 'penumpang', en: 'passengers' },
        driver: { id: 'pengemudi', en: 'driver' },
      },
      insuredLiabilities,
    ),
    ...{ class: insuredClass(), up_to: rupiahCell(upTo) },
    percent: percentCell({ id: 'Persen', en: 'Percent' }),
    ...sourced,
  }),
  ...{ key: ['liability', 'class'], band: 'up_to', ended: 'kept' },
});

export const insuranceLoadingTable = operatorTable({
  name: 'insurance-loadings',
  title: { id: 'Tambahan premi karena usia', en: 'Loading for age' },
  about: circular,
  file: 'money/insurance-loadings.csv',
  row: z.object({
    loading: choiceCell({ id: 'Tambahan', en: 'Loading' }, { age: { id: 'usia', en: 'age' } }, ['age']),
    from: numberCell({ id: 'Di atas usia (tahun)', en: 'Above an age of (years)' }, { most: 50 }),
    percent: percentCell({ id: 'Persen per tahun', en: 'Percent a year' }),
    ...sourced,
  }),
  ...{ key: ['loading'], ended: 'kept' },
});

export const insuranceRegionTable = operatorTable({
  name: 'insurance-regions',
  title: { id: 'Wilayah tarif premi', en: 'Premium regions' },
  about: {
    id: 'Wilayah tarif tiap provinsi. Untuk provinsi tanpa baris, halaman menyebut bahwa tarifnya belum ada.',
    en: 'The region of each province. Where a province has no row, pages say that there are no rates.',
  },
  file: 'money/insurance-regions.csv',
  row: z.object({ province: province(), region: region(), ...sourced }),
  ...{ key: ['province'], ended: 'kept' },
});
