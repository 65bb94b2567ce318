import { longestWord, NearestToken } from './nearest-token.ts';
import { SlotSet } from './sets/slot-set.ts';
import { TokenLists } from './token-lists.ts';

/** Maximum number of words whose tokens are cached, because the same words are typed often. */
const rememberedWords = 256;
/** Maximum number of their tokens: a single letter occurs in nearly all of them. */
const mostRememberedTokens = 500_000;

/**
 * A text's distinct tokens: lower case, split at white space. A substring without white space that occurs in
 * the text occurs within one of its tokens, so the index finds the same as a search of the whole text.
 * @public
 */
export function tokensOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Maps tokens to slots. A token keeps its number even if no car has it any more. */
export class TextIndex {
  readonly #hasWord: (token: string, word: string) => boolean;
  readonly #tokens: string[] = [];
  readonly #sets: SlotSet[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #lists = new TokenLists();
  readonly #remembered = new Map<string, { looked: number; readonly found: number[] }>();
  #rememberedTokens = 0;
  readonly #nearest = new NearestToken();
  /** Corrections by word; cleared when a token gets its first car or loses its last. */
  readonly #understood = new Map<string, string>();
  #longest = 0;

  /** @param place where in a token a word must occur */
  constructor(place: 'anywhere' | 'beginning' = 'anywhere') {
    this.#hasWord =
      place === 'beginning' ? (token, word) => token.startsWith(word) : (token, word) => token.includes(word);
  }

  /** Number of cached tokens. */
  get rememberedTokens(): number {
    return this.#rememberedTokens;
  }

  set(slot: number, tokens: readonly string[]): void {
    const before = this.#lists.get(slot);
    const after = [...new Set(tokens.map((token) => this.#numberOf(token)))];
    // Most changes of a car only concern its price or score.
    if (before.length === after.length && before.every((number, at) => number === after[at])) return;
    for (const number of before) {
      const set = this.#sets[number];
      set?.delete(slot);
      if (set?.size === 0) this.#understood.clear();
    }
    for (const number of after) {
      const set = this.#sets[number];
      set?.add(slot);
      if (set?.size === 1) this.#understood.clear();
    }
    this.#lists.set(slot, after);
  }

  /** The slot sets of each token that has the word. */
  setsWith(word: string): SlotSet[] {
    return this.#tokensWith(word).flatMap((number) => this.#sets[number] ?? []);
  }

  /** Whether the word occurs in some car's tokens. */
  has(word: string): boolean {
    return this.#tokensWith(word).some((number) => (this.#sets[number]?.size ?? 0) > 0);
  }

  /** The word itself if some token has it, otherwise the token it most likely means, if any. */
  understand(word: string): string {
    if (word.length > longestWord) return word;
    let understood = this.#understood.get(word);
    if (understood === undefined) {
      const carsOf = (number: number) => this.#sets[number]?.size ?? 0;
      understood = (this.has(word) ? undefined : this.#nearest.find(word, carsOf)) ?? word;
      if (this.#understood.size >= rememberedWords) this.#understood.clear();
      this.#understood.set(word, understood);
    }
    return understood;
  }

  #tokensWith(word: string): readonly number[] {
    if (word.length > this.#longest) return [];
    let known = this.#remembered.get(word);
    if (!known) {
      if (this.#remembered.size >= rememberedWords || this.#rememberedTokens >= mostRememberedTokens)
        this.release();
      known = { looked: 0, found: [] };
      this.#remembered.set(word, known);
    }
    const before = known.found.length;
    for (; known.looked < this.#tokens.length; known.looked++) {
      if (this.#hasWord(this.#tokens[known.looked] ?? '', word)) known.found.push(known.looked);
    }
    this.#rememberedTokens += known.found.length - before;
    return known.found;
  }

  /** Clears the cached tokens. */
  release(): void {
    this.#remembered.clear();
    this.#rememberedTokens = 0;
  }

  #numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#tokens.push(token) - 1;
    this.#sets.push(new SlotSet());
    this.#numbers.set(token, number);
    this.#nearest.add(token);
    this.#longest = Math.max(this.#longest, token.length);
    return number;
  }
}
