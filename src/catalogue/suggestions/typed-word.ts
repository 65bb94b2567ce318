import { isWithinChanges } from '#catalogue/faceted-index/edit-distance.ts';
import { bitsOf } from '#catalogue/faceted-index/sets/bitset.ts';

/** Similarity of a typed word and a word of a name: 1 if equal, 0 if different. */
type Fit = number;

export const fits = {
  exact: 1,
  beginning: 0.85,
  mistyped: 0.7,
  inside: 0.6,
  mistypedBeginning: 0.5,
} as const;
/** Penalty for each edit after the first. */
const slipCost = 0.05;

/** Longer than any word in a name; the rest is ignored. */
export const longestWord = 40;

/** Letters and digits only, without accents: `CR-V` and `crv` are one word. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A bit per letter, and one for all digits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return letters;
}

/** Number of edits allowed: none in a short word, where an edit produces another word. */
function forgivenSlips(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

/** Similarity without edits. Both words are normalised. */
export function plainFit(typed: string, word: string): Fit {
  const at = word.indexOf(typed);
  if (at > 0) return fits.inside;
  if (at < 0) return 0;
  return typed.length === word.length ? fits.exact : fits.beginning;
}

/**
 * Similarity with edits: missing, additional or wrong letters, or a transposition. Digits are not corrected,
 * since another digit is another car. Both words are normalised.
 */
export function mistypedFit(typed: string, word: string, letters: number, lettersOfWord: number): Fit {
  const most = forgivenSlips(typed.length);
  if (most === 0 || word.length < typed.length - most) return 0;
  // Each edit adds at most one letter.
  if (bitsOf(letters & ~lettersOfWord) > most) return 0;
  for (let slips = 1; slips <= most; slips++) {
    const cost = slipCost * (slips - 1);
    if (isWithinChanges(typed, word, slips)) return isSameNumber(typed, word) ? fits.mistyped - cost : 0;
    for (let length = typed.length - slips; length <= typed.length + slips; length++) {
      const beginning = word.slice(0, length);
      if (isWithinChanges(typed, beginning, slips))
        return isSameNumber(typed, beginning) ? fits.mistypedBeginning - cost : 0;
    }
  }
  return 0;
}

function isSameNumber(typed: string, word: string): boolean {
  return digitsOf(typed) === digitsOf(word);
}
