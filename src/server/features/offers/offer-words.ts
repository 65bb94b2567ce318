import type { Language } from '#contract/language.ts';
import { amountProblem, noteProblem, type OfferProblem, offerProblems } from '#contract/offers/offer-form.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { AppError } from '#server/http/app-error.ts';

export const offerWords = {
  id: {
    clientId: 'Nomor ini sudah dipakai untuk penawaran lain.',
    ownCar: 'Ini mobil Anda sendiri.',
  },
  en: {
    clientId: 'This id has been used for another offer.',
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
  const problems = { amount: amountProblem(rupiah, price), note: noteProblem(note, new Date()) };
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, wordsOf(problem, language)] as const],
  );
  if (rupiah === undefined || wrong.length > 0)
    throw new AppError('validation_failed', Object.fromEntries(wrong), language);
  return rupiah;
}

function wordsOf(problem: OfferProblem, language: Language): string[] {
  return [offerProblems[problem][language]];
}
