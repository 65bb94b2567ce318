import { fits, lettersOf, longestWord, mistypedFit, plainFit, plainWord } from './typed-word.ts';

/** Further words are ignored. */
const mostWords = 8;
/** Of a further spelling at least so many letters must be typed, or all of it. */
const shortSpelling = 4;
/** Typed words as names are compared with. */
export function plainWordsOf(words: readonly string[]): string[] {
  return words
    .map((word) => plainWord(word).slice(0, longestWord))
    .filter(Boolean)
    .slice(0, mostWords);
}

/** A name, with what its words may be combined with: of a variant its model. */
type Indexed = {
  readonly above: Indexed | undefined;
  /** How many words it has itself. */
  readonly length: number;
};

/** The typed words, and which of them a name has. */
export type Hit<Name> = {
  readonly name: Name;
  /** A bit for each typed word that the name or what it is within has. */
  readonly mask: number;
  /** How well they fit, from 0 to 1, somewhat more for a match at the beginning and for nothing left over. */
  readonly fit: number;
};

type Place<Name> = { readonly name: Name; readonly at: number };
type OwnFit = {
  mask: number;
  /** By typed word. */
  readonly fits: (number | undefined)[];
  first: boolean;
  /** A bit for each word of the name that was found. */
  found: number;
};

/** Finds the names that typed words may mean, in any order and with typing errors. */
export class WordIndex<Name extends Indexed> {
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** By word: the names that have it, and where. */
  readonly #places: Place<Name>[][] = [];

  /** @param spellings further words that are equivalent to the whole name */
  add(name: Name, texts: readonly string[], spellings: readonly string[] = []): void {
    for (const text of texts) {
      for (const [at, word] of wordsOfName(text).entries())
        this.#places[this.#numberOf(word)]?.push({ name, at });
    }
    for (const spelling of spellings)
      this.#places[this.#numberOf(plainWord(spelling))]?.push({ name, at: -1 });
  }

  /**
   * Every name that itself has one of the words.
   * @param isSpelled whether a word is spelled as it is meant
   */
  find(words: readonly string[], isSpelled: (word: string) => boolean = () => false): Hit<Name>[] {
    const own = new Map<Name, OwnFit>();
    const isLetter = words.length === 1 && words[0]?.length === 1;
    for (const { text, mask, forgives } of spansOf(words, isSpelled)) {
      for (const [number, fit] of this.#fitting(text, forgives)) {
        for (const { name, at } of this.#places[number] ?? []) {
          // Half of a further spelling (`allnewavanza`) means nothing, a single letter little.
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

  /** The matching words; corrected ones only where none begins with what was typed. */
  #fitting(text: string, forgives: boolean): [number, number][] {
    const found: [number, number][] = [];
    let isBeginning = false;
    for (const [number, word] of this.#words.entries()) {
      const fit = plainFit(text, word);
      if (fit === 0) continue;
      // Two typed words that are one match from its beginning.
      const begins = word.startsWith(text);
      // A single letter is in nearly every word, and two typed words that are one match from its beginning.
      if (!begins && (!forgives || text.length === 1)) continue;
      isBeginning ||= begins;
      // `a` is the beginning of a name before it is a variant's letter.
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

/** Each typed word, and two neighbours as one: `x trail`, `kijang innova` for a spelling without the space. */
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

/** Added for a match at the beginning, and for nothing left over. */
const bonus = 0.05;
/** The fit of a name that was typed as it is, with all of its words. */
export const wholeFit = fits.exact + 2 * bonus;

/** Adds the words of what it is within, where they are not its own. */
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
