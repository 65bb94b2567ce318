import { type DigitGroup, digitGroups, type Stretch } from './digit-groups.ts';
import { findNumbersInAmounts, findSpokenNumbers } from './spoken-numbers.ts';
import { findStrongNumbers } from './strong-numbers.ts';

/*
 * Finds telephone numbers in a text folded by contact-characters.ts. Precision comes first: sellers write
 * prices, mileages, years, plates and engine sizes everywhere, and those must remain.
 */

const hintWord =
  'wa|whats?app?|wasap|hp|handphone|telp|tlp|telepon|telpon|tel|phone|call|hubungi|hub|kontak|contact|sms|nomor|nomer|cp';
const hints = new RegExp(`^(?:${hintWord})$`);
const longestHint = 9;
const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char);

/** Whether the word before a place, at most six signs away, announces a number. */
function isHintedAt(text: string, place: number): boolean {
  let end = place;
  while (end > 0 && place - end < 6 && !isLetter(text[end - 1]) && !/\d/.test(text[end - 1] ?? '')) end -= 1;
  let start = end;
  while (start > 0 && end - start <= longestHint && isLetter(text[start - 1])) start -= 1;
  return start < end && hints.test(text.slice(start, end));
}
const longestGap = 3;

const isYear = (digits: string) => /^(?:19[5-9]|20[0-4])\d$/.test(digits);
const mobile = /^(?:(?:00)?620?|0)8[1-35-9]\d{7,10}$/;
const bareMobile = /^8[1-35-9]\d{7,10}$/;

const isTooLong = (digits: string) => digits.length >= 13 || (digits.length >= 10 && !digits.endsWith('000'));
/** A national id in groups, as on the card. */
const isKtp = (groups: readonly DigitGroup[]) =>
  /^(?:4 4 4 4|6 6 4)$/.test(groups.map((group) => group.digits.length).join(' ')) &&
  /^[1-9]\d{5}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{6}$/.test(
    groups.map((group) => group.digits).join(''),
  );

/** `125.000.000`, `85.000`, `812 500 000`: a number with thousands separators. */
function isAmount(groups: readonly DigitGroup[]): boolean {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  return (
    first !== undefined &&
    rest.length > 0 &&
    /^[1-9]\d{0,2}$/.test(first) &&
    rest.every((digits) => digits.length === 3) &&
    // No price is 62 billion rupiah or more: `62.812.345.678` and `81.234.567.890` are telephone numbers.
    !(rest.length > 2 && /^(?:62|8[1-35-9])$/.test(first))
  );
}

/** The run without amounts: each sequence of groups with the same separator is tested as one. */
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
    const isRound = /(?:00|999)$/.test(digits) || /(?:rp|idr)[.\s]*$/.test(before);
    const isNamed =
      before.endsWith('+') ||
      (bareMobile.test(digits) &&
        (!isRound || (isHintedAt(text, chain[0]?.start ?? 0) && !digits.endsWith('000'))));
    if (isAmount(chain) && !isNamed) parts.push([]);
    else parts.at(-1)?.push(...chain);
    from = to;
  }
  return parts;
}

/** Runs of digit groups separated only by short gaps without letters. */
function runsOf(text: string, groups: readonly DigitGroup[]): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  let last: DigitGroup | undefined;
  for (const group of groups) {
    const gap = last === undefined ? undefined : text.slice(last.end, group.start);
    const isShort = gap !== undefined && (gap.length <= longestGap || /^(\W)\1{0,15}$/.test(gap));
    if (isShort && !/[\p{L}\p{N}]/u.test(gap)) runs.at(-1)?.push(group);
    else runs.push([group]);
    last = group;
  }
  return runs.flatMap((run) => withoutAmounts(text, run));
}

/** `08-2025 2019`, `08-12-2019 2020`: consecutive dates. */
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
  // `delapan ratus dua belas …`
  if (groups.length >= 6 && groups.every(({ digits }) => digits.length <= 2)) return true;
  const [gap] = gaps;
  if (/^8\d \d{3} \d{3} \d{3}$/.test(groups.map(({ digits }) => digits).join(' '))) return true;
  return (
    // No amount has four digits in a row: `812.3456-7890`.
    (gaps.every((other) => other === gap) || groups.some(({ digits }) => digits.length === 4)) &&
    groups.every(({ digits }) => /^\d{3,4}$/.test(digits) && !isYear(digits) && !digits.endsWith('000')) &&
    // Weights, lengths and volumes in a row, as in a truck's data, are round.
    groups.filter(({ digits }) => digits.endsWith('0')).length < 2
  );
}

/** `(021) 555 1234`, `0751-12345`, `021 lima lima lima …`, `0 2 1 5 5 5 …`. */
function isLandline(groups: readonly DigitGroup[]): boolean {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  if (first === undefined) return false;
  if (rest.length === 0) return /^0[2-79]\d{8,10}$/.test(first);
  const subscriber = rest.join('');
  const isSingle = rest.every((digits) => digits.length === 1);
  if (isSingle && /^0[2-79]\d{7,10}$/.test(first + subscriber)) return true;
  return (
    /^0[2-79]\d{1,2}$/.test(first) &&
    /^\d{5,8}$/.test(subscriber) &&
    rest.every((digits) => digits.length >= 2) &&
    !rest.every(isYear)
  );
}

type Candidate = {
  readonly groups: readonly DigitGroup[];
  readonly digits: string;
  readonly gaps: readonly string[];
  readonly isHinted: boolean;
  readonly isInternational: boolean;
};

/** Whether the digits alone could be a number. */
function hasForm({ groups, digits, gaps, isHinted, isInternational }: Candidate): boolean {
  if (mobile.test(digits) || isLandline(groups)) return true;
  // No price, mileage or engine size has ten consecutive digits; this also covers two numbers in one,
  // reversed numbers and national ids.
  if (groups.length === 1 && groups[0]?.soft === 0 && isTooLong(digits)) return true;
  if (digits.length === 16 && isKtp(groups)) return true;
  if (bareMobile.test(digits) && (isHinted || isBareMobile(groups, gaps))) return true;
  if (!isHinted && !isInternational) return false;
  return (
    digits.length <= 15 &&
    (isHinted || digits.length >= 9) &&
    gaps.every((gap) => gap.length <= longestGap) &&
    !groups.every((group) => isYear(group.digits))
  );
}

function isNumber(candidate: Candidate): boolean {
  const { groups, digits, gaps, isHinted } = candidate;
  if (!hasForm(candidate)) return false;
  if (groups.reduce((sum, { soft }) => sum + soft, 0) > digits.length / 2) return false;
  return (isHinted || !gaps.every((gap) => gap === ' ') || !isAmount(groups)) && !isDates(groups);
}

/** Of a mobile number, or of one with an area code. */
const form = /^(?:(?:(?:00)?620?|0)?8[1-35-9]\d{7,10}|0[2-79]\d{6,10})$/;
/** Digits of the longest number in several groups: a national id. */
const mostInGroups = 16;

function findPlainNumbers(text: string, groups: readonly DigitGroup[]): Stretch[] {
  const found: Stretch[] = [];
  for (const run of runsOf(text, groups)) {
    for (let from = 0; from < run.length; from += 1) {
      const start = run[from]?.start ?? 0;
      const isInternational = text[start - 1] === '+' && !/[\d+]/.test(text[start - 2] ?? '');
      const isHinted = isHintedAt(text, start);
      const candidates: { to: number; digits: string }[] = [];
      let digits = '';
      for (let to = from + 1; to <= run.length && to <= from + 16; to += 1) {
        digits += run[to - 1]?.digits ?? '';
        if (to > from + 1 && digits.length > mostInGroups) break;
        if (digits.length < 8) continue;
        const isPossible =
          isHinted ||
          isInternational ||
          to === from + 1 ||
          digits.length === mostInGroups ||
          form.test(digits);
        if (isPossible) candidates.unshift({ to, digits });
      }
      if (candidates.length === 0) continue;
      const gaps = run
        .slice(from + 1, candidates[0]?.to ?? from)
        .map((group, index) => text.slice(run[from + index]?.end, group.start));
      // Longest match first, up to sixteen spelled-out digits.
      const match = candidates.find(({ to, digits }) =>
        isNumber({
          ...{ groups: run.slice(from, to), digits, gaps: gaps.slice(0, to - from - 1) },
          ...{ isHinted, isInternational },
        }),
      );
      if (!match) continue;
      found.push({
        start: text[start - 1] === '+' ? start - 1 : start,
        end: run[match.to - 1]?.end ?? start,
      });
      from = match.to - 1;
    }
  }
  return found;
}

export function findNumbers(text: string): Stretch[] {
  const groups = digitGroups(text);
  const spoken = [...findSpokenNumbers(text, groups), ...findNumbersInAmounts(text, groups)];
  if (groups.reduce((sum, { digits }) => sum + digits.length, 0) < 8) return spoken;
  return [...findPlainNumbers(text, groups), ...findStrongNumbers(text, groups), ...spoken];
}
