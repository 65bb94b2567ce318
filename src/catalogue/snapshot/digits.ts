import { BrokenSnapshot } from './broken-snapshot.ts';

/*
 * Binary digits one after the other. What is chance in a number, and so cannot be compressed, stands here, apart from
 * what can.
 */

/** At most so many at once: with those that wait for their byte they fit a number of 32 bits. */
const mostAtOnce = 24;

export class DigitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #pending = 0;
  #waiting = 0;

  /** The lowest digits of a whole number. */
  write(number: number, digits: number): void {
    let rest = number;
    let left = digits;
    for (; left > mostAtOnce; left -= mostAtOnce) {
      this.#add(rest % 2 ** mostAtOnce, mostAtOnce);
      rest = Math.floor(rest / 2 ** mostAtOnce);
    }
    this.#add(rest, left);
  }

  finish(): Uint8Array {
    if (this.#waiting > 0) this.#push();
    return this.#bytes.subarray(0, this.#length);
  }

  #add(number: number, digits: number): void {
    this.#pending |= number << this.#waiting;
    this.#waiting += digits;
    while (this.#waiting >= 8) this.#push();
  }

  #push(): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = this.#pending & 255;
    this.#pending >>>= 8;
    this.#waiting = Math.max(0, this.#waiting - 8);
  }
}

export class DigitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #pending = 0;
  #waiting = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws BrokenSnapshot past the end */
  read(digits: number): number {
    if (digits > mostAtOnce) return this.read(mostAtOnce) + this.read(digits - mostAtOnce) * 2 ** mostAtOnce;
    let pending = this.#pending;
    let waiting = this.#waiting;
    while (waiting < digits) {
      if (this.#at === this.#bytes.length) throw new BrokenSnapshot('cut off');
      pending |= (this.#bytes[this.#at++] ?? 0) << waiting;
      waiting += 8;
    }
    this.#pending = pending >>> digits;
    this.#waiting = waiting - digits;
    return pending & ((1 << digits) - 1);
  }

  /** To be called when all have been read. */
  end(): void {
    if (this.#at !== this.#bytes.length || this.#pending !== 0)
      throw new BrokenSnapshot('digits are left over');
  }
}
