import type { Localized } from '#contract/language.ts';
import { findContactDetails, hasKtp } from '#contract/masking/text-checks.ts';
import { sellProblems } from '#contract/sell/sell-problem.ts';

/** Limits of offers (docs/product.md#offers). */
export const offerFormLimits = {
  /** Lowest offer, as a share of the asking price. */
  leastShare: 0.5,
  noteLength: 300,
  /** New offers per buyer and hour. */
  anHour: 10,
  open: 20,
  /** Maximum number of steps per offer. */
  steps: 20,
} as const;

export const offerProblems = {
  required: { id: 'Wajib diisi.', en: 'Required.' },
  too_low: {
    id: 'Paling rendah setengah dari harga iklan.',
    en: 'At least half of the asking price.',
  },
  too_high: {
    id: 'Paling tinggi harga iklan.',
    en: 'At most the asking price.',
  },
  too_long: { id: 'Paling banyak 300 karakter.', en: '300 characters at most.' },
  ktp_in_text: sellProblems.ktp_in_text,
  contact_details: {
    id: 'Jangan tulis nomor telepon, email, tautan atau akun di sini: nomor terlihat begitu Anda berdua sepakat.',
    en: 'Leave out phone numbers, e-mail addresses, links and account names: you see each other’s number once you both agree.',
  },
} as const satisfies Record<string, Localized>;
export type OfferProblem = keyof typeof offerProblems;

/** Rupiah. */
export function leastOffer(price: number): number {
  return Math.ceil(price * offerFormLimits.leastShare);
}

/** The problem with an amount for a car at this price, if any. */
export function amountProblem(amount: number | undefined, price: number): OfferProblem | undefined {
  if (amount === undefined) return 'required';
  if (amount < leastOffer(price)) return 'too_low';
  return amount > price ? 'too_high' : undefined;
}

export function noteProblem(note: string, now: Date): OfferProblem | undefined {
  if (note.length > offerFormLimits.noteLength) return 'too_long';
  if (hasKtp(note, now)) return 'ktp_in_text';
  return findContactDetails(note).length > 0 ? 'contact_details' : undefined;
}
