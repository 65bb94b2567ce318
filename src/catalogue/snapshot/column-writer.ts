import { ByteWriter } from './byte-writer.ts';
import { DigitWriter } from './digits.ts';

/** Numbers a column has a place for, by row. */
export type Numbers = ArrayLike<number>;

/** How many binary digits follow the first. */
export function magnitudeOf(number: number): number {
  if (number < 2 ** 32) return 31 - Math.clz32(number);
  const magnitude = Math.floor(Math.log2(number));
  // The logarithm of one below a power rounds up to that power's.
  return 2 ** magnitude > number ? magnitude - 1 : magnitude;
}

/** Signed numbers as ones from 0 on, the small ones small: 0, -1, 1, -2, 2. */
export function unsigned(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

/** From here on a number of a `small` column is told by its magnitude. */
export const smallLimit = 192;

/**
 * A head, and columns as a compressor likes them: of each number one byte with what comes often and in patterns, and apart from
 * them, behind all columns, the digits that are chance. A seam stands between two columns: across it there is nothing
 * to be learnt, and a compressor that begins anew there does better.
 */
export class ColumnWriter {
  readonly head = new ByteWriter();
  readonly #columns = new ByteWriter();
  readonly #digits = new DigitWriter();
  readonly #seams: number[] = [];

  /** A single number from 0 on. */
  number(value: number): void {
    this.#columns.number(value);
  }

  codes(values: Uint8Array): void {
    this.#seam();
    this.#columns.bytes(values);
  }

  text(value: string): void {
    this.#seam();
    this.#columns.text(value);
  }

  /** Numbers from 0 on of any size: their magnitude and as many digits after the first in the byte as are `kept`. */
  magnitudes(numbers: Numbers, kept: number): void {
    const symbols = new Uint8Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) {
      const number = (numbers[at] ?? 0) + 1;
      symbols[at] = this.#magnitude(number, kept);
    }
    this.codes(symbols);
  }

  /** Numbers from 0 on that are hardly ever as large as `smallLimit`. */
  small(numbers: Numbers): void {
    const symbols = new Uint8Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      symbols[at] = number < smallLimit ? number : smallLimit + this.#magnitude(number, 0);
    }
    this.codes(symbols);
  }

  /** Whole numbers that lie within a range and come about equally often in it. */
  spread(numbers: Numbers): void {
    let least = numbers.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    let most = 0;
    for (let at = 0; at < numbers.length; at++) {
      least = Math.min(least, numbers[at] ?? 0);
      most = Math.max(most, numbers[at] ?? 0);
    }
    let below = 0;
    while ((most - least) >>> below > 255) below++;
    this.number(least);
    this.number(below);
    const symbols = new Uint8Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) {
      const above = (numbers[at] ?? 0) - least;
      symbols[at] = above >>> below;
      this.#digits.write(above & ((1 << below) - 1), below);
    }
    this.codes(symbols);
  }

  /** The symbol of a number from 1 on; its other digits are written. */
  symbolOf(number: number, kept: number): number {
    return this.#magnitude(number, kept);
  }

  /** @returns all that was written, and where seams are */
  finish(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly seams: readonly number[] } {
    const columns = this.#columns.finish();
    const digits = this.#digits.finish();
    this.head.number(columns.length);
    this.head.number(digits.length);
    const start = this.head.length;
    this.head.bytes(columns);
    this.head.bytes(digits);
    return {
      bytes: this.head.finish(),
      seams: [...this.#seams.map((at) => start + at), start + columns.length],
    };
  }

  #magnitude(number: number, kept: number): number {
    const magnitude = magnitudeOf(number);
    const below = Math.max(0, magnitude - kept);
    const top = Math.floor(number / 2 ** below);
    this.#digits.write(number - top * 2 ** below, below);
    return (magnitude << kept) + (top & ((1 << kept) - 1));
  }

  #seam(): void {
    this.#seams.push(this.#columns.length);
  }
}
