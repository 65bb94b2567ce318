import { yearInJakarta } from '#contract/dates.ts';
import type { Localized } from '#contract/language.ts';
import { findContactDetails, hasKtp } from '#contract/masking/text-checks.ts';
import { isVehicleKind, mostStars, reviewAspects, reviewLimits } from './owner-review.ts';

/* The form of a review: the same rules on the device and on the server. */

const vehicleFields = ['kind', 'brand', 'model', 'variant', 'makeYear', 'ownedYears'] as const;
const textFields = ['title', 'body', 'author'] as const;
export const reviewFields = [...vehicleFields, ...reviewAspects, ...textFields] as const;
export type ReviewField = (typeof reviewFields)[number];
export type ReviewForm = Readonly<Partial<Record<ReviewField, string>>>;

/** Messages, also of what only the server knows: the last two. */
export const reviewProblems = {
  required: { id: 'Wajib diisi.', en: 'This is needed.' },
  stars: { id: 'Pilih satu sampai lima bintang.', en: 'Choose one to five stars.' },
  year: { id: 'Tahun ini tidak mungkin.', en: 'That year is not possible.' },
  too_short: {
    id: `Ceritakan lebih banyak: paling sedikit ${reviewLimits.shortestBody} karakter.`,
    en: `Tell a little more: at least ${reviewLimits.shortestBody} characters.`,
  },
  too_long: { id: 'Terlalu panjang.', en: 'This is too long.' },
  name: { id: 'Tulis nama dengan huruf saja.', en: 'Write the name with letters only.' },
  contact: {
    id: 'Tanpa nomor telepon, email, tautan, atau nama akun.',
    en: 'Leave out telephone numbers, e-mail addresses, links and account names.',
  },
  ktp_in_text: { id: 'Jangan tulis NIK di sini.', en: 'Leave out the national id (NIK).' },
  photos: { id: `Paling banyak ${reviewLimits.photos} foto.`, en: `At most ${reviewLimits.photos} photos.` },
  unknown: { id: 'Kendaraan ini tidak ada di daftar kami.', en: 'This vehicle is not in our list.' },
  already: {
    id: 'Anda sudah mengulas model ini. Ubah ulasan itu.',
    en: 'You have already reviewed this model. Change that review.',
  },
} as const satisfies Record<string, Localized>;
export type ReviewProblem = keyof typeof reviewProblems;
export type ReviewErrors = Readonly<Partial<Record<ReviewField | 'images', ReviewProblem>>>;

function textProblem(value: string, longest: number, now: Date): ReviewProblem | undefined {
  if (value.length > longest) return 'too_long';
  if (hasKtp(value, now)) return 'ktp_in_text';
  return findContactDetails(value).length > 0 ? 'contact' : undefined;
}

const stars = (value: string): ReviewProblem | undefined =>
  /^[1-9]$/.test(value) && Number(value) <= mostStars ? undefined : 'stars';
const years = (value: string, least: number, most: number): ReviewProblem | undefined =>
  /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most ? undefined : 'year';

const rules: Readonly<Record<ReviewField, (value: string, now: Date) => ReviewProblem | undefined>> = {
  kind: (value) => (isVehicleKind(value) ? undefined : 'unknown'),
  brand: () => undefined,
  model: () => undefined,
  variant: (value, now) => textProblem(value, reviewLimits.variantLength, now),
  // A model is on sale before its year begins.
  makeYear: (value, now) => years(value, reviewLimits.oldestYear, yearInJakarta(now) + 1),
  ownedYears: (value) => years(value, 0, reviewLimits.mostYears),
  ...{ comfort: stars, driving: stars, runningCost: stars, reliability: stars, value: stars },
  title: (value, now) => textProblem(value, reviewLimits.titleLength, now),
  body: (value, now) =>
    value.length < reviewLimits.shortestBody ? 'too_short' : textProblem(value, reviewLimits.bodyLength, now),
  author: (value, now) =>
    /^[\p{L}\p{M} .'’-]+$/u.test(value) ? textProblem(value, reviewLimits.authorLength, now) : 'name',
};

const optional: ReadonlySet<ReviewField> = new Set(['variant']);

/** The problem with one field; undefined if it is valid. */
export function reviewProblemOf(field: ReviewField, form: ReviewForm, now: Date): ReviewProblem | undefined {
  const value = form[field]?.trim() ?? '';
  if (value === '') return optional.has(field) ? undefined : 'required';
  return rules[field](value, now);
}

export function reviewProblemsOf(form: ReviewForm, photoCount: number, now: Date): ReviewErrors {
  const found = reviewFields.flatMap((field) => {
    const problem = reviewProblemOf(field, form, now);
    return problem ? [[field, problem] as const] : [];
  });
  return {
    ...Object.fromEntries(found),
    ...(photoCount > reviewLimits.photos && { images: 'photos' as const }),
  };
}

/** The first of the names typed: no other is stored or shown. */
export const firstNameOf = (author: string): string => author.trim().split(/\s+/)[0] ?? '';
