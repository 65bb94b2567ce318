import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';

/** A PDF gets only the characters that it uses of it. */
export const receiptFont = readFileSync(
  createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
);

/** What the font has for sure of Latin, Greek, Cyrillic and Arabic. */
const unprintable =
  /[^ -~\u00a0-\u02af\u02bb\u02bc\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0621-\u063a\u0641-\u0652\u1e00-\u1ef9\u2010-\u2015\u2018-\u201e\u2026]+/gu;

/** People's words, with what the font lacks spelled in Latin letters: `王小明` is `WangXiaoMing`. */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(unprintable, (words) => anyAscii(words));
