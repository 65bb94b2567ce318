import { traitNumbers } from '#contract/vehicles/traits.ts';
import type { Bitset } from './sets/bitset.ts';
import type { SlotList } from './sets/slot-list.ts';

/** The bits under `mask` must equal one of `anyOf`. */
export type TraitChoice = { readonly mask: number; readonly anyOf: readonly number[] };

/** Whether encoded traits satisfy all choices. */
export function hasTraits(number: number, choices: readonly TraitChoice[]): boolean {
  return choices.every(({ mask, anyOf }) => anyOf.includes(number & mask));
}

/** The encoded traits of each car. They are counted on demand, since most lists show none. */
export class TraitColumn {
  #numbers: Int32Array = new Int32Array(32);

  get(slot: number): number {
    return this.#numbers[slot] ?? 0;
  }

  set(slot: number, number: number): void {
    if (slot >= this.#numbers.length) {
      const grown = new Int32Array(Math.max(slot + 1, this.#numbers.length * 2));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[slot] = number;
  }

  /** Sets every slot at once, and owns the array from then on. */
  load(numbers: Int32Array): void {
    this.#numbers = numbers;
  }

  /** Adds the slots that have the traits. */
  addWith(choices: readonly TraitChoice[], used: number, to: Bitset): void {
    // Few of all numbers occur: each is decided when it is first met.
    const decided = new Uint8Array(traitNumbers);
    const numbers = this.#numbers;
    const end = Math.min(used, numbers.length);
    for (let slot = 0; slot < end; slot++) {
      const number = numbers[slot] ?? 0;
      if (decided[number] === 0) decided[number] = hasTraits(number, choices) ? 2 : 1;
      if (decided[number] === 2) to.add(slot);
    }
  }

  /** Adds the number of slots for each trait number. */
  countInto({ slots, count }: SlotList, counted: Int32Array): void {
    const numbers = this.#numbers;
    for (let at = 0; at < count; at++) {
      const number = numbers[slots[at] ?? 0] ?? 0;
      counted[number] = (counted[number] ?? 0) + 1;
    }
  }
}
