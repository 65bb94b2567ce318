import type { Language } from '#contract/language.ts';

export const sellerWords = {
  id: {
    noDevice: 'Masuk, atau kirim tanda pengenal perangkat.',
    revision: 'Sebutkan versi yang diubah.',
  },
  en: {
    noDevice: 'Sign in, or send the token of the device.',
    revision: 'Say which version it is a change of.',
  },
} as const satisfies Record<Language, unknown>;
