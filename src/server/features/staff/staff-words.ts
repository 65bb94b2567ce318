import type { Language } from '#contract/language.ts';

export const staffWords = {
  id: {
    reasons: 'Pilih paling sedikit satu alasan.',
    ofStaff: 'Ini nomor staf. Cabut dahulu haknya lewat baris perintah.',
    sellerSuspended: 'Nomor penjualnya sedang ditangguhkan.',
  },
  en: {
    reasons: 'Choose at least one reason.',
    ofStaff: 'This is a number of staff. Take that from it first, by the command line.',
    sellerSuspended: 'The number of its seller is suspended.',
  },
} as const satisfies Record<Language, unknown>;
