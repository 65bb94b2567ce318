import { traitNumbers } from '#contract/vehicles/traits.ts';
import type { Bitset } from './sets/bitset.ts';
import type { SlotList } from './sets/slot-list.ts';

/** Of these bits, one of the numbers. */
export type TraitChoice = { readonly mask: number; readonly anyOf: readonly number[] };

/** Whether a number of traits satisfies all choices. */
export function hasTraits(number: number, choices: readonly TraitChoice[]): boolean {
  return choices.every(({ mask, anyOf }) => anyOf.includes(number & mask));
}

/** The traits of each car. They are counted by number when they are asked for: most lists show none. */
export class TraitColumn {
  #numbers: Uint16Array = new Uint16Array(32);

  get(slot: number): number {
    return this.#numbers[slot] ?? 0;
  }

  set(slot: number, number: number): void {
    if (slot >= this.#numbers.length) {
      const grown = new Uint16Array(Math.max(slot + 1, this.#numbers.length * 2));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[slot] = number;
  }

  /** Sets every slot at once. The array is handed over. */
  load(numbers: Uint16Array): void {
    this.#numbers = numbers;
  }

  /** Adds the slots that have the traits. */
  addWith(choices: readonly TraitChoice[], used: number, to: Bitset): void {
    const isWanted = Uint8Array.from({ length: traitNumbers }, (_, number) =>
      Number(hasTraits(number, choices)),
    );
    const numbers = this.#numbers;
    const end = Math.min(used, numbers.length);
    for (let slot = 0; slot < end; slot++) if (isWanted[numbers[slot] ?? 0] === 1) to.add(slot);
  }

  /** Adds how many of the slots have each number. */
  countInto({ slots, count }: SlotList, counted: Int32Array): void {
    const numbers = this.#numbers;
    for (let at = 0; at < count; at++) {
      const number = numbers[slots[at] ?? 0] ?? 0;
      counted[number] = (counted[number] ?? 0) + 1;
    }
  }
}
