import type { Language } from '#contract/language.ts';

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
