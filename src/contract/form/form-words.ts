import { otpLimits } from '#contract/account/account.ts';
import { personNameLimits } from '#contract/account/person-name.ts';
import { agentLimits } from '#contract/agents/agent.ts';
import type { Localized } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { visitDays } from '#contract/payments/order.ts';

/** Every refusal of a field with its words: one code, one sentence, on the device and on the server. */
export const formWords = {
  required: { id: 'Wajib diisi.', en: 'Required.' },
  unknown_choice: { id: 'Pilih salah satu yang tersedia.', en: 'Choose one of the options.' },
  not_a_number: { id: 'Tulis dengan angka saja.', en: 'Use digits only.' },
  too_long: { id: 'Terlalu panjang.', en: 'This is too long.' },
  too_short: { id: 'Ceritakan sedikit lebih banyak.', en: 'Please tell us a little more.' },
  ktp_in_text: {
    id: 'Jangan tulis NIK di sini: hanya di isian NIK, saat mengajukan kredit.',
    en: 'Never write a national id (NIK) here: only in its own field, when you apply for a loan.',
  },
  contact_details: {
    id: 'Tanpa nomor telepon, email, tautan, atau nama akun.',
    en: 'Leave out telephone numbers, e-mail addresses, links and account names.',
  },
  contact_in_ad: {
    id: 'Jangan tulis nomor telepon, email, tautan atau akun di sini: pembeli menghubungi Anda lewat tombol kontak.',
    en: 'Leave out phone numbers, e-mail addresses, links and account names: buyers reach you through the contact button.',
  },
  contact_in_offer: {
    id: 'Jangan tulis nomor telepon, email, tautan atau akun di sini: nomor terlihat begitu Anda berdua sepakat.',
    en: 'Leave out phone numbers, e-mail addresses, links and account names: you see each other’s number once you both agree.',
  },
  link: { id: 'Jangan tulis tautan di sini.', en: 'Leave out links.' },

  name: {
    id: 'Tulis nama dengan huruf; gelar boleh, angka dan simbol tidak.',
    en: 'Write the name in letters: titles are fine, digits and symbols are not.',
  },
  name_long: {
    id: `Nama paling panjang ${personNameLimits.counted} huruf. Pakai yang pendek, atau singkat sendiri.`,
    en: `A name has ${personNameLimits.counted} letters at most. Use the short one, or shorten it yourself.`,
  },
  business_name: { id: 'Nama usaha 3 sampai 60 karakter.', en: 'A business name has 3 to 60 characters.' },
  mobile: {
    id: 'Tulis nomor HP Indonesia, misalnya 0812 3456 7890.',
    en: 'Enter an Indonesian mobile number, such as 0812 3456 7890.',
  },
  otp: { id: `Kode terdiri dari ${otpLimits.digits} angka.`, en: `A code has ${otpLimits.digits} digits.` },
  email: { id: 'Alamat email ini tidak valid.', en: 'That e-mail address is not valid.' },
  no_answer: {
    id: 'Isi email atau nomor HP supaya kami bisa menjawab.',
    en: 'Enter an e-mail address or a mobile number so that we can answer.',
  },
  ktp: {
    id: 'NIK terdiri dari 16 angka, seperti di KTP.',
    en: 'The national id (NIK) has 16 digits, as on the KTP.',
  },

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
  hours: {
    id: 'Jam buka tidak valid: jam tutup harus berbeda dari jam buka.',
    en: 'These opening hours are not valid: closing must differ from opening.',
  },
  too_many_cities: { id: 'Paling banyak 10 kota.', en: 'At most 10 cities.' },
  month: { id: 'Tulis bulan dan tahun.', en: 'Enter a month and a year.' },
  no_photos: { id: 'Tambahkan paling sedikit satu foto.', en: 'Add at least one photo.' },
  too_many_photos: { id: 'Fotonya terlalu banyak.', en: 'These are too many photos.' },
  stars: { id: 'Pilih satu sampai lima bintang.', en: 'Choose one to five stars.' },
  warranty_number: {
    id: 'Tulis nomor garansi seperti di suratnya.',
    en: 'Write the number as on the warranty.',
  },

  price_too_low: { id: 'Harga paling rendah Rp 10 Juta.', en: 'The lowest price is Rp 10 million.' },
  vehicle_price_too_low: { id: 'Harga paling rendah Rp 1 Juta.', en: 'The lowest price is Rp 1 million.' },
  price_too_high: { id: 'Harga paling tinggi Rp 10 Milyar.', en: 'The highest price is Rp 10 billion.' },
  price_not_lower: {
    id: 'Harga baru harus lebih rendah dari harga sekarang.',
    en: 'The new price has to be lower than the present one.',
  },
  down_payment: {
    id: 'Uang muka 10 sampai 90 persen dari harga.',
    en: 'The down payment is 10 to 90 percent of the price.',
  },
  payout_too_low: {
    id: `Jumlahnya mulai ${formatPrice(agentLimits.leastPayout, 'id')}, dalam rupiah bulat.`,
    en: `From ${formatPrice(agentLimits.leastPayout, 'en')}, in whole rupiah.`,
  },
  offer_too_low: { id: 'Paling rendah setengah dari harga iklan.', en: 'At least half of the asking price.' },
  offer_too_high: { id: 'Paling tinggi harga iklan.', en: 'At most the asking price.' },

  day_past: { id: 'Pilih hari ini atau sebelumnya.', en: 'Choose today or an earlier day.' },
  visit_day: {
    id: `Pilih hari antara hari ini dan ${visitDays.last} hari lagi.`,
    en: `Choose a day from today to ${visitDays.last} days from now.`,
  },
  day_ahead: { id: 'Pilih hari dalam 60 hari ke depan.', en: 'Choose a day within the next 60 days.' },
} as const satisfies Record<string, Localized>;

export type FormProblem = keyof typeof formWords;

export const isFormProblem = (code: string): code is FormProblem => Object.hasOwn(formWords, code);
