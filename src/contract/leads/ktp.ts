import { dayInJakarta, isDay } from '#contract/dates.ts';
import { foldText } from '#contract/masking/contact-characters.ts';
import { digitGroups } from '#contract/masking/digit-groups.ts';
import ktpProvinces from '#reference-data/regions/ktp-provinces.json' with { type: 'json' };

/*
 * The national id (NIK, on the KTP): province, regency and district of first issue, the date of birth (plus
 * 40 for a woman's day), and a serial number. Only its format can be checked.
 */

const provinces: ReadonlySet<string> = new Set(ktpProvinces);

/** Whether a text has the format of a national id: 16 digits, an existing province, a date in the past. */
export function isPossibleKtp(text: string, now: Date): boolean {
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{4})$/.exec(ktpDigits(text));
  if (!match) return false;
  const [, province = '', regency, district, day = '', month = '', year = '', serial] = match;
  if (!provinces.has(province) || regency === '00' || district === '00' || serial === '0000') return false;
  const date = Number(day) > 40 ? Number(day) - 40 : Number(day);
  // A two-digit year may be in either century.
  return [1900, 2000].some((century) => hasBeen(century + Number(year), Number(month), date, now));
}

const digitsOfKtp = 16;
const gapWithin = /^[^\p{L}\p{N},;:"'()[\]{}]{0,3}$/u;
/** A comma, or a word: also between the numbers of a list. */
const gapOfLists = /^\P{L}{0,3}(?:\p{L}{1,8}\P{L}{1,3})?$/u;
/** Round, or a year: of an amount or a list. */
const isOfList = (digits: string) => /^(?:\d?000?|0+|19[5-9]\d|20[0-4]\d)$/.test(digits);
const mostListed = 5;

/**
 * Whether a text contains a possible national id, which is only allowed in its own field: also grouped,
 * spelled out, in other characters for digits, or within a longer number.
 */
export function hasKtp(text: string, now: Date): boolean {
  const folded = foldText(text).text;
  const groups = digitGroups(folded);
  return groups.some((first, from) => {
    if (first.digits.length > digitsOfKtp) return isWithin(first.digits, now);
    let digits = first.digits;
    let isListed = false;
    let at = from + 1;
    for (; digits.length < digitsOfKtp; at += 1) {
      const [last, next] = [groups[at - 1], groups[at]];
      const gap = last && next ? folded.slice(last.end, next.start) : undefined;
      if (!next || gap === undefined || gap.length > 14) return false;
      if (!gapWithin.test(gap)) {
        if (!gapOfLists.test(gap)) return false;
        isListed = true;
      }
      digits += next.digits;
    }
    const isList =
      isListed && (at - from > mostListed || groups.slice(from, at).some((one) => isOfList(one.digits)));
    return !isList && isPossibleKtp(digits, now);
  });
}

/** Longer numbers than this are not looked into. */
const longestNumber = 64;

function isWithin(digits: string, now: Date): boolean {
  if (digits.length > longestNumber) return false;
  return Array.from({ length: digits.length - digitsOfKtp + 1 }, (_, at) =>
    digits.slice(at, at + digitsOfKtp),
  ).some((some) => isPossibleKtp(some, now));
}

/** Removes grouping. */
export function ktpDigits(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** The masked form: the last four digits. */
export function maskedKtp(text: string): string {
  return `•••• •••• •••• ${ktpDigits(text).slice(-4)}`;
}

function hasBeen(year: number, month: number, day: number, now: Date): boolean {
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return isDay(text) && text <= dayInJakarta(now);
}
