import { dayInJakarta, isDay } from '#contract/dates.ts';
import type { Localized } from '#contract/language.ts';
import { hasKtp } from '#contract/masking/text-checks.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { parsePlate, sellLimits } from '#contract/sell/sell.ts';

/* The form of a claim: the same rules on the device and on the server. */

export const claimFields = ['number', 'plate', 'happenedOn', 'kilometers', 'description'] as const;
export type ClaimField = (typeof claimFields)[number];
export type ClaimForm = Readonly<Partial<Record<ClaimField, string>>>;

export const claimLimits = { descriptionLength: 2000, numberLength: 20 } as const;

/** As on the holder's paper: letters, digits and hyphens. */
export const parseWarrantyNumber = (text: string): string | undefined => {
  const number = text.trim().toUpperCase().replaceAll(' ', '');
  return /^[A-Z0-9-]{4,20}$/.test(number) ? number : undefined;
};

/** Messages, also of what only the server knows: the last three. */
export const claimProblems = {
  required: { id: 'Wajib diisi.', en: 'This is needed.' },
  number: { id: 'Tulis nomor garansi seperti di suratnya.', en: 'Write the number as on the warranty.' },
  plate: { id: 'Tulis nomor polisi seperti B 1234 XYZ.', en: 'Write the plate as B 1234 XYZ.' },
  day: { id: 'Pilih hari ini atau sebelumnya.', en: 'Choose today or an earlier day.' },
  kilometers: { id: 'Tulis kilometer dengan angka.', en: 'Write the kilometres as a number.' },
  too_long: { id: 'Paling banyak 2.000 karakter.', en: 'At most 2,000 characters.' },
  ktp_in_text: { id: 'Jangan tulis NIK di sini.', en: 'Leave out the national id (NIK).' },
  unknown: {
    id: 'Tidak ada garansi dengan nomor dan pelat ini. Periksa suratnya.',
    en: 'There is no warranty with this number and plate. Check the paper.',
  },
  period: {
    id: 'Kejadian ini di luar masa garansi.',
    en: 'This happened outside the period of the warranty.',
  },
  distance: {
    id: 'Jarak tempuhnya di luar batas garansi.',
    en: 'The distance is outside the limit of the warranty.',
  },
} as const satisfies Record<string, Localized>;
export type ClaimProblem = keyof typeof claimProblems;
export type ClaimErrors = Readonly<Partial<Record<ClaimField, ClaimProblem>>>;

const rules: Readonly<Record<ClaimField, (value: string, now: Date) => ClaimProblem | undefined>> = {
  number: (value) => (parseWarrantyNumber(value) === undefined ? 'number' : undefined),
  plate: (value) => (parsePlate(value) === undefined ? 'plate' : undefined),
  happenedOn: (value, now) => {
    return isDay(value) && value >= '2000' && value <= dayInJakarta(now) ? undefined : 'day';
  },
  kilometers: (value) => {
    const number = readKilometers(value);
    return number === undefined || number > sellLimits.mostKilometers ? 'kilometers' : undefined;
  },
  description: (value, now) => {
    if (value.length > claimLimits.descriptionLength) return 'too_long';
    return hasKtp(value, now) ? 'ktp_in_text' : undefined;
  },
};

/** The problem with one field; undefined if it is valid. */
export function claimProblemOf(field: ClaimField, form: ClaimForm, now: Date): ClaimProblem | undefined {
  const value = form[field]?.trim() ?? '';
  return value === '' ? 'required' : rules[field](value, now);
}

export function claimProblemsOf(form: ClaimForm, now: Date): ClaimErrors {
  return Object.fromEntries(
    claimFields.flatMap((field) => {
      const problem = claimProblemOf(field, form, now);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}
