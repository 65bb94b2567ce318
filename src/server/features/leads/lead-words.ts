import type { Language } from '#contract/language.ts';
import type { LeadErrors } from '#contract/leads/lead-form.ts';
import { leadProblems } from '#contract/leads/lead-problem.ts';
import { AppError } from '#server/http/app-error.ts';

/** Texts of the problems of each field. */
export function refusedLead(errors: LeadErrors, language: Language): AppError {
  const fields = Object.entries(errors).map(([field, problem]) => [field, [leadProblems[problem][language]]]);
  return new AppError('validation_failed', Object.fromEntries(fields), language);
}

export const leadWords = {
  id: {
    tooMany: 'Terlalu banyak permintaan. Yang ini dikirim nanti.',
    clientId: 'Nomor ini sudah dipakai untuk permintaan lain.',
    unknownCity: leadProblems.unknown_choice.id,
  },
  en: {
    tooMany: 'Too many requests. This one will be sent later.',
    clientId: 'This id has been used for another request.',
    unknownCity: leadProblems.unknown_choice.en,
  },
} as const satisfies Record<Language, unknown>;
