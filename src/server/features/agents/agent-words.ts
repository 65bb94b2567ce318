import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';

export const agentWords = {
  id: {
    own: 'Ini nomor Anda sendiri: agen tidak bisa membawa mobilnya sendiri.',
    name: 'Isi nama penjual, paling panjang 60 karakter.',
    tooLong: 'Terlalu panjang.',
    mobile: 'Nomor HP Indonesia diawali 08.',
    refused: 'Penjual ini sudah menolak permintaan Anda.',
    taken: 'Anda sudah setuju dengan agen lain.',
    tooMany: 'Sudah 20 penjual hari ini. Lanjutkan besok.',
    amount: (least: number) => `Jumlahnya mulai ${formatPrice(least, 'id')}, dalam rupiah bulat.`,
    tooMuch: 'Lebih besar dari komisi yang tersedia.',
  },
  en: {
    own: 'This is your own number: an agent cannot bring their own car.',
    name: 'Enter the seller’s name, at most 60 characters.',
    tooLong: 'Too long.',
    mobile: 'An Indonesian mobile number begins with 08.',
    refused: 'This seller has refused your request.',
    taken: 'You have already agreed to another agent.',
    tooMany: 'That is 20 sellers today. Go on tomorrow.',
    amount: (least: number) => `From ${formatPrice(least, 'en')}, in whole rupiah.`,
    tooMuch: 'More than the commission that is available.',
  },
} as const satisfies Record<Language, unknown>;
