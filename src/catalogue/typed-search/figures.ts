import type { FilterValue } from '#contract/search/filter.ts';
import {
  instalmentRangeOfSlug,
  instalmentSlug,
  kilometerRangeOfSlug,
  kilometerSlug,
  type NumberRange,
  priceRangeOfSlug,
  priceSlug,
  type YearRange,
  yearRangeOfSlug,
  yearSlug,
} from '#contract/search/filter-range.ts';

/*
 * Prices, instalments, years and mileages as people type them: `di bawah 150 juta`, `100-150jt`, `150 jutaan`, `maks
 * rp 150.000.000`, `cicilan 3 juta`, `2018 ke atas`, `km di bawah 50 ribu`.
 */

/** Replaces recognised text, so that the words around it do not become adjacent. */
export const gap = '|';

const figure = String.raw`(\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,3})?)`;
const money = String.raw`(?:rp\.? ?|idr ?)?${figure}(?: ?(jutaan|juta|jt|mio|million|milyaran|miliaran|milyar|miliar|billion|bn|m))?`;
const monthly = `(?:rp\\.? ?|idr ?)?${figure}(?: ?(jutaan|juta|jt|mio|million|m|ribuan|ribu|rb|k))?`;
const distance = `${figure} ?(ribuan|ribu|rb|k)?`;
const year = String.raw`(?:(?:tahun|thn|th|year|keluaran) ?)*((?:19[5-9]|20\d)\d)`;
const below = `(di ?bawah|bawah|under|below|maks(?:imal|imum)?|max(?:imal|imum)?|kurang dari|less than|up to|sampai|hingga|budget|bajet|dana|modal|<=?)`;
const above = `(di ?atas|atas|over|above|min(?:imal|imum)?|lebih dari|more than|mulai(?: dari)?|dari|from|>=?)`;
const between = `(?: ?[-–—] ?| (?:sampai(?: dengan)?|hingga|s/d|sd|to|dan|and) )`;
const opening = '(?:(?:antara|between|dari|from|harga|kisaran) )*';
const upwards = String.raw` ?(?:\+|ke ?atas|and up|or newer|or more)`;
const downwards = ' (?:ke ?bawah|and below|or older|or less)';
const instalment =
  '(?:kredit )?(?:cicilan|cicil|nyicil|angsuran|installments?|instalments?|monthly payments?)(?:nya)?(?: (?:of|per bulan|perbulan|bulanan))?';
/** After an amount: it is one of each month. */
const aMonth =
  '(?: ?(?:/|per) ?(?:bulan|bln|month)| (?:sebulan|perbulan|a month|monthly|cicilan|angsuran|installments?|instalments?))';
const odometer = '(?:km|kilometer|jarak(?: tempuh)?|odo(?:meter)?)';

const phrase = (text: string) => new RegExp(` ${text}(?= )`, 'g');

/** A number without a unit and below this is in juta, or in thousands of kilometres. */
const leastPlain = 1000;
/** The range of plausible prices. */
const [cheapest, dearest] = [1e6, 1e11];
/** The range of plausible instalments. */
const [leastInstalment, mostInstalment] = [1e5, 5e7];

function numberOf(text: string): number {
  return /^\d{1,3}(?:\.\d{3})+$/.test(text)
    ? Number(text.replaceAll('.', ''))
    : Number(text.replace(',', '.'));
}

/** Rupiah, rounded as in addresses; undefined for an implausible price. */
function rupiahOf(text: string, unit: string | undefined): number | undefined {
  const value = numberOf(text);
  const size = unit ? (/^(?:j|mio|million)/.test(unit) ? 1e6 : 1e9) : value < leastPlain ? 1e6 : 1;
  const step = value * size >= 1e9 ? 1e6 : 1e3;
  const rupiah = Math.round((value * size) / step) * step;
  return rupiah >= cheapest && rupiah <= dearest ? rupiah : undefined;
}

/** Rupiah a month, in whole thousands; undefined for an implausible instalment, or a plain number: `cicilan 36`. */
function instalmentRupiah(text: string, unit: string | undefined): number | undefined {
  const size = unit === undefined ? 1 : /^(?:r|k)/.test(unit) ? 1e3 : 1e6;
  const rupiah = Math.round((numberOf(text) * size) / 1e3) * 1e3;
  return rupiah >= leastInstalment && rupiah <= mostInstalment ? rupiah : undefined;
}

/** Whole thousands; undefined for an implausible mileage. */
function kilometersOf(text: string, unit: string | undefined): number | undefined {
  const value = numberOf(text);
  const kilometers = Math.round(unit || value < leastPlain ? value : value / 1000) * 1000;
  return kilometers >= 1000 && kilometers <= 1e6 ? kilometers : undefined;
}

/** `100 jutaan` is up to 200, `150 jutaan` up to 160. */
function roughly(text: string, unit: string | undefined): NumberRange | undefined {
  const value = numberOf(text);
  const step = value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 1;
  return closed(rupiahOf(text, unit), rupiahOf(String(value + step), unit));
}

function closed(min: number | undefined, max: number | undefined): NumberRange | undefined {
  return min !== undefined && max !== undefined && min < max ? { min, max } : undefined;
}

function priceOf(range: NumberRange | undefined): FilterValue | undefined {
  const slug = range && priceSlug(range);
  return slug !== undefined && priceRangeOfSlug(slug) ? { slug, type: 'price' } : undefined;
}
const priceBelow = (max: number | undefined) => priceOf(max === undefined ? undefined : { min: null, max });
const priceAbove = (min: number | undefined) => priceOf(min === undefined ? undefined : { min, max: null });

function instalmentOf(range: NumberRange | undefined): FilterValue | undefined {
  const slug = range && instalmentSlug(range);
  return slug !== undefined && instalmentRangeOfSlug(slug) ? { slug, type: 'instalment' } : undefined;
}
const instalmentBelow = (max: number | undefined) =>
  instalmentOf(max === undefined ? undefined : { min: null, max });
const instalmentAbove = (min: number | undefined) =>
  instalmentOf(min === undefined ? undefined : { min, max: null });

function distanceOf(range: NumberRange): FilterValue | undefined {
  const slug = kilometerSlug(range);
  return kilometerRangeOfSlug(slug) ? { slug, type: 'kilometers' } : undefined;
}
const distanceBelow = (max: number | undefined) =>
  max === undefined ? undefined : distanceOf({ min: null, max });

type Read = (parts: readonly (string | undefined)[], years: () => YearRange) => FilterValue | undefined;

function yearsOf(min: number, max: number): FilterValue | undefined {
  const slug = yearSlug({ min, max });
  return yearRangeOfSlug(slug) ? { slug, type: 'year' } : undefined;
}

type Phrase = readonly [pattern: RegExp, read: Read];

/** Amounts of each month, by a word before them or after them. */
const instalmentPhrases = (
  [
    [
      `${opening}${monthly}${between}${monthly}`,
      ([, from = '', fromUnit, to = '', toUnit]) =>
        instalmentOf(closed(instalmentRupiah(from, fromUnit ?? toUnit), instalmentRupiah(to, toUnit))),
    ],
    [
      `(?:${below}|${above}) ?${monthly}`,
      ([, , over, text = '', unit]) => {
        const rupiah = instalmentRupiah(text, unit);
        return over === undefined ? instalmentBelow(rupiah) : instalmentAbove(rupiah);
      },
    ],
    [monthly + downwards, ([, text = '', unit]) => instalmentBelow(instalmentRupiah(text, unit))],
    [monthly + upwards, ([, text = '', unit]) => instalmentAbove(instalmentRupiah(text, unit))],
    [
      monthly,
      ([, text = '', unit]) => {
        const rupiah = instalmentRupiah(text, unit);
        // `3 jutaan` is up to 4; an amount by itself is what one can pay, an upper limit.
        if (unit !== 'jutaan') return instalmentBelow(rupiah);
        return instalmentOf(closed(rupiah, instalmentRupiah(String(numberOf(text) + 1), unit)));
      },
    ],
  ] satisfies readonly (readonly [text: string, read: Read])[]
).flatMap(([text, read]): readonly Phrase[] => [
  [phrase(`${instalment} ${text}${aMonth}?`), read],
  [phrase(text + aMonth), read],
]);

/** Tried in this order: more specific patterns first. */
const phrases: readonly Phrase[] = [
  ...instalmentPhrases,
  [
    phrase(`${odometer} (?:${below}|${above}) ?${distance}(?: ?km)?`),
    ([, , over, text = '', unit]) => {
      const limit = kilometersOf(text, unit);
      if (over === undefined || limit === undefined) return distanceBelow(limit);
      return distanceOf({ min: limit, max: null });
    },
  ],
  [
    phrase(`(?:${below}|${above}) ?${distance} ?(?:km|kilometer)`),
    ([, , over, text = '', unit]) => {
      const limit = kilometersOf(text, unit);
      if (over === undefined || limit === undefined) return distanceBelow(limit);
      return distanceOf({ min: limit, max: null });
    },
  ],
  // A mileage by itself is an upper limit.
  [
    phrase(`${odometer} ${distance}(?: ?km)?`),
    ([, text = '', unit]) => distanceBelow(kilometersOf(text, unit)),
  ],
  [phrase(`${distance} ?(?:km|kilometer)`), ([, text = '', unit]) => distanceBelow(kilometersOf(text, unit))],
  [
    phrase(`${opening}${year}${between}${year}`),
    ([, from, to]) => yearsOf(Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))),
  ],
  [
    phrase(`(?:tahun )?${below} ?${year}`),
    ([, , to], years) => yearsOf(Math.min(years().min, Number(to)), Number(to)),
  ],
  [
    phrase(`(?:tahun )?${above} ?${year}(?:${upwards})?`),
    ([, , from], years) => yearsOf(Number(from), Math.max(years().max, Number(from))),
  ],
  [phrase(year + upwards), ([, from], years) => yearsOf(Number(from), Math.max(years().max, Number(from)))],
  [phrase(year + downwards), ([, to], years) => yearsOf(Math.min(years().min, Number(to)), Number(to))],
  [
    phrase(`${opening}${money}${between}${money}`),
    ([, from = '', fromUnit, to = '', toUnit]) => {
      // `100-150` without a unit or keyword.
      if (toUnit === undefined && numberOf(to) < leastPlain) return undefined;
      return priceOf(closed(rupiahOf(from, fromUnit ?? toUnit), rupiahOf(to, toUnit)));
    },
  ],
  [
    phrase(`(?:harga )?${below} ?(?:harga )?${money}`),
    ([, , text = '', unit]) => priceBelow(rupiahOf(text, unit)),
  ],
  [
    phrase(`(?:harga )?${above} ?(?:harga )?${money}`),
    ([, , text = '', unit]) => priceAbove(rupiahOf(text, unit)),
  ],
  [
    phrase(`(?:harga )?${money}${downwards}`),
    ([, text = '', unit]) => (unit ? priceBelow(rupiahOf(text, unit)) : undefined),
  ],
  [
    phrase(`(?:harga )?${money}${upwards}`),
    ([, text = '', unit]) => (unit ? priceAbove(rupiahOf(text, unit)) : undefined),
  ],
  [
    phrase(`(?:harga )?${money}`),
    ([, text = '', unit]) => {
      if (unit?.endsWith('an')) return priceOf(roughly(text, unit));
      const rupiah = rupiahOf(text, unit);
      if (rupiah === undefined || (unit === undefined && numberOf(text) < cheapest)) return undefined;
      // An amount by itself is a budget, plus or minus ten percent.
      return priceOf(
        closed(rupiahOf(String(rupiah * 0.9), undefined), rupiahOf(String(rupiah * 1.1), undefined)),
      );
    },
  ],
  [phrase(year), ([, text]) => yearsOf(Number(text), Number(text))],
];

/**
 * Extracts prices, instalments, years and mileages from typed text. The last price wins, since a list has only one.
 * @param text in lower case, words separated by single spaces
 * @param years range of all cars, for `2018 ke atas`
 */
export function readFigures(
  text: string,
  years: () => YearRange,
): { readonly values: readonly FilterValue[]; readonly rest: string } {
  const values: FilterValue[] = [];
  let rest = ` ${text} `;
  for (const [pattern, read] of phrases) {
    rest = rest.replace(pattern, (found: string, ...parts: (string | undefined)[]) => {
      const value = read([found, ...parts], years);
      if (!value) return found;
      values.push(value);
      return ` ${gap}`;
    });
  }
  return { values, rest: rest.trim() };
}
