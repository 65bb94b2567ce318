import type { Language } from '#contract/language.ts';

/** Messages about a profile where the error's default message is too general. */
export const profileWords = {
  id: {
    alreadyMore: (scope: string) => `Akun ini sudah menjadi ${scope}.`,
  },
  en: {
    alreadyMore: (scope: string) => `This account is a ${scope} already.`,
  },
} as const satisfies Record<Language, unknown>;
