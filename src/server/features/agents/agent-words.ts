import type { Language } from '#contract/language.ts';

export const agentWords = {
  id: {
    own: 'Ini nomor Anda sendiri: agen tidak bisa membawa mobilnya sendiri.',
    refused: 'Penjual ini sudah menolak permintaan Anda.',
    taken: 'Anda sudah setuju dengan agen lain.',
    tooMany: 'Sudah 20 penjual hari ini. Lanjutkan besok.',
    tooMuch: 'Lebih besar dari komisi yang tersedia.',
  },
  en: {
    own: 'This is your own number: an agent cannot bring their own car.',
    refused: 'This seller has refused your request.',
    taken: 'You have already agreed to another agent.',
    tooMany: 'That is 20 sellers today. Go on tomorrow.',
    tooMuch: 'More than the commission that is available.',
  },
} as const satisfies Record<Language, unknown>;
