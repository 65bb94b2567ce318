import { isPossibleKtp } from '#contract/leads/ktp.ts';
import { foldText } from './contact-characters.ts';
import { digitGroups } from './digit-groups.ts';

const digitsOfKtp = 16;
const gapWithin = /^[^\p{L}\p{N},;:"'()[\]{}]{0,3}$/u;
/** A comma, or a word: also between the numbers of a list. */
const gapOfLists = /^\P{L}{0,3}(?:\p{L}{1,8}\P{L}{1,3})?$/u;
/** Round, or a year: of an amount or a list. */
const isOfList = (digits: string) => /^(?:\d?000?|0+|19[5-9]\d|20[0-4]\d)$/.test(digits);
const mostListed = 5;

/**
 * Whether a text contains a possible national id, which is only allowed in its own field: also grouped,
 * spelled out, in other characters for digits, or within a longer number.
 */
export function hasKtp(text: string, now: Date): boolean {
  const folded = foldText(text).text;
  const groups = digitGroups(folded);
  return groups.some((first, from) => {
    if (first.digits.length > digitsOfKtp) return isWithin(first.digits, now);
    let digits = first.digits;
    let isListed = false;
    let at = from + 1;
    for (; digits.length < digitsOfKtp; at += 1) {
      const [last, next] = [groups[at - 1], groups[at]];
      const gap = last && next ? folded.slice(last.end, next.start) : undefined;
      if (!next || gap === undefined || gap.length > 14) return false;
      if (!gapWithin.test(gap)) {
        if (!gapOfLists.test(gap)) return false;
        isListed = true;
      }
      digits += next.digits;
    }
    const isList =
      isListed && (at - from > mostListed || groups.slice(from, at).some((one) => isOfList(one.digits)));
    return !isList && isPossibleKtp(digits, now);
  });
}

/** Longer numbers than this are not looked into. */
const longestNumber = 64;

function isWithin(digits: string, now: Date): boolean {
  if (digits.length > longestNumber) return false;
  return Array.from({ length: digits.length - digitsOfKtp + 1 }, (_, at) =>
    digits.slice(at, at + digitsOfKtp),
  ).some((some) => isPossibleKtp(some, now));
}
