import { isWithinChanges } from './edit-distance.ts';
import { bitsOf } from './sets/bitset.ts';

/** Longer words are not corrected: no name is that long. */
export const longestWord = 40;
/** A token two edits away must have this many times the cars of a token one edit away to be preferred. */
const farther = 50;

/** Number of edits allowed for a word of this length. */
function changesAllowed(word: string): number {
  if (word.length < 4 || word.length > longestWord || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A bit for each letter that occurs; other characters share the remaining bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (letter & 3));
  }
  return letters;
}

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

/** Finds the token closest to a mistyped word. */
export class NearestToken {
  readonly #tokens: string[] = [];
  #lengths = new Uint8Array(256);
  #letters = new Int32Array(256);

  /** The token's number is its insertion index. */
  add(token: string): void {
    const number = this.#tokens.push(token) - 1;
    if (number >= this.#lengths.length) {
      const lengths = new Uint8Array(number * 2);
      lengths.set(this.#lengths);
      this.#lengths = lengths;
      const letters = new Int32Array(number * 2);
      letters.set(this.#letters);
      this.#letters = letters;
    }
    this.#lengths[number] = Math.min(token.length, 255);
    this.#letters[number] = lettersOf(token);
  }

  /**
   * The token that a word most likely means: few edits away and with many cars. Digits are not corrected,
   * since another digit is another car.
   * @param carsOf number of cars by token number
   */
  find(word: string, carsOf: (number: number) => number): string | undefined {
    const changes = changesAllowed(word);
    if (changes === 0) return undefined;
    const letters = lettersOf(word);
    const digits = digitsOf(word);
    let best: string | undefined;
    let bestWeight = 0;
    for (let number = 0; number < this.#tokens.length; number++) {
      if (Math.abs((this.#lengths[number] ?? 0) - word.length) > changes) continue;
      // Each edit removes at most one letter and adds at most one.
      const theirs = this.#letters[number] ?? 0;
      if (bitsOf(letters & ~theirs) > changes || bitsOf(theirs & ~letters) > changes) continue;
      const token = this.#tokens[number] ?? '';
      if (!isWithinChanges(word, token, changes) || digitsOf(token) !== digits) continue;
      const cars = carsOf(number);
      const weight = isWithinChanges(word, token, 1) ? cars * farther : cars;
      if (weight > bestWeight || (weight === bestWeight && best !== undefined && token < best)) {
        best = token;
        bestWeight = weight;
      }
    }
    return best;
  }
}
