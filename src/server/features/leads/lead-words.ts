import { formWords } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';

export const leadWords = {
  id: {
    tooMany: 'Terlalu banyak permintaan. Yang ini dikirim nanti.',
    unknownCity: formWords.unknown_choice.id,
  },
  en: {
    tooMany: 'Too many requests. This one will be sent later.',
    unknownCity: formWords.unknown_choice.en,
  },
} as const satisfies Record<Language, unknown>;
