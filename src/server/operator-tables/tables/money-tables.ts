import * as z from 'zod/mini';
import { insuranceCovers, insuredClasses, insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { readRegions } from '#server/db/seed/regions.ts';
import {
  choiceCell,
  idCell,
  numberCell,
  orNull,
  percentCell,
  rupiahCell,
  sourced,
  textCell,
  validity,
} from '#server/operator-tables/cells.ts';
import { operatorTable } from '#server/operator-tables/operator-table.ts';

/* What a vehicle costs: loans, insurance, taxes and fees, and the terms of a booking. */

const lowest = { id: 'Terendah', en: 'Lowest' };
const highest = { id: 'Tertinggi', en: 'Highest' };
const percents = {
  lowest: percentCell({ id: 'Terendah (%)', en: 'Lowest (%)' }),
  highest: percentCell({ id: 'Tertinggi (%)', en: 'Highest (%)' }),
};
const vehicle = () =>
  choiceCell(
    { id: 'Kendaraan', en: 'Vehicle' },
    { mobil: { id: 'mobil', en: 'car' }, motor: { id: 'motor', en: 'motorcycle' } },
    ['mobil', 'motor'],
  );
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
const upTo = { id: 'Sampai harga (Rp)', en: 'Up to (Rp)' };
const provinces = readRegions().provinces.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const province = () => idCell({ id: 'Provinsi', en: 'Province' }, provinces);

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
    id: 'Wilayah tarif tiap provinsi. Provinsi tanpa baris tidak ditawarkan.',
    en: 'The region of each province. A province without a row is not offered.',
  },
  file: 'money/insurance-regions.csv',
  row: z.object({ province: province(), region: region(), ...sourced }),
  ...{ key: ['province'], ended: 'kept' },
});

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
export const taxedClasses = ['car', 'motorcycle'] as const;

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
    class: choiceCell(
      { id: 'Golongan', en: 'Class' },
      { car: { id: 'mobil', en: 'car' }, motorcycle: { id: 'motor', en: 'motorcycle' } },
      taxedClasses,
    ),
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

export const energyPriceTable = operatorTable({
  name: 'energy-prices',
  title: { id: 'Harga energi', en: 'Energy prices' },
  about: {
    id: 'Rupiah per liter atau kWh: angka awal biaya memiliki kendaraan.',
    en: 'Rupiah by the litre or kilowatt-hour: what the cost of owning a vehicle begins with.',
  },
  file: 'money/energy-prices.csv',
  row: z.object({
    energy: energy(),
    detail: textCell({ id: 'Jenis', en: 'Kind' }, 60),
    rupiah: numberCell({ id: 'Rupiah', en: 'Rupiah' }, { most: 1_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['energy'], ended: 'kept' },
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
    class: choiceCell(
      { id: 'Golongan', en: 'Class' },
      { car: { id: 'mobil', en: 'car' }, motorcycle: { id: 'motor', en: 'motorcycle' } },
      taxedClasses,
    ),
    energy: energy(),
    amount: numberCell({ id: 'Jumlah', en: 'Amount' }, { most: 100_000_000, isWhole: false }),
    ...sourced,
  }),
  ...{ key: ['cost', 'class', 'energy'], ended: 'kept' },
});

export const bookingTermTable = operatorTable({
  name: 'booking-terms',
  title: { id: 'Ketentuan booking', en: 'Terms of bookings' },
  about: {
    id: 'Biaya booking, batas waktu bayar, dan lama mobil ditahan. Pesanan lama memakai ketentuan saat dibuat.',
    en: 'The fee, the time to pay, and how long a car is held. Orders keep the terms of their day.',
  },
  file: 'money/booking-terms.csv',
  row: z.object({
    ...{ valid_from: sourced.valid_from, valid_to: validity.valid_to },
    fee: numberCell({ id: 'Biaya (Rp)', en: 'Fee (Rp)' }, { least: 1, most: 1_000_000_000 }),
    pay_minutes: numberCell(
      { id: 'Waktu bayar (menit)', en: 'Time to pay (minutes)' },
      { least: 5, most: 1440 },
    ),
    // A QRIS payment can be refunded for seven days.
    hold_days: numberCell({ id: 'Ditahan (hari)', en: 'Held (days)' }, { least: 1, most: 6 }),
    source: textCell({ id: 'Sumber', en: 'Source' }, 400),
  }),
  ...{ key: [], ended: 'kept' },
});
