import type { Localized } from '#contract/language.ts';
import { sellProblems } from '#contract/sell/sell-problem.ts';

/** Every problem of a lead with its message, shared by device and server. */
export const leadProblems = {
  required: sellProblems.required,
  unknown_choice: sellProblems.unknown_choice,
  not_a_number: sellProblems.not_a_number,
  price_too_low: { id: 'Harga paling rendah Rp 1 Juta.', en: 'The lowest price is Rp 1 million.' },
  price_too_high: sellProblems.price_too_high,
  too_long: sellProblems.too_long,
  name: sellProblems.name,
  name_long: sellProblems.name_long,
  mobile: sellProblems.mobile,
  email: sellProblems.email,
  link: { id: 'Jangan tulis tautan di sini.', en: 'Leave out links.' },
  ktp_in_text: sellProblems.ktp_in_text,
  day: { id: 'Pilih hari dalam 60 hari ke depan.', en: 'Choose a day within the next 60 days.' },
  down_payment: {
    id: 'Uang muka 10 sampai 90 persen dari harga.',
    en: 'The down payment is 10 to 90 percent of the price.',
  },
  ktp: {
    id: 'NIK terdiri dari 16 angka, seperti di KTP.',
    en: 'The national id (NIK) has 16 digits, as on the KTP.',
  },
} as const satisfies Record<string, Localized>;

export type LeadProblem = keyof typeof leadProblems;
