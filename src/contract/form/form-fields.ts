import * as z from 'zod/mini';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName, personNameLimits, personNameProblem } from '#contract/account/person-name.ts';
import { yearInJakarta } from '#contract/dates.ts';
import { findContactDetails, hasKtp } from '#contract/masking/text-checks.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { parsePlate } from '#contract/readers/read-plate.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { yearOf } from '#contract/readers/read-year.ts';
import { type FieldSchema, problemIn } from './form-rules.ts';
import type { FormProblem } from './form-words.ts';

/* The kinds of fields that several forms have. */

/** @param isRight of the text, without spaces around it */
export const matching = (problem: FormProblem, isRight: (value: string) => boolean): FieldSchema =>
  z.string().check(z.refine(isRight, problem));

/** @param problemOf of the text */
export const checked = (problemOf: (value: string) => FormProblem | undefined): FieldSchema =>
  z.string().check((context) => {
    const problem = problemOf(context.value);
    if (problem !== undefined)
      context.issues.push({ code: 'custom', message: problem, input: context.value });
  });

export const choiceOf = (values: readonly string[]): FieldSchema => z.enum(values, 'unknown_choice');

type Bound = readonly [bound: number, problem: FormProblem];

/** A number that is read from a text, within its bounds. */
export function numeric(
  read: (text: string) => number | undefined,
  unreadable: FormProblem,
  { least, most }: { readonly least?: Bound; readonly most?: Bound },
): FieldSchema {
  return checked((value) => {
    const number = read(value);
    if (number === undefined) return unreadable;
    if (least && number < least[0]) return least[1];
    return most && number > most[0] ? most[1] : undefined;
  });
}

/** A sum of money, in rupiah. */
export const rupiah = (bounds: { readonly least?: Bound; readonly most?: Bound }): FieldSchema =>
  numeric(readRupiah, 'not_a_number', bounds);

export const kilometers = (most: number): FieldSchema =>
  numeric(readKilometers, 'not_a_number', { most: [most, 'kilometers'] });

/** Next year's models are sold from autumn on. */
export const makeYear = (earliest: number, now: Date): FieldSchema =>
  numeric((text) => yearOf(text, now), 'year', {
    least: [earliest, 'year'],
    most: [yearInJakarta(now) + 1, 'year'],
  });

/** A text without a national id. */
export const textOf = (longest: number, now: Date): FieldSchema =>
  z.string().check(
    z.maxLength(longest, 'too_long'),
    z.refine((value) => !hasKtp(value, now), 'ktp_in_text'),
  );

/** A text that others read: without contact details too. */
export const publicText = (
  longest: number,
  now: Date,
  contact: FormProblem = 'contact_details',
): FieldSchema =>
  z.string().check(
    z.maxLength(longest, 'too_long'),
    z.refine((value) => !hasKtp(value, now), 'ktp_in_text'),
    z.refine((value) => findContactDetails(value).length === 0, contact),
  );

/** A text that has to pass each of them, in order. */
export const allOf = (...schemas: readonly FieldSchema[]): FieldSchema =>
  checked((value) => {
    for (const schema of schemas) {
      const problem = problemIn(schema, value);
      if (problem !== undefined) return problem;
    }
    return undefined;
  });

/** A name that others read. */
export const personName = (now: Date): FieldSchema =>
  checked(
    (value) =>
      personNameProblem(value) ?? problemIn(publicText(personNameLimits.length, now), cleanPersonName(value)),
  );
export const mobile: FieldSchema = matching('mobile', (value) => parseMobileNumber(value) !== undefined);

export const emailLength = 254;
const emailPattern = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,63}$/i;
export const email: FieldSchema = z
  .string()
  .check(z.maxLength(emailLength, 'email'), z.regex(emailPattern, 'email'));

export const plate: FieldSchema = matching('plate', (value) => parsePlate(value) !== undefined);
