import { Bitset } from './bitset.ts';
import { SlotSet } from './slot-set.ts';
import { TokenLists } from './token-lists.ts';

/** Words whose tokens are remembered; people type the same ones. */
const rememberedWords = 256;

/**
 * A text's tokens: lower case, between white space, each once. A word without white space that occurs anywhere in the
 * text occurs within one of them, so that nothing is lost against a search of the whole text.
 * @public
 */
export function tokensOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Which slots have which tokens. A token once seen keeps its number, even when no car has it any more. */
export class TextIndex {
  readonly #tokens: string[] = [];
  readonly #sets: SlotSet[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #lists = new TokenLists();
  readonly #remembered = new Map<string, { looked: number; readonly found: number[] }>();

  set(slot: number, tokens: readonly string[]): void {
    const before = this.#lists.get(slot);
    const after: number[] = [];
    for (const token of tokens) {
      const number = this.#numberOf(token);
      if (!after.includes(number)) after.push(number);
    }
    // Most changes of a car are of its price or its score.
    if (before.length === after.length && before.every((number, at) => number === after[at])) return;
    for (const number of before) this.#sets[number]?.delete(slot);
    for (const number of after) this.#sets[number]?.add(slot);
    this.#lists.set(slot, after);
  }

  /** The slots with a token in which the word occurs. */
  slotsWith(word: string, capacity: number): Bitset {
    const slots = new Bitset(capacity);
    for (const number of this.#tokensWith(word)) this.#sets[number]?.addTo(slots);
    return slots;
  }

  #tokensWith(word: string): readonly number[] {
    let known = this.#remembered.get(word);
    if (!known) {
      if (this.#remembered.size >= rememberedWords) this.#remembered.clear();
      known = { looked: 0, found: [] };
      this.#remembered.set(word, known);
    }
    for (; known.looked < this.#tokens.length; known.looked++) {
      if (this.#tokens[known.looked]?.includes(word)) known.found.push(known.looked);
    }
    return known.found;
  }

  #numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#tokens.push(token) - 1;
    this.#sets.push(new SlotSet());
    this.#numbers.set(token, number);
    return number;
  }
}
