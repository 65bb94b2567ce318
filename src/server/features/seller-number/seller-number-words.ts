import type { Language } from '#contract/language.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';

/** Messages for the hourly and daily limit of sellers' numbers. */
export const sellerNumberWords = {
  id: {
    hour: (minutes: number) =>
      `Anda sudah membuka nomor ${contactLimits.anHour} penjual dalam satu jam. Coba lagi dalam ${minutes} menit. Nomor yang sudah Anda buka tetap bisa dilihat.`,
    day: (hours: number) =>
      `Anda sudah membuka nomor ${contactLimits.aDay} penjual hari ini. Coba lagi dalam ${hours} jam. Nomor yang sudah Anda buka tetap bisa dilihat.`,
  },
  en: {
    hour: (minutes: number) =>
      `You have opened the numbers of ${contactLimits.anHour} sellers within an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. You can still see numbers you have opened.`,
    day: (hours: number) =>
      `You have opened the numbers of ${contactLimits.aDay} sellers today. Try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}. You can still see numbers you have opened.`,
  },
} as const satisfies Record<Language, unknown>;
