import * as z from 'zod/mini';
import { creditSubjectNames } from '#contract/credit/credit-pages.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { warrantySystems } from '#contract/warranty/warranty.ts';
import {
  choiceCell,
  choicesCell,
  linkCell,
  numberCell,
  orNull,
  percentCell,
  rupiahCell,
  slugCell,
  sourced,
  textCell,
  validity,
  yesNoCell,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';

/* Who lends, what the operator offers, and on which terms cars are booked. Rows of the demonstration are no real companies, and shown only there. */

const example = { is_demonstration: yesNoCell({ id: 'Contoh', en: 'Example' }) };
const months = (label: { id: string; en: string }) => numberCell(label, { least: 1, most: 120 });
const age = { id: 'Usia tertua (tahun)', en: 'Oldest age (years)' };
const link = { link: orNull(linkCell({ id: 'Tautan', en: 'Link' })) };

export const lenderTable = operatorTable({
  name: 'lenders',
  title: { id: 'Pembiayaan', en: 'Lenders' },
  about: {
    id: 'Bank dan perusahaan pembiayaan di halaman kredit: satu baris untuk tiap jenis kredit. Baris contoh hanya tampil di demonstrasi.',
    en: 'Banks and finance companies on the pages of credit: a row for each kind of loan. Examples are shown only on a demonstration.',
  },
  file: 'operator/lenders.csv',
  row: z.object({
    name: textCell({ id: 'Nama', en: 'Name' }, 80),
    subject: choiceCell(
      { id: 'Kredit untuk', en: 'Loans for' },
      {
        'used-car': { id: 'mobil bekas', en: 'used cars' },
        'new-car': { id: 'mobil baru', en: 'new cars' },
        'new-motorcycle': { id: 'motor baru', en: 'new motorcycles' },
      },
      creditSubjectNames,
    ),
    lowest: percentCell({ id: 'Bunga flat terendah (%/tahun)', en: 'Lowest flat rate (%/year)' }),
    highest: percentCell({ id: 'Bunga flat tertinggi (%/tahun)', en: 'Highest flat rate (%/year)' }),
    least_months: months({ id: 'Paling sedikit (bulan)', en: 'Least months' }),
    most_months: months({ id: 'Paling lama (bulan)', en: 'Most months' }),
    least_down_payment: percentCell({ id: 'Uang muka terendah (%)', en: 'Least down payment (%)' }),
    most_down_payment: orNull(percentCell({ id: 'Uang muka tertinggi (%)', en: 'Most down payment (%)' })),
    least_loan: orNull(rupiahCell({ id: 'Pinjaman terkecil (Rp)', en: 'Least loan (Rp)' })),
    oldest_age: orNull(numberCell(age, { most: 50 })),
    ...link,
    ...example,
    ...validity,
  }),
  ...{ key: ['name', 'subject'], ended: 'dropped' },
});

const kinds: Readonly<Record<VehicleKind, { id: string; en: string }>> = {
  mobil: { id: 'mobil', en: 'cars' },
  motor: { id: 'motor', en: 'motorcycles' },
  truk: { id: 'truk', en: 'trucks' },
  'motor-roda-tiga': { id: 'motor roda tiga', en: 'three-wheelers' },
};

export const promotionTable = operatorTable({
  name: 'promotions',
  title: { id: 'Promo', en: 'Promotions' },
  about: {
    id: 'Promo di halaman merek dan model baru. Tanpa model, berlaku untuk semua model mereknya. Tanpa tanggal akhir, diperpanjang tiap bulan.',
    en: 'Promotions of new brands and models. Without a model it is for the whole brand. Without an end it is renewed each month.',
  },
  file: 'operator/promotions.csv',
  row: z.object({
    kind: choiceCell(
      { id: 'Kendaraan', en: 'Vehicle' },
      kinds,
      categories.map(({ slug }) => slug),
    ),
    brand: slugCell({ id: 'Merek', en: 'Brand' }),
    model: orNull(slugCell({ id: 'Model', en: 'Model' })),
    title_id: textCell({ id: 'Judul', en: 'Title (Indonesian)' }, 120),
    title_en: textCell({ id: 'Judul (Inggris)', en: 'Title (English)' }, 120),
    text_id: textCell({ id: 'Teks', en: 'Text (Indonesian)' }, 600),
    text_en: textCell({ id: 'Teks (Inggris)', en: 'Text (English)' }, 600),
    ...link,
    ...example,
    ...validity,
  }),
  ...{ key: ['kind', 'brand', 'model', 'title_id'], ended: 'dropped' },
});

export const warrantyPlanTable = operatorTable({
  name: 'warranty-plans',
  title: { id: 'Paket garansi', en: 'Warranty plans' },
  about: {
    id: 'Paket garansi mobil bekas: apa yang ditanggung, berapa lama, untuk usia dan jarak tempuh berapa, dan harganya.',
    en: 'Plans for used cars: what is covered, how long, for which age and mileage, and the price.',
  },
  file: 'operator/warranty-plans.csv',
  row: z.object({
    plan: slugCell({ id: 'Kode', en: 'Code' }),
    name_id: textCell({ id: 'Nama', en: 'Name (Indonesian)' }, 60),
    name_en: textCell({ id: 'Nama (Inggris)', en: 'Name (English)' }, 60),
    covers: choicesCell({ id: 'Ditanggung', en: 'Covers' }, warrantySystems),
    months: months({ id: 'Bulan', en: 'Months' }),
    most_kilometers: numberCell({ id: 'Km paling jauh', en: 'Most kilometres' }, { most: 1_000_000 }),
    oldest_age: numberCell(age, { most: 50 }),
    price: rupiahCell({ id: 'Harga (Rp)', en: 'Price (Rp)' }),
    ...example,
    ...validity,
  }),
  ...{ key: ['plan'], ended: 'dropped' },
});

export const agentCommissionTable = operatorTable({
  name: 'agent-commissions',
  title: { id: 'Komisi agen', en: 'Agents’ commission' },
  about: {
    id: 'Komisi untuk satu mobil yang dibawa agen dan terjual, menurut harga jadinya. Baris contoh hanya berlaku di demonstrasi.',
    en: 'Commission for a car that an agent brought and that was sold, by its final price. Examples hold only on a demonstration.',
  },
  file: 'operator/agent-commissions.csv',
  row: z.object({
    up_to: orNull(rupiahCell({ id: 'Sampai harga (Rp)', en: 'Up to (Rp)' })),
    commission: rupiahCell({ id: 'Komisi (Rp)', en: 'Commission (Rp)' }),
    ...example,
    ...validity,
  }),
  ...{ key: [], band: 'up_to', ended: 'dropped' },
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

const localText = (id: string, en: string, most: number) => ({
  id: textCell({ id, en: `${en} (Indonesian)` }, most),
  en: textCell({ id: `${id} (Inggris)`, en: `${en} (English)` }, most),
});
const contestName = localText('Nama', 'Name', 80);
const contestAbout = localText('Tentang', 'About', 400);
const contestPrizes = localText('Hadiah', 'Prizes', 400);

export const contestTable = operatorTable({
  name: 'contests',
  title: { id: 'Kontes foto', en: 'Photo contests' },
  about: {
    id: 'Satu baris untuk tiap kontes. Iklan dapat diikutkan dari tanggal pertama sampai terakhir; setelah itu petugas memilih juara. Kode ada di alamat halaman dan tidak boleh berubah.',
    en: 'A row for each contest. Ads can be entered from the first day to the last; after that staff picks the winners. The code is in the page’s address and must not change.',
  },
  file: 'operator/contests.csv',
  row: z.object({
    contest: slugCell({ id: 'Kode', en: 'Code' }),
    ...{ name_id: contestName.id, name_en: contestName.en },
    ...{ about_id: contestAbout.id, about_en: contestAbout.en },
    ...{ prizes_id: contestPrizes.id, prizes_en: contestPrizes.en },
    ...example,
    ...validity,
  }),
  ...{ key: ['contest'], ended: 'kept' },
});
