import { foldText } from '#contract/masking/contact-characters.ts';
import { digitGroups } from '#contract/masking/digit-groups.ts';
import ktpProvinces from '#reference-data/regions/ktp-provinces.json' with { type: 'json' };

/*
 * The national id (NIK, on the KTP): province, regency and district of the first issue, the date of birth (a woman's
 * day plus 40), and a serial number. Only its form can be checked.
 */

const provinces: ReadonlySet<string> = new Set(ktpProvinces);

/** Whether a text can be a national id: 16 digits, an existing province, a date in the past. */
export function isPossibleKtp(text: string, now: Date): boolean {
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{4})$/.exec(ktpDigits(text));
  if (!match) return false;
  const [, province = '', regency, district, day = '', month = '', year = '', serial] = match;
  if (!provinces.has(province) || regency === '00' || district === '00' || serial === '0000') return false;
  const date = Number(day) > 40 ? Number(day) - 40 : Number(day);
  // A year of two digits may be of either century.
  return [1900, 2000].some((century) => hasBeen(century + Number(year), Number(month), date, now));
}

const digitsOfKtp = 16;
/** Between the groups of one; not a comma, which parts the numbers of a list. */
const gapWithin = /^[^\p{L}\p{N},;:"'()[\]{}]{0,3}$/u;

/**
 * Whether a text contains a possible national id, which belongs into its own field only: also in groups, in words, or
 * in other signs for digits.
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

/** Written in groups it is the same. */
export function ktpDigits(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** The shown form: the last four digits. */
export function maskedKtp(text: string): string {
  return `•••• •••• •••• ${ktpDigits(text).slice(-4)}`;
}

function hasBeen(year: number, month: number, day: number, now: Date): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
  return isReal && date.getTime() <= now.getTime();
}
