import { yearInJakarta } from '#contract/dates.ts';
import { allOf, matching, numeric, publicText } from '#contract/form/form-fields.ts';
import { type FormErrors, type FormValues, formRules, requires } from '#contract/form/form-rules.ts';
import { isVehicleKind, mostStars, reviewAspects, reviewLimits } from './owner-review.ts';

/* The form of a review: the same rules on the device and on the server. */

const vehicleFields = ['kind', 'brand', 'model', 'variant', 'makeYear', 'ownedYears'] as const;
const textFields = ['title', 'body', 'author'] as const;
export const reviewFields = [...vehicleFields, ...reviewAspects, ...textFields] as const;
export type ReviewField = (typeof reviewFields)[number];
export type ReviewForm = FormValues<ReviewField>;

export type ReviewErrors = FormErrors<ReviewField | 'images'>;

const digits = (value: string) => (/^\d{1,4}$/.test(value) ? Number(value) : undefined);
const years = (least: number, most: number) =>
  numeric(digits, 'year', { least: [least, 'year'], most: [most, 'year'] });

export const reviewForm = formRules<ReviewField>({
  fields: reviewFields,
  whenEmpty: (field) => requires(field !== 'variant'),
  schemaOf(field, { now }) {
    switch (field) {
      case 'kind':
        return matching('unknown_choice', isVehicleKind);
      // The server knows which there are.
      case 'brand':
      case 'model':
        return matching('unknown_choice', () => true);
      case 'variant':
        return publicText(reviewLimits.variantLength, now);
      // A model is on sale before its year begins.
      case 'makeYear':
        return years(reviewLimits.oldestYear, yearInJakarta(now) + 1);
      case 'ownedYears':
        return years(0, reviewLimits.mostYears);
      case 'title':
        return publicText(reviewLimits.titleLength, now);
      case 'body':
        return allOf(
          matching('too_short', (value) => value.length >= reviewLimits.shortestBody),
          publicText(reviewLimits.bodyLength, now),
        );
      case 'author':
        return allOf(
          matching('name', (value) => /^[\p{L}\p{M} .'’-]+$/u.test(value)),
          publicText(reviewLimits.authorLength, now),
        );
      default:
        return numeric(digits, 'stars', { least: [1, 'stars'], most: [mostStars, 'stars'] });
    }
  },
});

export const reviewProblemsOf = (form: ReviewForm, photoCount: number, now: Date): ReviewErrors => ({
  ...reviewForm.problemsOf(form, now),
  ...(photoCount > reviewLimits.photos && { images: 'too_many_photos' as const }),
});

/** The first of the names typed: no other is stored or shown. */
export const firstNameOf = (author: string): string => author.trim().split(/\s+/)[0] ?? '';
