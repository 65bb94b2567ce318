import type { Language } from '#contract/language.ts';
import type { SellErrors } from '#contract/sell/sell.ts';
import { sellProblems } from '#contract/sell/sell-problem.ts';
import { AppError } from '#server/http/app-error.ts';

/** Texts of the problems of each field. */
export function refusedForm(errors: SellErrors, language: Language): AppError {
  const fields = Object.entries(errors).map(([field, problem]) => [field, [sellProblems[problem][language]]]);
  return new AppError('validation_failed', Object.fromEntries(fields), language);
}

export const sellerWords = {
  id: {
    noDevice: 'Masuk, atau kirim tanda pengenal perangkat.',
    clientId: 'Nomor ini sudah dipakai untuk perubahan lain.',
    revision: 'Sebutkan versi yang diubah.',
  },
  en: {
    noDevice: 'Sign in, or send the token of the device.',
    clientId: 'This id has been used for another change.',
    revision: 'Say which version it is a change of.',
  },
} as const satisfies Record<Language, unknown>;
