import { BrokenSnapshot } from './broken-snapshot.ts';
import { textOf } from './utf8.ts';

/** Reads what a ByteWriter wrote, and trusts nothing of it. Every method throws BrokenSnapshot past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new BrokenSnapshot('cut off');
    return value;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new BrokenSnapshot('a number too large');
      if (byte < 128) return value;
    }
  }

  /** A number that is at most `most`. */
  within(most: number): number {
    const value = this.number();
    if (value > most) throw new BrokenSnapshot('a number out of range');
    return value;
  }

  /** Not a copy. */
  bytes(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new BrokenSnapshot('cut off');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  text(): string {
    return textOf(this.bytes(this.number()));
  }

  /** To be called when all has been read. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new BrokenSnapshot('something is left over');
  }
}
