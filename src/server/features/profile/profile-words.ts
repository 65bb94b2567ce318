import { scopeRequestLimits } from '#contract/account/account.schema.ts';
import type { Language } from '#contract/language.ts';

/** Messages about a profile where the error's default message is too general. */
export const profileWords = {
  id: {
    company: `Tulis nama usaha, paling banyak ${scopeRequestLimits.companyLength} huruf.`,
    alreadyMore: (scope: string) => `Akun ini sudah menjadi ${scope}.`,
  },
  en: {
    company: `Enter the name of the business, ${scopeRequestLimits.companyLength} characters at most.`,
    alreadyMore: (scope: string) => `This account is a ${scope} already.`,
  },
} as const satisfies Record<Language, unknown>;
