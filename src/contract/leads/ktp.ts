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
/** Separators within a number; not a comma, which separates the numbers of a list. */
const gapWithin = /^[^\p{L}\p{N},;:"'()[\]{}]{0,3}$/u;

/**
 * Whether a text contains a possible national id, which is only allowed in its own field: also grouped,
 * spelled out, or in other characters for digits.
 */
export function hasKtp(text: string, now: Date): boolean {
  const folded = foldText(text).text;
  const groups = digitGroups(folded);
  return groups.some((first, from) => {
    let digits = first.digits;
    for (let at = from + 1; digits.length < digitsOfKtp; at += 1) {
      const [last, next] = [groups[at - 1], groups[at]];
      if (!last || !next || !gapWithin.test(folded.slice(last.end, next.start))) return false;
      digits += next.digits;
    }
    return isPossibleKtp(digits, now);
  });
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
