import { errorTable } from '#contract/api/error-table.ts';
import type { Language } from '#contract/language.ts';

/** Messages about codes and numbers where the error's default message is too general. */
export const accountWords = {
  id: {
    resend: (seconds: number) => `Kode sudah dikirim. Anda bisa meminta lagi dalam ${seconds} detik.`,
    hour: (minutes: number) => `Terlalu banyak kode diminta. Coba lagi dalam ${minutes} menit.`,
    triesLeft: (tries: number) =>
      tries > 0
        ? `Kode salah. Sisa ${tries} percobaan.`
        : 'Kode salah, dan tidak ada percobaan lagi. Minta kode baru.',
    stockLeft: (count: number) => `Nomor ini masih bisa memasang ${count} iklan.`,
    stockFull: errorTable.stock_limit.message.id,
  },
  en: {
    resend: (seconds: number) =>
      `A code has been sent. You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    hour: (minutes: number) =>
      `Too many codes were asked for. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    triesLeft: (tries: number) =>
      tries > 0
        ? `That code is wrong. ${tries} ${tries === 1 ? 'try' : 'tries'} left.`
        : 'That code is wrong, and no tries are left. Ask for a new one.',
    stockLeft: (count: number) => `This number can have ${count} more ${count === 1 ? 'ad' : 'ads'}.`,
    stockFull: errorTable.stock_limit.message.en,
  },
} as const satisfies Record<Language, unknown>;
