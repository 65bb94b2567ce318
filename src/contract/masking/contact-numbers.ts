import disguisedDigits from '#reference-data/masking/disguised-digits.json' with { type: 'json' };

/*
 * Telephone numbers in a text already folded by contact-characters.ts. Precision comes first: sellers write prices,
 * mileages, years, plates and engine sizes everywhere, and those must stay.
 */

/** A half-open range of the folded text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface DigitGroup extends Stretch {
  readonly digits: string;
  /** How many of the digits are letters that look like digits. */
  readonly soft: number;
}

const digitWords: Readonly<Record<string, string>> = disguisedDigits.words;
/** Letters that look like digits. */
const softDigits: Readonly<Record<string, string>> = disguisedDigits.softDigits;
const digitWord = new RegExp(Object.keys(digitWords).join('|'), 'g');
const onlyDigitWords = new RegExp(`^(?:${Object.keys(digitWords).join('|')}|\\d)+$`);
/** A word without digits counts only as a spelled digit, or as a lone letter that looks like one. */
const maybeDigits = new RegExp(`^(?:${Object.keys(digitWords).join('|')}|[oil]$)`);
const hintBefore =
  /(?:^|[^\p{L}])(?:wa|whats?app?|wasap|hp|handphone|telp|tlp|telepon|telpon|tel|phone|call|hubungi|hub|kontak|contact|sms|nomor|nomer|cp)[^\p{L}\d]{0,6}$/u;
const longestGap = 3;

const isYear = (digits: string) => /^(?:19[5-9]|20[0-4])\d$/.test(digits);
const mobile = /^(?:(?:00)?620?|0)8[1-35-9]\d{7,10}$/;
const bareMobile = /^8[1-35-9]\d{7,10}$/;

/** The digits of one word; empty for an ordinary word. */
function groupsOfWord(word: string, start: number): readonly DigitGroup[] {
  const end = start + word.length;
  if (/^\d+$/.test(word)) return [{ digits: word, soft: 0, start, end }];
  if (!/\d/.test(word) && !maybeDigits.test(word)) return [];
  if (onlyDigitWords.test(word)) {
    return [{ digits: word.replace(digitWord, (name) => digitWords[name] ?? ''), soft: 0, start, end }];
  }
  const letters = word.replace(/\d/g, '');
  const passesForDigits = [...letters].every((letter) => letter in softDigits);
  // A lone letter is a trim level (`1.5 S 2018`) more often than a digit, except those that look like one.
  if (passesForDigits && (letters.length < word.length || /^[oil]$/.test(word))) {
    const digits = [...word].map((char) => softDigits[char] ?? char).join('');
    return [{ digits, soft: letters.length, start, end }];
  }
  return [...word.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    soft: 0,
    start: start + index,
    end: start + index + digits.length,
  }));
}

/** `125.000.000`, `85.000`, `812 500 000`: a number with thousands separators. */
function isAmount(groups: readonly DigitGroup[]): boolean {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  return (
    first !== undefined &&
    rest.length > 0 &&
    /^[1-9]\d{0,2}$/.test(first) &&
    rest.every((digits) => digits.length === 3) &&
    // No price is 62 billion rupiah or more: `62.812.345.678` is a number with its country code.
    !(first === '62' && rest.length > 2)
  );
}

/** The run without such figures: each sequence of groups with the same separator is tested as one. */
function withoutAmounts(text: string, run: readonly DigitGroup[]): DigitGroup[][] {
  const parts: DigitGroup[][] = [[]];
  for (let from = 0; from < run.length; ) {
    const gapAfter = (index: number) => text.slice(run[index]?.end, run[index + 1]?.start);
    const gap = gapAfter(from);
    let to = from + 1;
    if (gap === '.' || gap === ',') while (to < run.length && gapAfter(to - 1) === gap) to += 1;
    const chain = run.slice(from, to);
    const before = text.slice(Math.max(0, (chain[0]?.start ?? 0) - 24), chain[0]?.start);
    const digits = chain.map((group) => group.digits).join('');
    const named =
      before.endsWith('+') || (hintBefore.test(before) && bareMobile.test(digits) && !digits.endsWith('000'));
    if (isAmount(chain) && !named) parts.push([]);
    else parts.at(-1)?.push(...chain);
    from = to;
  }
  return parts;
}

/** Groups of digits with only short gaps without letters between them. */
function runsOf(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  let last: DigitGroup | undefined;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const group of groupsOfWord(word, index)) {
      const gap = last === undefined ? undefined : text.slice(last.end, group.start);
      if (gap !== undefined && gap.length <= longestGap && !/[\p{L}\p{N}]/u.test(gap))
        runs.at(-1)?.push(group);
      else runs.push([group]);
      last = group;
    }
  }
  return runs.flatMap((run) => withoutAmounts(text, run));
}

/** `08-2025 2019`, `08-12-2019 2020`: dates in a row. */
function isDates(groups: readonly DigitGroup[]): boolean {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  return (
    (first?.length ?? 0) <= 2 &&
    rest.some(isYear) &&
    rest.every((digits) => digits.length <= 2 || isYear(digits))
  );
}

function isBareMobile(groups: readonly DigitGroup[], gaps: readonly string[]): boolean {
  if (groups.length === 1) return !groups[0]?.digits.endsWith('000');
  if (groups.every(({ digits }) => digits.length === 1)) return true;
  const [gap] = gaps;
  return (
    gaps.every((other) => other === gap) &&
    groups.every(({ digits }) => /^\d{3,4}$/.test(digits) && !isYear(digits) && !digits.endsWith('000'))
  );
}

/** `(021) 555 1234`, `0751-12345`. */
function isLandline(groups: readonly DigitGroup[]): boolean {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  if (first === undefined) return false;
  if (rest.length === 0) return /^0[2-79]\d{8,10}$/.test(first);
  const subscriber = rest.join('');
  return (
    /^0[2-79]\d{1,2}$/.test(first) &&
    /^\d{5,8}$/.test(subscriber) &&
    rest.every((digits) => digits.length >= 3) &&
    !rest.every(isYear)
  );
}

function isNumber(text: string, groups: readonly DigitGroup[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < 8) return false;
  if (groups.reduce((sum, { soft }) => sum + soft, 0) > digits.length / 2) return false;
  const start = groups[0]?.start ?? 0;
  const gaps = groups.slice(1).map((group, index) => text.slice(groups[index]?.end, group.start));
  const hinted = hintBefore.test(text.slice(Math.max(0, start - 24), start));
  if (gaps.every((gap) => gap === ' ') && isAmount(groups) && !hinted) return false;
  if (isDates(groups)) return false;
  if (mobile.test(digits) || isLandline(groups)) return true;
  // Two numbers written as one, or one followed by unrelated digits.
  if (groups.length === 1 && /^(?:62|0)8[1-35-9]\d{7,}$/.test(digits)) return true;
  if (bareMobile.test(digits) && (hinted || isBareMobile(groups, gaps))) return true;
  const international = text[start - 1] === '+' && digits.length >= 9;
  return (hinted || international) && digits.length <= 15 && !groups.every((group) => isYear(group.digits));
}

/** At least half of eight digits must be real ones or words. */
function mayHoldNumber(text: string): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= 4 || text.search(digitWord) >= 0;
}

export function findNumbers(text: string): Stretch[] {
  if (!mayHoldNumber(text)) return [];
  const found: Stretch[] = [];
  for (const run of runsOf(text)) {
    for (let from = 0; from < run.length; from += 1) {
      // The longest reading first, at most as long as sixteen spelled digits.
      for (let to = Math.min(run.length, from + 16); to > from; to -= 1) {
        const groups = run.slice(from, to);
        if (!isNumber(text, groups)) continue;
        const start = groups[0]?.start ?? 0;
        found.push({ start: text[start - 1] === '+' ? start - 1 : start, end: groups.at(-1)?.end ?? start });
        from = to - 1;
        break;
      }
    }
  }
  return found;
}
