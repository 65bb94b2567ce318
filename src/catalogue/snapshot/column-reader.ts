import { BrokenSnapshot } from './broken-snapshot.ts';
import { ByteReader } from './byte-reader.ts';
import { smallLimit } from './column-writer.ts';
import { DigitReader } from './digits.ts';

/** Reads what a ColumnWriter wrote, and trusts nothing of it: every method throws BrokenSnapshot. */
export class ColumnReader {
  readonly head: ByteReader;
  #columns = new ByteReader(new Uint8Array());
  #digits = new DigitReader(new Uint8Array());

  constructor(bytes: Uint8Array) {
    this.head = new ByteReader(bytes);
  }

  /** To be called when the head has been read. */
  begin(): void {
    const columns = this.head.number();
    const digits = this.head.number();
    this.#columns = new ByteReader(this.head.bytes(columns));
    this.#digits = new DigitReader(this.head.bytes(digits));
    this.head.end();
  }

  end(): void {
    this.#columns.end();
    this.#digits.end();
  }

  /** A single number, at most `most`. */
  number(most: number): number {
    return this.#columns.within(most);
  }

  /** Not a copy. */
  codes(count: number): Uint8Array {
    return this.#columns.bytes(count);
  }

  text(): string {
    return this.#columns.text();
  }

  /** Numbers of which none is above `most`, which is below 2 ** 31. */
  magnitudes(count: number, kept: number, most: number): Int32Array {
    const symbols = this.codes(count);
    const column = new Int32Array(count);
    for (let at = 0; at < count; at++) {
      const number = this.numberOf(symbols[at] ?? 0, kept) - 1;
      if (number < 0 || number > most) throw new BrokenSnapshot('a number out of range');
      column[at] = number;
    }
    return column;
  }

  /** Numbers of which none is above `most`, of any size. */
  small(count: number, most: number): Float64Array {
    const symbols = this.codes(count);
    const column = new Float64Array(count);
    for (let at = 0; at < count; at++) {
      const symbol = symbols[at] ?? 0;
      column[at] = symbol < smallLimit ? symbol : this.beyondSmall(symbol, most);
    }
    return column;
  }

  /** The number behind a symbol of a `small` column from `smallLimit` on. */
  beyondSmall(symbol: number, most: number): number {
    const number = this.numberOf(symbol - smallLimit, 0);
    if (number > most) throw new BrokenSnapshot('a number out of range');
    return number;
  }

  /** Numbers of which none is above `most`, which is below 2 ** 31: what each has above the least. */
  spread(count: number, most: number): { readonly least: number; readonly above: Uint8Array | Int32Array } {
    const least = this.number(most);
    const below = this.number(16);
    const symbols = this.codes(count);
    if (below === 0 && least + 255 <= most) return { least, above: symbols };
    const above = new Int32Array(count);
    for (let at = 0; at < count; at++) {
      const number = ((symbols[at] ?? 0) << below) + (below === 0 ? 0 : this.#digits.read(below));
      if (least + number > most) throw new BrokenSnapshot('a number out of range');
      above[at] = number;
    }
    return { least, above };
  }

  /** The number, from 1 on, that a symbol begins. */
  numberOf(symbol: number, kept: number): number {
    const below = (symbol >> kept) - kept;
    const top = symbol & ((1 << kept) - 1);
    if (below < 0) return top;
    if (below === 0) return top + (1 << kept);
    const digits = this.#digits.read(below);
    return below < 24 ? ((top + (1 << kept)) << below) + digits : (top + (1 << kept)) * 2 ** below + digits;
  }
}
