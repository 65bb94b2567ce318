import { foldText } from './contact-characters.ts';
import { findNumbers, type Stretch } from './contact-numbers.ts';

/*
 * Finds contact details in a text that must have none (docs/product.md#contact-details-in-texts): telephone numbers in
 * any script or disguise, e-mail addresses, links, handles. Pure, for the form and the server alike.
 */

const addressPatterns: readonly RegExp[] = [
  /[a-z0-9._%+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/g,
  // Disguised: `nama (at) gmail dot com`, `nama @ yahoo . co.id`, `nama at gmail`.
  /[a-z0-9._%+-]{2,64}\s{0,2}(?:@|\(\s?at\s?\)|\[\s?at\s?\]|\bat\b)\s{0,2}(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|icloud|protonmail)\b(?:\s{0,2}(?:[.,]|\(?\[?\b(?:dot|titik)\b\]?\)?)\s{0,2}(?:com|co\.?\s?id|id|net))?/g,
  /[a-z0-9._%+-]{2,64}\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]{2,64}\s?(?:\(dot\)|\[dot\]|\s(?:dot|titik)\s)\s?[a-z]{2,}/g,
  /(?<![a-z0-9])@[a-z_][a-z0-9._]{2,}/g,
  /\b(?:ig|instagram|insta|telegram|tele|line|facebook|fb|tiktok)\s{0,2}[:=]\s{0,2}[a-z0-9][a-z0-9._]{2,}/g,
];

const linkPatterns: readonly RegExp[] = [
  /\b(?:https?|ftp)\s?:\s?\/\/\s?\S+/g,
  /\bwww\s?\.\s?\S+/g,
  /\b(?:wa|t|m|fb|ig)\s?\.\s?me\b(?:\s?\/\s?\S*)?/g,
  /\b(?:bit\s?\.\s?ly|cutt\.ly|s\.id|lynk\.id|linktr\.ee|goo\.gl|g\.co)\b(?:\/\S*)?/g,
  // A few endings only: `Istimewa.Cash/Kredit` is a sentence without its space.
  /\b[a-z0-9][a-z0-9-]{1,62}(?:\.[a-z0-9-]{1,63})*\.(?:com|net|org|(?:co|or|my|web|biz)\.id|id|xyz|site)\b(?:\/\S*)?/g,
  /\b[a-z0-9-]{3,}\s(?:dot|titik)\s(?:com|net|id|co)\b/g,
];

function findMatches(text: string, patterns: readonly RegExp[]): Stretch[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  );
}

function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Contact details in a text: offsets in the original, in order, without overlaps. */
export function findContactDetails(text: string): Stretch[] {
  const original = foldText(text);
  const folded = original.text;
  const found = findNumbers(folded);
  if (folded.includes('@') || /\bat\b|[:=]/.test(folded)) found.push(...findMatches(folded, addressPatterns));
  if (/[./]|dot|titik/.test(folded)) found.push(...findMatches(folded, linkPatterns));
  return merge(found).map(({ start, end }) => ({
    start: original.startOf(start),
    // To the start of the next visible character: invisible ones after a digit belong to it.
    end: Math.max(original.endOf(end - 1), original.startOf(end)),
  }));
}

export const contactMask = '•••';

/** The text with every contact detail replaced; `masked` counts them. */
export function maskContactDetails(text: string): { text: string; masked: number } {
  const found = findContactDetails(text);
  let result = '';
  let from = 0;
  for (const { start, end } of found) {
    result += text.slice(from, start) + contactMask;
    from = end;
  }
  return { text: result + text.slice(from), masked: found.length };
}
