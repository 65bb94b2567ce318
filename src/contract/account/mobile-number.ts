import { plainText } from '#contract/readers/plain-text.ts';

/*
 * Formats of mobile numbers by country (docs/product.md#mobile-numbers). Only Indonesia's is used; the others
 * are ready for an expansion.
 */
interface NumberingPlan {
  readonly dialCode: string;
  /** The number after the dial code, without a leading zero. */
  readonly national: RegExp;
}

/** Two numbers with names beside them. */
const longestWritten = 100;

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

const label =
  /^(?:tel:|(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)|(?:no|nomor|hp|handphone|wa|whatsapp|tel|telp|telepon|phone|mobile|call|hubungi)\b[\s.:/]*)+/i;
/** `(WA)`, `a.n. Budi`: words after a number, without digits. */
const remark = /[\s(,]+\(?\p{L}[^\d]*$/u;
/** A number that a program took for a fraction: `81234567890.0`. */
const fraction = /^(\d+)\.0$/;
const severalNumbers = /\s*(?:[,;|&\n]|\s\/\s|\s(?:atau|dan|or|and)\s)\s*/i;

function readOne(text: string, { dialCode, national }: NumberingPlan): string | undefined {
  const written = text.trim();
  if (!/^(?:\+|\(\+)?[\d\s.()/_-]+$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  const isAbroad = written.includes('+') || digits.startsWith('00');
  const afterZeros = digits.replace(/^00/, '');
  const candidates = afterZeros.startsWith(dialCode) ? [afterZeros.slice(dialCode.length)] : [];
  if (!isAbroad) candidates.push(digits);
  // `+62 (0)812…` has a zero of its own.
  const found = candidates.map((one) => one.replace(/^0/, '')).find((one) => national.test(one));
  return found === undefined ? undefined : `+${dialCode}${found}`;
}

/**
 * Parses a mobile number to E.164: `8…`, `08…`, `628…`, `+628…`, `00628…`, `+62 (0)8…`, with spaces, dashes, dots,
 * slashes and brackets, as a link, or with words around it (`WA: 0812 3456 7890 (Budi)`). Of several numbers the first
 * possible one counts. Undefined for an invalid one. A plus must be followed by the country's own code.
 */
export function parseMobileNumber(text: string, country: MobileCountry = 'id'): string | undefined {
  const written = plainText(text.slice(0, longestWritten)).replace(/^'/, '').replace(label, '');
  const plan = numberingPlans[country];
  for (const one of [written, ...written.split(severalNumbers)]) {
    const found = readOne(one.replace(label, '').replace(fraction, '$1').replace(remark, ''), plan);
    if (found !== undefined) return found;
  }
  return undefined;
}
