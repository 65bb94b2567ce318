import { personNameLimits } from '#contract/account/person-name.ts';
import type { Localized } from '#contract/language.ts';

/** Every problem of the sell form with its message, shared by device and server. */
export const sellProblems = {
  required: { id: 'Wajib diisi.', en: 'Required.' },
  unknown_choice: { id: 'Pilih salah satu yang tersedia.', en: 'Choose one of the options.' },
  not_a_number: { id: 'Tulis dengan angka saja.', en: 'Use digits only.' },
  year: { id: 'Tahun ini tidak mungkin.', en: 'That year is not possible.' },
  registered_before_made: {
    id: 'Tahun registrasi tidak mungkin sebelum tahun pembuatan.',
    en: 'A car cannot be registered before the year it was made.',
  },
  plate: {
    id: 'Nomor polisi terdiri dari 3 sampai 9 huruf dan angka, misalnya B 1234 ABC.',
    en: 'A plate has 3 to 9 letters and digits, such as B 1234 ABC.',
  },
  kilometers: {
    id: 'Jarak tempuh paling banyak 2.000.000 km.',
    en: 'The mileage is 2,000,000 km at most.',
  },
  price_too_low: { id: 'Harga paling rendah Rp 10 Juta.', en: 'The lowest price is Rp 10 million.' },
  price_too_high: { id: 'Harga paling tinggi Rp 10 Milyar.', en: 'The highest price is Rp 10 billion.' },
  too_long: { id: 'Terlalu panjang.', en: 'This is too long.' },
  name: {
    id: 'Tulis nama dengan huruf; gelar boleh, angka dan simbol tidak.',
    en: 'Write the name in letters: titles are fine, digits and symbols are not.',
  },
  name_long: {
    id: `Nama paling panjang ${personNameLimits.counted} huruf. Pakai yang pendek, atau singkat sendiri.`,
    en: `A name has ${personNameLimits.counted} letters at most. Use the short one, or shorten it yourself.`,
  },
  mobile: {
    id: 'Tulis nomor HP Indonesia, misalnya 0812 3456 7890.',
    en: 'Enter an Indonesian mobile number, such as 0812 3456 7890.',
  },
  email: { id: 'Alamat email ini tidak valid.', en: 'That e-mail address is not valid.' },
  contact_details: {
    id: 'Jangan tulis nomor telepon, email, tautan atau akun di sini: pembeli menghubungi Anda lewat tombol kontak.',
    en: 'Leave out phone numbers, e-mail addresses, links and account names: buyers reach you through the contact button.',
  },
  ktp_in_text: {
    id: 'Jangan tulis NIK di sini: hanya di isian NIK, saat mengajukan kredit.',
    en: 'Never write a national id (NIK) here: only in its own field, when you apply for a loan.',
  },
  month: { id: 'Tulis bulan dan tahun.', en: 'Enter a month and a year.' },
  no_photos: { id: 'Tambahkan paling sedikit satu foto.', en: 'Add at least one photo.' },
  too_many_photos: { id: 'Paling banyak 20 foto.', en: '20 photos at most.' },
} as const satisfies Record<string, Localized>;

export type SellProblem = keyof typeof sellProblems;
