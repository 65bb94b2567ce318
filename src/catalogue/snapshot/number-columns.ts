import { BrokenSnapshot } from './broken-snapshot.ts';

/**
 * Columns of integers as big-endian varints: seven bits per byte, with a continuation bit on all but the
 * last.
 */
export class NumberWriter {
  #bytes = new Uint8Array(65_536);
  #length = 0;

  /** Non-negative integers. */
  numbers(column: ArrayLike<number>): void {
    // A safe integer takes at most eight bytes.
    const needed = this.#length + column.length * 8;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(needed * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    for (let at = 0; at < column.length; at++) {
      const number = column[at] ?? 0;
      let scale = 1;
      while (number >= scale * 128) scale *= 128;
      for (; scale > 1; scale /= 128) this.#bytes[this.#length++] = (Math.floor(number / scale) % 128) | 128;
      this.#bytes[this.#length++] = number % 128;
    }
  }

  /** Zigzag-coded differences: 0, -1, 1, -2, 2 as 0 to 4. */
  steps(column: ArrayLike<number>): void {
    const steps = new Float64Array(column.length);
    for (let at = 0; at < column.length; at++) {
      const step = (column[at] ?? 0) - (column[at - 1] ?? 0);
      steps[at] = step < 0 ? -2 * step - 1 : 2 * step;
    }
    this.numbers(steps);
  }

  /** All columns, as a view. */
  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Reads the output of a NumberWriter. Every method throws BrokenSnapshot for invalid data. */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Reads `count` integers from 0 to `most`. */
  numbers(count: number, most: number): Float64Array {
    const column = new Float64Array(count);
    const bytes = this.#bytes;
    for (let row = 0; row < count; row++) {
      let byte = bytes[this.#at++] ?? 0;
      let number = byte & 127;
      while (byte > 127 && number <= most) {
        byte = bytes[this.#at++] ?? 0;
        number = number * 128 + (byte & 127);
      }
      if (number > most) throw new BrokenSnapshot('a number out of range');
      column[row] = number;
    }
    if (this.#at > bytes.length) throw new BrokenSnapshot('cut off');
    return column;
  }

  /** Reads `count` integers from 0 to `most`, delta-coded. */
  steps(count: number, most: number): Float64Array {
    const column = this.numbers(count, 2 * most);
    let last = 0;
    for (let row = 0; row < count; row++) {
      const step = column[row] ?? 0;
      const half = Math.floor(step / 2);
      last += step === 2 * half ? half : -half - 1;
      if (last < 0 || last > most) throw new BrokenSnapshot('a number out of range');
      column[row] = last;
    }
    return column;
  }

  /** Must be called when everything has been read. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new BrokenSnapshot('something is left over');
  }
}
