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
import { radii, radiusSlug } from '#contract/search/radius.ts';
import { seatsSlug } from '#contract/vehicles/traits.ts';

/*
 * Amounts as people type them: prices (`di bawah 150 juta`, `100-150jt`, `150 jutaan`), instalments (`cicilan 3 juta`),
 * years (`2018 ke atas`, `'15`, `90-an`), mileages (`km di bawah 50 ribu`), distances (`dalam 50 km`), seats (`7 penumpang`). Down payments and
 * terms of a loan are told apart from them: no filter has them.
 */

/** Replaces recognised text, so that the words around it do not become adjacent. */
export const gap = '|';

const figure = String.raw`(\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,3})?)`;
const money = String.raw`(?:rp\.? ?|idr ?)?${figure}(?: ?(jutaan|juta|jt|mio|million|milyaran|miliaran|milyar|miliar|billion|bn|m))?`;
const monthly = `(?:rp\\.? ?|idr ?)?${figure}(?: ?(jutaan|juta|jt|mio|million|m|ribuan|ribu|rb|k))?`;
const distance = `${figure} ?(ribuan|ribu|rb|k)?(?:an)?`;
const yearWord = '(?:tahun|thn|th|year|keluaran|buatan|pembuatan|model)';
const year = String.raw`(?:${yearWord} ?)*((?:19[5-9]|20\d)\d)`;
const below =
  '(di ?bawah|d[ib]?bwh|dbawah|dibawa|bawah|under|below|maks(?:imal|imum)?|max(?:imal|imum)?|kurang dari|tidak lebih dari|less than|no more than|at most|up to|sampai|hingga|(?:max )?budget|bajet|dana|modal|uang|punya uang|before|sebelum|<=?)(?: (?:harga|dari|tahun|budget|of|is|saya|my|sekitar|sampai|max|maks))*';
const above =
  '(di ?atas|dats|diats|atas|over|above|min(?:imal|imum)?|lebih dari|more than|at least|mulai(?: dari)?|start(?:ing)? from|since|sejak|after|setelah|dari|from|>=?)(?: (?:harga|dari|tahun))*';
const between = `(?: ?[-–—] ?| (?:sampai(?: dengan)?|sampe|hingga|s/d|s\\.d\\.?|sd|to|until|dan|and) )`;
const opening =
  '(?:(?:antara|between|dari|from|harga|price|kisaran|range|sekitar|around|about|approx|kurang lebih|budget|dana) )*';
const upwards = String.raw` ?(?:\+|ke ?atas|(?:and )?up(?:wards)?|onwards|(?:and|or) (?:newer|above|later|more|up)|plus)`;
const downwards = ' ?(?:ke ?bawah|(?:and|or) (?:below|older|less|under)|down)';
const instalment =
  '(?:kredit )?(?:cicilan|cicil|nyicil|angsuran|kredit|bulanan|installments?|instalments?|monthly(?: payments?)?)(?:nya)?(?: (?:of|per bulan|perbulan|bulanan|cuma|hanya|only|sekitar|mulai))*';
/** After an amount: it is one of each month. */
const aMonth =
  '(?: ?(?:/|per) ?(?:bulan|bln|month)| (?:sebulan|perbulan|a month|monthly|cicilan|angsuran|installments?|instalments?))';
const odometer = '(?:kms?|kilometer|jarak(?: tempuh)?|odo(?:meter)?|mileage)';
const downPayment =
  '(?:t?dp|uang muka|down ?payment|um)(?:nya)?(?: (?:cuma|hanya|only|mulai|dari|sekitar|max|maks|maksimal|di ?bawah|under|of))*';
const seatWord =
  '(?:seaters?|seats?|kursi|penumpang|orang|org|bangku|tempat duduk|passengers?|people|persons?|pax|jok)';
const years = '(?:tahun|thn|th|years?|yrs?)';
const months = '(?:bulan|bln|months?|x|kali)';

const phrase = (text: string) => new RegExp(` ${text}(?= )`, 'g');

/** A number without a unit and below this is in juta, or in thousands of kilometres. */
const leastPlain = 1000;
/** `1,5 m` is a milyar and a half, `150 m` is 150 million. */
const leastMillions = 20;
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
  const isMillion = unit === 'm' ? value >= leastMillions : /^(?:j|mio|million)/.test(unit ?? '');
  const size = unit ? (isMillion ? 1e6 : 1e9) : value < leastPlain ? 1e6 : 1;
  const step = value * size >= 1e9 ? 1e6 : 1e3;
  const rupiah = Math.round((value * size) / step) * step;
  return rupiah >= cheapest && rupiah <= dearest ? rupiah : undefined;
}

/** Whether a number is an amount by itself: it has a unit, or is too large for anything else. */
const isAmount = (text: string, unit: string | undefined) => unit !== undefined || numberOf(text) >= cheapest;

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

/** A value; a word of the cars' texts; or an amount that no filter has. */
type Amount = FilterValue | { readonly word: string } | 'credit' | 'unused';
type Read = (parts: readonly (string | undefined)[], years: () => YearRange) => Amount | undefined;

/** `20.000an` and `20 ribuan` are up to 30,000; `100 ribuan` up to 200,000. */
function distanceRoughly(text: string, unit: string | undefined): FilterValue | undefined {
  const from = kilometersOf(text, unit && 'rb');
  const thousands = (from ?? 0) / 1000;
  const step = thousands % 100 === 0 ? 100 : 10;
  return from === undefined ? undefined : distanceOf({ min: from, max: from + step * 1000 });
}

/** `15` is 2015, `90` is 1990. */
function wholeYear(text: string): number {
  const year = Number(text);
  return year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year;
}

/** `2010an` are ten years, `2015an` those beside it. */
function yearsAround(text: string): FilterValue | undefined {
  const year = wholeYear(text);
  return year % 10 === 0 ? yearsOf(year, year + 9) : yearsOf(year - 1, year + 1);
}

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

/** The smallest radius that is offered and has it all, else the largest. */
function radiusAround(text: string): FilterValue {
  const kilometers = numberOf(text);
  const radius = radii.find((each) => each >= kilometers) ?? Math.max(...radii);
  return { slug: radiusSlug(radius), type: 'radius' };
}

/** Tried in this order: more specific patterns first. */
const phrases: readonly Phrase[] = [
  [
    phrase(
      `(?:dalam|within|radius)(?: (?:radius|jarak))? ${figure} ?(?:kms?|kilometer)(?: (?:dari|of|from))?`,
    ),
    ([, text = '']) => radiusAround(text),
  ],
  [phrase(`${downPayment} ?${figure} ?(?:%|persen|percent)`), () => 'credit'],
  [phrase(`${downPayment} ?${money}(?:an)?(?:${between}${money})?`), () => 'credit'],
  [phrase(`(?:bunga|interest) ?${figure} ?(?:%|persen|percent)`), () => 'credit'],
  [
    phrase(
      `(?:tenor|kredit|cicilan|angsuran|cicil|selama|loan)(?: (?:tenor|selama|of|for))* ?\\d{1,2} ?(?:${months}|${years})`,
    ),
    () => 'credit',
  ],
  [phrase(`\\d ?(?:pintu|doors?|silinder|cylinders?|speed|percepatan)`), () => 'unused'],
  [phrase(`tenor \\d{1,2}`), () => 'credit'],
  [phrase(`\\d{1,2} ?${months} (?:cicilan|angsuran|tenor)`), () => 'credit'],
  [
    phrase(`(?:(?:muat|kapasitas|isi|untuk|for|up to) )*(\\d{1,2}) ?-?${seatWord}`),
    ([, count]) => seatsOf(Number(count)),
  ],
  [phrase(`(?:kursi|seats?|penumpang|kapasitas|muat) (\\d{1,2})`), ([, count]) => seatsOf(Number(count))],
  [
    phrase(`(?:mesin )?(\\d{3,4}|\\d\\.\\d{3}) ?cc`),
    ([, text = '']) => ({ word: (Math.round(Number(text.replace('.', '')) / 100) / 10).toFixed(1) }),
  ],
  [
    phrase(
      `(?:(?:umur|usia|age|max|maks|maksimal|di ?bawah|under|dalam) )*(\\d{1,2}) ${years} (?:terakhir|belakangan|ke ?belakang)`,
    ),
    ([, count], known) => yearsOf(known().max - Number(count), known().max),
  ],
  [
    phrase(`(?:last|past) (\\d{1,2}) years`),
    ([, count], known) => yearsOf(known().max - Number(count), known().max),
  ],
  [
    phrase(`(?:umur|usia)(?: (?:max|maks|maksimal|di ?bawah))* (\\d{1,2}) ${years}`),
    ([, count], known) => yearsOf(known().max - Number(count), known().max),
  ],
  [
    phrase(`(?:under|max|less than) (\\d{1,2}) years(?: old)?`),
    ([, count], known) => yearsOf(known().max - Number(count), known().max),
  ],
  ...instalmentPhrases,
  [
    phrase(`${odometer} ${opening}${distance}${between}${distance}(?: ?km)?`),
    ([, from = '', fromUnit, to = '', toUnit]) => {
      const [min, max] = [kilometersOf(from, fromUnit ?? toUnit), kilometersOf(to, toUnit)];
      return min !== undefined && max !== undefined && min < max ? distanceOf({ min, max }) : undefined;
    },
  ],
  [
    phrase(`(?:${odometer} )?${figure} ?(ribuan|rban|an)(?: ?(?:km|kilometer))`),
    ([, text = '', unit = '']) => distanceRoughly(text, unit === 'an' ? undefined : unit),
  ],
  [
    phrase(`${odometer} (?:sekitar )?${figure} ?(ribuan|rban|an)`),
    ([, text = '', unit = '']) => distanceRoughly(text, unit === 'an' ? undefined : unit),
  ],
  [
    phrase(`${odometer} ${distance}(?: ?km)?${upwards}`),
    ([, text = '', unit]) => {
      const min = kilometersOf(text, unit);
      return min === undefined ? undefined : distanceOf({ min, max: null });
    },
  ],
  [
    phrase(`${odometer} ${distance}(?: ?km)?(?:${downwards})`),
    ([, text = '', unit]) => distanceBelow(kilometersOf(text, unit)),
  ],
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
    phrase(`${opening}(?:${yearWord} )(\\d{2})${between}(?:${yearWord} )?(\\d{2})`),
    ([, from = '', to = '']) => yearsOf(wholeYear(from), wholeYear(to)),
  ],
  [phrase(`(?:${yearWord} )+'?(\\d{2}|\\d{4}) ?-?an`), ([, text = '']) => yearsAround(text)],
  [phrase(`((?:19|20)\\d\\d) ?-?an`), ([, text = '']) => yearsAround(text)],
  [phrase(`(\\d0)s`), ([, text = '']) => yearsAround(text)],
  [
    phrase(`${opening}${year}(?:${between}| ?/ ?| (?:atau|or) )${year}`),
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
    phrase(`(?:harga |kisaran |sekitar |around |range |budget |dana )*${figure} ?-?an(?: (?:juta|jt))?`),
    ([, text = '']) => (numberOf(text) < leastPlain ? priceOf(roughly(text, 'juta')) : undefined),
  ],
  [
    phrase(`(?:harga |price )?${below} ?(?:harga )?${money}`),
    ([, , text = '', unit]) => priceBelow(rupiahOf(text, unit)),
  ],
  [
    phrase(`(?:harga |price )?${above} ?(?:harga )?${money}`),
    ([, , text = '', unit]) => priceAbove(rupiahOf(text, unit)),
  ],
  [
    phrase(`(?:harga )?${money}${downwards}`),
    ([, text = '', unit]) => (isAmount(text, unit) ? priceBelow(rupiahOf(text, unit)) : undefined),
  ],
  [
    phrase(`(?:harga )?${money}${upwards}`),
    ([, text = '', unit]) => (isAmount(text, unit) ? priceAbove(rupiahOf(text, unit)) : undefined),
  ],
  [
    phrase(`${opening}${money}`),
    ([, text = '', unit]) => {
      if (unit?.endsWith('an')) return priceOf(roughly(text, unit));
      const rupiah = rupiahOf(text, unit);
      if (rupiah === undefined || !isAmount(text, unit)) return undefined;
      // An amount by itself is a budget, plus or minus ten percent.
      return priceOf(
        closed(rupiahOf(String(rupiah * 0.9), undefined), rupiahOf(String(rupiah * 1.1), undefined)),
      );
    },
  ],
  [phrase(year), ([, text]) => yearsOf(Number(text), Number(text))],
  [
    phrase(`(?:${yearWord} )?${above} ?${yearWord} (\\d{2})`),
    ([, , from = ''], known) => yearsOf(wholeYear(from), Math.max(known().max, wholeYear(from))),
  ],
  [
    phrase(`${yearWord} '?(\\d{2})(?: ?(?:\\+|ke ?atas|up))`),
    ([, from = ''], known) => yearsOf(wholeYear(from), Math.max(known().max, wholeYear(from))),
  ],
  [phrase(`${yearWord} '?(\\d{2})`), ([, text = '']) => yearsOf(wholeYear(text), wholeYear(text))],
];

function seatsOf(count: number): FilterValue | undefined {
  const slug = seatsSlug(count);
  return slug === undefined ? undefined : { slug, type: 'seats' };
}

/** The words that amounts are made of. */
export const amountWords: readonly string[] = phrases.flatMap(
  ([{ source }]) => source.replace(/\\[a-z]/g, ' ').match(/[a-z]{3,}/g) ?? [],
);

type Figures = {
  readonly values: readonly FilterValue[];
  /** To be searched in the cars' texts. */
  readonly words: readonly string[];
  /** Amounts that no filter has. */
  readonly unused: readonly string[];
  /** Whether one of them is a down payment or a term of a loan. */
  readonly isAboutCredit: boolean;
  readonly rest: string;
};

/**
 * Extracts seats, prices, instalments, years and mileages from typed text. The last price wins, since a list has only one.
 * @param text in lower case, words separated by single spaces
 * @param years range of all cars, for `2018 ke atas`
 */
export function readFigures(text: string, years: () => YearRange): Figures {
  const values: FilterValue[] = [];
  const words: string[] = [];
  const unused: string[] = [];
  let isAboutCredit = false;
  let rest = ` ${text} `;
  for (const [pattern, read] of phrases) {
    rest = rest.replace(pattern, (found: string, ...parts: (string | undefined)[]) => {
      const value = read([found, ...parts], years);
      if (!value) return found;
      if (value === 'credit' || value === 'unused') {
        unused.push(found.trim());
        isAboutCredit ||= value === 'credit';
      } else if ('word' in value) words.push(value.word);
      else values.push(value);
      return ` ${gap}`;
    });
  }
  return { values, words, unused, isAboutCredit, rest: rest.trim() };
}
