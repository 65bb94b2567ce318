import type { Language } from '#contract/language.ts';

export const staffWords = {
  id: {
    reasons: 'Pilih paling sedikit satu alasan.',
    ofStaff: 'Ini nomor staf. Cabut dulu haknya lewat baris perintah.',
    sellerSuspended: 'Nomor penjualnya sedang ditangguhkan.',
  },
  en: {
    reasons: 'Choose at least one reason.',
    ofStaff: 'This number belongs to staff. Remove that on the command line first.',
    sellerSuspended: 'The seller’s number is suspended.',
  },
} as const satisfies Record<Language, unknown>;
