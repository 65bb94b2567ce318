import type { Language } from '#contract/language.ts';

export const tableWords = {
  id: {
    unreadable: 'Perubahan ini tidak bisa dibaca.',
    noTable: 'File ini bukan tabel ini:',
    tooMany: 'Barisnya terlalu banyak.',
    nothing: 'Tidak ada yang berubah.',
  },
  en: {
    unreadable: 'These changes cannot be read.',
    noTable: 'This file is not this table:',
    tooMany: 'There are too many rows.',
    nothing: 'Nothing has changed.',
  },
} as const satisfies Record<Language, unknown>;
