import { dayAfter } from '#contract/dates.ts';
import type { Localized } from '#contract/language.ts';
import { orderLimits, visitDays } from './order.ts';

/** What is wrong with the form of a booking, in words; the last four are decided by the server, as the problem of `booking`. */
export const bookingFormWords = {
  name_missing: { id: 'Isi nama yang akan datang.', en: 'Enter a name for the visit.' },
  name_long: { id: 'Nama terlalu panjang.', en: 'That name is too long.' },
  visit_outside: {
    id: `Pilih hari antara hari ini dan ${visitDays.last} hari lagi.`,
    en: `Choose a day from today to ${visitDays.last} days from now.`,
  },
  terms_changed: {
    id: 'Biaya atau syaratnya baru saja berubah. Baca lagi sebelum melanjutkan.',
    en: 'The fee or the terms have just changed. Read them again before you go on.',
  },
  unpaid: {
    id: `Anda sudah punya ${orderLimits.unpaid} booking yang belum dibayar. Bayar atau batalkan salah satunya dulu.`,
    en: `You already have ${orderLimits.unpaid} bookings that are not paid. Pay or cancel one of them first.`,
  },
  of_car: {
    id: 'Booking Anda untuk mobil ini sudah beberapa kali tidak dibayar hari ini. Coba lagi besok.',
    en: 'Your bookings of this car were not paid several times today. Try again tomorrow.',
  },
  an_hour: {
    id: 'Terlalu banyak booking dalam satu jam. Coba lagi nanti.',
    en: 'Too many bookings in an hour. Try again later.',
  },
} as const satisfies Record<string, Localized>;
export type BookingFormProblem = keyof typeof bookingFormWords;

/** Longest name, in characters. */
export const mostNameLength = 80;

type Form = { readonly name: string; readonly visitOn?: string | undefined };

/** Problems by field. @param today in Indonesian time, `2026-11-23` */
export function bookingFormProblems(
  { name, visitOn }: Form,
  today: string,
): { readonly name?: BookingFormProblem; readonly visitOn?: BookingFormProblem } {
  const length = [...name.trim()].length;
  const isOutside =
    visitOn !== undefined &&
    visitOn !== '' &&
    (visitOn < dayAfter(today, visitDays.first) || visitOn > dayAfter(today, visitDays.last));
  return {
    ...(length === 0 ? { name: 'name_missing' } : length > mostNameLength ? { name: 'name_long' } : {}),
    ...(isOutside ? { visitOn: 'visit_outside' } : {}),
  } as const;
}
