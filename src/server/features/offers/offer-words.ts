import type { Language } from '#contract/language.ts';
import { offerForm } from '#contract/offers/offer-form.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { refusedForm } from '#server/http/refused-form.ts';

export const offerWords = {
  id: {
    ownCar: 'Ini mobil Anda sendiri.',
  },
  en: {
    ownCar: 'This car is your own.',
  },
} as const satisfies Record<Language, unknown>;

type Given = { readonly amount: string; readonly note: string };

/**
 * Validates amount and note.
 * @returns the amount, in rupiah
 * @throws AppError `validation_failed` with the problem of each field
 */
export function checkedAmount({ amount, note }: Given, price: number, language: Language): number {
  const rupiah = readRupiah(amount);
  const errors = offerForm(price).problemsOf({ amount, note }, new Date());
  if (rupiah === undefined || Object.keys(errors).length > 0) throw refusedForm(errors, language);
  return rupiah;
}
