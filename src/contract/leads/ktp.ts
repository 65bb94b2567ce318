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

/** Whether a text contains a possible national id, which belongs into its own field only. */
export function hasKtp(text: string, now: Date): boolean {
  const found = text.normalize('NFKC').match(/(?<!\d)\d(?:[\s.-]?\d){15}(?!\d)/g) ?? [];
  return found.some((one) => isPossibleKtp(one, now));
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
