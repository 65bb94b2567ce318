import { dayInJakarta, isDay } from '#contract/dates.ts';
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
