/** How spreadsheets save CSV in Indonesia and Europe, unless they are asked for UTF-8. */
const windowsEncoding = 'windows-1252';

/** `TextDecoder`, which both devices and the server have. */
interface Decoder {
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string;
}

/** Which of the two a text without a byte order mark is in, told by its bytes, which come in any number of pieces. */
export class EncodingGuess {
  readonly #text: Decoder;
  readonly #strict: Decoder;
  #isWhole = true;
  /** By how many more characters beyond ASCII are UTF-8 than are not: one damaged character makes no other encoding. */
  #balance = 0;

  constructor(decoderOf: (options: { readonly fatal: boolean }) => Decoder) {
    this.#text = decoderOf({ fatal: false });
    this.#strict = decoderOf({ fatal: true });
  }

  add(bytes: Uint8Array): void {
    this.#read(bytes, true);
  }

  /** The encoding, once all bytes were added. */
  end(): string {
    this.#read(new Uint8Array(), false);
    return this.#isWhole || this.#balance >= 0 ? 'utf-8' : windowsEncoding;
  }

  #read(bytes: Uint8Array, stream: boolean): void {
    for (const found of this.#text.decode(bytes, { stream }).match(/[^\0-\x7f]/gu) ?? [])
      this.#balance += found === '\ufffd' ? -1 : 1;
    if (!this.#isWhole) return;
    // U+FFFD that was damaged before it was saved is UTF-8 nevertheless.
    try {
      this.#strict.decode(bytes, { stream });
    } catch {
      this.#isWhole = false;
    }
  }
}
