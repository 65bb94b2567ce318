import disguisedDigits from '#reference-data/masking/disguised-digits.json' with { type: 'json' };
import type { DigitGroup, Stretch } from './digit-groups.ts';

/*
 * Finds numbers that are told a digit or two at a time, with any words in between and some of the digits'
 * names misspelt: `nol lalu delapan lalu satu`, `0 bagus 8 mulus 1`, `cek 08 di 12 ke 34`.
 */

type Said = Stretch & {
  readonly digits: string;
  readonly kind: 'figure' | 'name' | 'misspelt';
  /** Words since the one before. */
  readonly words: number;
};

const wordPattern = /[\p{L}\p{N}]+/gu;
const mostWords = 3;
const longestGap = 28;
const leastDigits = 10;
const mostDigits = 13;
/** After these the digits before them are an amount. */
const units =
  /^(?:km|rb|ribu|k|jt|juta|tahun|thn|th|bulan|bln|cc|ps|hp|persen|inch|inci|ring|jam|seater|kursi|pintu|kunci|roda|ban|titik|tangan|baris|unit|liter|meter|kali|x)$/;

const names = Object.entries({ ...disguisedDigits.words, ...disguisedDigits.regional }).filter(
  ([name, digits]) => name.length > 2 && digits.length === 1,
);

/** Whether two words differ by one letter: another, one more, one less, or two exchanged. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Usual words that differ from a digit's name by a letter. */
const usual = new Set(
  'lalu laku lama nama nomor noda dari suatu batu tepat cepat tempat rapat dapat enak lihat line time fine mine live life five dual tua tiba tiap punya pintu satuan sekarang'.split(
    ' ',
  ),
);
/** One letter's difference leaves the first letter or the last. */
const namesBy = new Map<string, (typeof names)[number][]>();
for (const one of names)
  for (const end of [`${one[0][0]}…`, `…${one[0].at(-1)}`])
    namesBy.set(end, [...(namesBy.get(end) ?? []), one]);
const misspeltDigit = (word: string): string | undefined =>
  word.length < 4 || word.length > 10 || usual.has(word)
    ? undefined
    : [...(namesBy.get(`${word[0]}…`) ?? []), ...(namesBy.get(`…${word.at(-1)}`) ?? [])].find(([name]) =>
        isNear(word, name),
      )?.[1];

/** What is said in each stretch of digits of at most two places, one after the other. */
function sayings(text: string, groups: readonly DigitGroup[]): Said[][] {
  const found: Said[][] = [[]];
  const known = new Map<string, string | undefined>();
  const nearest = (word: string) => {
    if (!known.has(word)) known.set(word, misspeltDigit(word));
    return known.get(word);
  };
  const say = (said: Said, gap: number) => {
    if (said.words > mostWords || gap > longestGap) found.push([]);
    found.at(-1)?.push(said);
  };
  let end = 0;
  let words = 0;
  for (const group of [...groups, undefined]) {
    const between = text.slice(end, group?.start);
    // Most groups of a list of figures have a space or a sign between them.
    for (const { 0: word, index } of /[\p{L}\p{N}]/u.test(between) ? between.matchAll(wordPattern) : []) {
      const at = end + index;
      const digits = nearest(word);
      const last = found.at(-1)?.at(-1);
      if (digits === undefined) {
        if (units.test(word) && last?.kind === 'figure' && words === 0) found.push([]);
        words += 1;
        continue;
      }
      say({ start: at, end: at + word.length, digits, kind: 'misspelt', words }, at - (last?.end ?? at));
      words = 0;
    }
    if (!group) break;
    const last = found.at(-1)?.at(-1);
    // A word of lookalikes: `gas`, `oli`.
    if (group.soft > 1 && group.soft === group.digits.length) {
      words += 1;
      end = group.end;
      continue;
    }
    if (group.digits.length > 2) found.push([]);
    else {
      const kind = /\p{L}/u.test(text.slice(group.start, group.end)) ? 'name' : 'figure';
      say({ ...group, kind, words }, group.start - (last?.end ?? group.start));
    }
    end = group.end;
    words = 0;
  }
  return found.filter((said) => said.length > 3);
}

const beginning = /^(?:(?:00)?620?|00?)8[1-9]/;

/** The end of a number that starts at `from`, as a place in `said`. */
function endOf(said: readonly Said[], from: number): number | undefined {
  const [first, second] = [said[from], said[from + 1]];
  if (first?.kind === 'figure' && !/^(?:0?8|00|0?62)/.test(`${first.digits}${second?.digits ?? ''}`))
    return undefined;
  let digits = '';
  let to = from;
  while (to < said.length && digits.length + (said[to]?.digits.length ?? 0) <= mostDigits + 2) {
    digits += said[to]?.digits ?? '';
    to += 1;
  }
  const some = said.slice(from, to);
  const count = (kind: Said['kind']) => some.filter((one) => one.kind === kind).length;
  const isSpelled = count('figure') === 0;
  // Names in a row are a number in any reading: some languages have the same name for different digits.
  const isRow = isSpelled && some.slice(1).every(({ words }) => words <= 1);
  const sizes = new Set(some.filter(({ kind }) => kind === 'figure').map((one) => one.digits.length));
  const isEven = isSpelled || sizes.size === 1 || (some.length > 4 && count('name') >= count('figure'));
  // Pairs with a word before each: nothing else is written like that.
  const isPairs =
    sizes.has(2) && sizes.size === 1 && isEven && some.slice(1).every(({ words }) => words === 1);
  const least = isPairs && to === said.length ? 8 : leastDigits;
  const isNumber =
    (beginning.test(digits) && digits.length >= least && isEven) || (isRow && digits.length >= 9);
  return isNumber && count('misspelt') <= some.length * 0.6 ? to : undefined;
}

export function findSpokenNumbers(text: string, groups: readonly DigitGroup[]): Stretch[] {
  if (groups.length < 4) return [];
  const found: Stretch[] = [];
  for (const said of sayings(text, groups)) {
    for (let from = 0; from < said.length; from += 1) {
      const first = said[from];
      const to = endOf(said, from);
      const last = said[(to ?? 0) - 1];
      if (to === undefined || !first || !last) continue;
      found.push({ start: first.start, end: last.end });
      from = to - 1;
    }
  }
  return found;
}

const amountWords = /^\P{L}{0,3}(?:(?:juta|jt|ribu|rb|ratus|miliar|milyar)\P{L}{1,3})?$/u;

/** `812 juta 345 ribu 678 90`: no amount goes on after its thousands in that way. */
export function findNumbersInAmounts(text: string, groups: readonly DigitGroup[]): Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from < groups.length; from += 1) {
    const first = groups[from];
    if (!first || !/^0?8[1-35-9]\d?$/.test(first.digits)) continue;
    let digits = first.digits;
    let unitCount = 0;
    let to = from + 1;
    for (; to < groups.length && digits.length < leastDigits + 1; to += 1) {
      const gap = text.slice(groups[to - 1]?.end, groups[to]?.start);
      if (gap.length > 10 || !amountWords.test(gap)) break;
      if (/\p{L}/u.test(gap)) unitCount += 1;
      digits += groups[to]?.digits ?? '';
    }
    if (unitCount < 2 || to - from < 4 || digits.length < 10 || digits.length > mostDigits) continue;
    found.push({ start: first.start, end: groups[to - 1]?.end ?? first.end });
    from = to - 1;
  }
  return found;
}
