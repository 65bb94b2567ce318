import type { DigitGroup, Stretch } from './digit-groups.ts';

/*
 * Finds numbers that start as only mobile numbers do (`0812`, `+62 812`, `nol delapan satu`), whatever is
 * between their parts: symbols, words, remarks. No price, year or mileage starts with a zero.
 */

const beginning = /^(?:(?:00)?620?|00?)8[1-9]\d/;
const whole = /^(?:(?:00)?620?|00?)8[1-9]\d{7,11}$/;
const leastDigits = 10;
const mostDigits = 13;
const longestGap = 28;
const mostWords = 3;
/** A few symbols, or letters within a word: `0x8x1`. */
const closeGap = /^(?:[^\p{L}]{0,3}|\p{L}{1,2})$/u;
const isYear = (digits: string) => /^(?:19[5-9]|20[0-4])\d$/.test(digits);

/** After a lone `08`, only digits too long for anything else. */
const isRest = (group: DigitGroup | undefined) => group !== undefined && /^\d{8,10}$/.test(group.digits);

/** `081 !! 234 !! 567`, but not house numbers: `084 dan 084a`. */
function startsAsThree(text: string, groups: readonly DigitGroup[], at: number): boolean {
  const [one, two] = [groups[at], groups[at + 1]];
  return !!one && !!two && /^08[1-9]$/.test(one.digits) && !/\p{L}/u.test(text.slice(one.end, two.start));
}

/** The text between two groups; undefined if they are too far apart to be one number. */
function gapBetween(text: string, last: DigitGroup, next: DigitGroup): string | undefined {
  const gap = text.slice(last.end, next.start);
  if (gap.length > longestGap) return undefined;
  return (gap.match(/\p{L}+/gu) ?? []).length > mostWords ? undefined : gap;
}

/** `150.000.000`, `628.101.000`, `85.000`: an amount ends a telephone number. */
function startsAmount(text: string, groups: readonly DigitGroup[], at: number): boolean {
  const [one, two, three] = [groups[at], groups[at + 1], groups[at + 2]];
  if (!one || !two || !/^[1-9]\d{0,2}$/.test(one.digits) || !/^[.,]$/.test(text.slice(one.end, two.start)))
    return false;
  const isOfThousands =
    three?.digits === '000' && two.digits.length === 3 && /^[.,]$/.test(text.slice(two.end, three.start));
  return isOfThousands || /^\d00$/.test(two.digits);
}

/** Number of groups that form the start, close together; 0 if they do not. */
function lengthOfBeginning(text: string, groups: readonly DigitGroup[], from: number): number {
  let digits = '';
  // `628.100.000 km`
  if (startsAmount(text, groups, from)) return 0;
  // Within an amount: `9.051.088.500`.
  if (/\d[.,]$/.test(text.slice(Math.max(0, (groups[from]?.start ?? 0) - 2), groups[from]?.start))) return 0;
  for (let at = from; at < groups.length && at < from + 7; at += 1) {
    const group = groups[at];
    const last = groups[at - 1];
    if (!group || (at > from && last && !closeGap.test(text.slice(last.end, group.start)))) return 0;
    // `08-2025` is a month, and lookalikes alone are a word: `obs 2019`.
    if (at > from && isYear(group.digits)) return 0;
    if (group.soft > 1 && group.soft === group.digits.length) return 0;
    digits += group.digits;
    const isWhole =
      at === from && (startsAsThree(text, groups, at) || (digits === '08' && isRest(groups[at + 1])));
    if (beginning.test(digits) || isWhole) return at - from + 1;
    if (digits.length > 4) return 0;
  }
  return 0;
}

function endOfNumber(
  text: string,
  groups: readonly DigitGroup[],
  from: number,
  head: number,
): number | undefined {
  let digits = groups
    .slice(from, from + head)
    .map((group) => group.digits)
    .join('');
  let soft = groups.slice(from, from + head).reduce((sum, group) => sum + group.soft, 0);
  const gaps = new Set<string>();
  let at = from + head;
  for (; at < groups.length; at += 1) {
    const [last, group] = [groups[at - 1], groups[at]];
    const gap = last && group ? gapBetween(text, last, group) : undefined;
    if (!group || gap === undefined || digits.length + group.digits.length > mostDigits + 2) break;
    const isEnough = digits.length >= leastDigits;
    // Once complete, it only includes groups joined in the same way as its other parts.
    const isWord = group.soft > 1 && group.soft === group.digits.length;
    if (isEnough && (isWord || (!gaps.has(gap) && gap.length > 1))) break;
    if (startsAmount(text, groups, at)) break;
    if ((groups[from]?.end ?? 0) - (groups[from]?.start ?? 0) <= 2 && isYear(group.digits)) return undefined;
    gaps.add(gap);
    digits += group.digits;
    soft += group.soft;
  }
  // At least four must be digits or their names.
  return whole.test(digits) && digits.length - soft >= Math.min(4, 14 - digits.length) ? at : undefined;
}

export function findStrongNumbers(text: string, groups: readonly DigitGroup[]): Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from < groups.length; from += 1) {
    const head = lengthOfBeginning(text, groups, from);
    const to = head > 0 ? endOfNumber(text, groups, from, head) : undefined;
    const [first, last] = [groups[from], groups[(to ?? 0) - 1]];
    if (to === undefined || !first || !last) continue;
    found.push({ start: text[first.start - 1] === '+' ? first.start - 1 : first.start, end: last.end });
    from = to - 1;
  }
  return found;
}
