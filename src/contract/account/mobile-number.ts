/*
 * Formats of mobile numbers by country (docs/product.md#mobile-numbers). Only Indonesia's is used; the others
 * are ready for an expansion.
 */
interface NumberingPlan {
  readonly dialCode: string;
  /** The number after the dial code, without a leading zero. */
  readonly national: RegExp;
}

const elsewhere = /^9\d{9,10}$/;

const numberingPlans = {
  /** Prefixes 811 to 839 and 851 to 899; 84 is unassigned. */
  id: { dialCode: '62', national: /^8[1-35-9]\d{7,10}$/ },
  my: { dialCode: '60', national: /^1\d{8,9}$/ },
  sg: { dialCode: '65', national: /^9\d{8,9}$/ },
  th: { dialCode: '66', national: /^[6-9]\d{8}$/ },
  ph: { dialCode: '63', national: elsewhere },
  vn: { dialCode: '84', national: elsewhere },
  ae: { dialCode: '971', national: elsewhere },
  au: { dialCode: '61', national: elsewhere },
} as const satisfies Record<string, NumberingPlan>;

export type MobileCountry = keyof typeof numberingPlans;

/**
 * Parses `8…`, `08…`, `628…` and `+628…`, with spaces, dashes and dots, to E.164; undefined for an invalid
 * mobile number. A plus must be followed by the country's own code.
 */
export function parseMobileNumber(text: string, country: MobileCountry = 'id'): string | undefined {
  const { dialCode, national } = numberingPlans[country];
  const written = text.trim();
  if (!/^\+?[\d\s.-]+$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  const candidates = digits.startsWith(dialCode) ? [digits.slice(dialCode.length)] : [];
  if (!written.startsWith('+')) candidates.push(digits.startsWith('0') ? digits.slice(1) : digits);
  const found = candidates.find((candidate) => national.test(candidate));
  return found === undefined ? undefined : `+${dialCode}${found}`;
}
