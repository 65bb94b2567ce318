import { fits, lettersOf, longestWord, mistypedFit, plainFit, plainWord } from './typed-word.ts';

/** Maximum number of words considered. */
const mostWords = 8;
/** Alternative spellings must be typed in full or with at least this many letters. */
const shortSpelling = 4;
/** Normalises typed words for matching. */
export function plainWordsOf(words: readonly string[]): string[] {
  return words
    .map((word) => plainWord(word).slice(0, longestWord))
    .filter(Boolean)
    .slice(0, mostWords);
}

/** A name, and the one containing it, whose words also count: for a variant, its model. */
type Indexed = {
  readonly above: Indexed | undefined;
  /** Number of words in the name. */
  readonly length: number;
};

/** A match of typed words with a name. */
export type Hit<Name> = {
  readonly name: Name;
  /** A bit for each typed word that matches the name or one containing it. */
  readonly mask: number;
  /**
   * Quality of the match from 0 to 1, plus a bonus for matching the first word and one for matching all of
   * the name's words.
   */
  readonly fit: number;
};

type Place<Name> = { readonly name: Name; readonly at: number };
type OwnFit = {
  mask: number;
  /** By typed word. */
  readonly fits: (number | undefined)[];
  first: boolean;
  /** A bit for each matched word of the name. */
  found: number;
};

/** Matches typed words against names, in any order and allowing for typing errors. */
export class WordIndex<Name extends Indexed> {
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** By word: the names that contain it, with its position; -1 for an alternative spelling. */
  readonly #places: Place<Name>[][] = [];

  /** @param spellings alternative spellings of the whole name */
  add(name: Name, texts: readonly string[], spellings: readonly string[] = []): void {
    for (const text of texts) {
      for (const [at, word] of wordsOfName(text).entries())
        this.#places[this.#numberOf(word)]?.push({ name, at });
    }
    for (const spelling of spellings)
      this.#places[this.#numberOf(plainWord(spelling))]?.push({ name, at: -1 });
  }

  /**
   * Names that themselves match at least one of the words.
   * @param isSpelled whether a word is spelled correctly, so that it is not matched fuzzily
   */
  find(words: readonly string[], isSpelled: (word: string) => boolean = () => false): Hit<Name>[] {
    const own = new Map<Name, OwnFit>();
    const isLetter = words.length === 1 && words[0]?.length === 1;
    for (const { text, mask, forgives } of spansOf(words, isSpelled)) {
      for (const [number, fit] of this.#fitting(text, forgives)) {
        for (const { name, at } of this.#places[number] ?? []) {
          // The start of an alternative spelling (`allnewavanza`) means nothing, and a single letter is too
          // ambiguous except at the start of a name.
          if (at < 0 && fit < fits.exact && text.length < shortSpelling) continue;
          if (at !== 0 && isLetter) continue;
          note(own, name, at, { mask, fit });
        }
      }
    }
    return [...own].map(([name, found]) => hitOf(name, found, own));
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word.slice(0, longestWord)) - 1;
    this.#letters.push(lettersOf(word));
    this.#places.push([]);
    this.#numbers.set(word, number);
    return number;
  }

  /** The words of the index that match; fuzzy matches only if none starts with the typed text. */
  #fitting(text: string, forgives: boolean): [number, number][] {
    const found: [number, number][] = [];
    let isBeginning = false;
    for (const [number, word] of this.#words.entries()) {
      const fit = plainFit(text, word);
      if (fit === 0) continue;
      const begins = word.startsWith(text);
      // A single letter occurs in nearly every word, and two joined words only match from the start.
      if (!begins && (!forgives || text.length === 1)) continue;
      isBeginning ||= begins;
      // `a` is more likely the start of a name than a one-letter name.
      found.push([number, text.length === 1 ? fits.beginning : fit]);
    }
    if (isBeginning || !forgives) return found;
    const letters = lettersOf(text);
    const plainly = new Set(found.map(([number]) => number));
    for (const [number, word] of this.#words.entries()) {
      if (plainly.has(number)) continue;
      const fit = mistypedFit(text, word, letters, this.#letters[number] ?? 0);
      if (fit > 0) found.push([number, fit]);
    }
    return found;
  }
}

export function wordsOfName(name: string): string[] {
  return name
    .split(/[\s/]+/)
    .map(plainWord)
    .filter(Boolean);
}

/**
 * Each typed word, and each pair of neighbours joined, for names spelled without the space: `x trail`,
 * `kijang innova`.
 */
function spansOf(
  words: readonly string[],
  isSpelled: (word: string) => boolean,
): { text: string; mask: number; forgives: boolean }[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const single = { text: word, mask: 1 << at, forgives: !isSpelled(word) };
    return next === undefined ? [single] : [single, { text: word + next, mask: 0b11 << at, forgives: false }];
  });
}

function note<Name extends Indexed>(
  own: Map<Name, OwnFit>,
  name: Name,
  at: number,
  { mask, fit }: { readonly mask: number; readonly fit: number },
): void {
  let found = own.get(name);
  if (!found) {
    found = { mask: 0, fits: [], first: false, found: 0 };
    own.set(name, found);
  }
  found.mask |= mask;
  found.first ||= at <= 0;
  found.found |= at < 0 ? (1 << name.length) - 1 : 1 << at;
  for (let bit = 0; mask >> bit !== 0; bit++) {
    if ((mask >> bit) & 1) found.fits[bit] = Math.max(found.fits[bit] ?? 0, fit);
  }
}

/** Bonus for matching the first word, and for matching all of the name's words. */
const bonus = 0.05;
/** The fit of a name typed exactly and completely. */
export const wholeFit = fits.exact + 2 * bonus;

/** Adds the matches of the containing names for words that the name itself does not match. */
function hitOf<Name extends Indexed>(
  name: Name,
  found: OwnFit,
  own: ReadonlyMap<Indexed, OwnFit>,
): Hit<Name> {
  let { mask } = found;
  const fits = [...found.fits];
  for (let { above } = name; above; { above } = above) {
    const further = own.get(above);
    if (!further) continue;
    for (const [bit, fit] of further.fits.entries()) {
      if (fit === undefined || fits[bit] !== undefined) continue;
      fits[bit] = fit;
      mask |= 1 << bit;
    }
  }
  const known = fits.filter((fit) => fit !== undefined);
  const mean = known.reduce((sum, fit) => sum + fit, 0) / known.length;
  const isWhole = found.found === (1 << name.length) - 1;
  return { name, mask, fit: mean + (found.first ? bonus : 0) + (isWhole ? bonus : 0) };
}
