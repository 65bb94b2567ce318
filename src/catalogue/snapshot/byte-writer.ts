import { utf8Of } from './utf8.ts';

/** Bytes one after the other, in an array that grows. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** How many there are so far. */
  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#makeRoom(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 on, seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) | 128);
    this.byte(rest);
  }

  bytes(values: Uint8Array): void {
    this.#makeRoom(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** With its length in front. */
  text(value: string): void {
    const bytes = utf8Of(value);
    this.number(bytes.length);
    this.bytes(bytes);
  }

  /** All that was written. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#length + more, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
