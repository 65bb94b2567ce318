import disguisedDigits from '#reference-data/masking/disguised-digits.json' with { type: 'json' };

/*
 * Folds a text to what a reader sees: lookalikes of digits become digits, invisible characters disappear, and
 * each result keeps its position in the original.
 */

/**
 * `letters` are Cyrillic and Greek letters, and symbols, that look like Latin letters used as digits or in
 * `wa`.
 */
const signs: Readonly<Record<string, string>> = { ...disguisedDigits.signs, ...disguisedDigits.letters };
/**
 * Ranges of digits that Unicode's compatibility folding leaves unchanged, or folds to more than a digit:
 * `(1)`, `1.`.
 */
const runs = disguisedDigits.runs.map(({ first, value, length }) => ({
  first: first.codePointAt(0) ?? 0,
  value,
  length,
}));
/** Hangul fillers and the empty Braille cell are letters and symbols by category, but invisible. */
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]$/u;
const decimalDigit = /^\p{Nd}$/u;

/**
 * The value of a decimal digit in any script: each block has ten consecutive characters, and blocks are not
 * adjacent.
 */
function decimalValue(point: number): string {
  let zero = point;
  while (point - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

function foldOne(symbol: string): string {
  const point = symbol.codePointAt(0) ?? 0;
  const single = signs[symbol];
  if (single !== undefined) return single;
  const run = runs.find(({ first, length }) => point >= first && point < first + length);
  if (run) return String(point - run.first + run.value);
  if (invisible.test(symbol)) return symbol === '\n' || symbol === '\r' || symbol === '\t' ? ' ' : '';
  let folded = '';
  // Decomposed: a letter's accent is a character of its own, and dropped.
  for (const part of symbol.normalize('NFKD').toLowerCase()) {
    if (invisible.test(part)) continue;
    folded +=
      signs[part] !== undefined
        ? signs[part]
        : decimalDigit.test(part)
          ? decimalValue(part.codePointAt(0) ?? 0)
          : part;
  }
  return folded;
}

const placeholder = '¤';

/** A folded text in lower case. The two functions map its offsets to the original. */
export interface FoldedText {
  readonly text: string;
  /** Start of the character at `index` in the original; at the end, the original's length. */
  startOf(index: number): number;
  endOf(index: number): number;
}

const plain = /^[ -~]*$/;

export function foldText(original: string): FoldedText {
  // Most texts need no folding, so their offsets are unchanged.
  if (plain.test(original)) {
    return { text: original.toLowerCase(), startOf: (index) => index, endOf: (index) => index + 1 };
  }
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const symbol of original) {
    const end = start + symbol.length;
    const isAscii = symbol.length === 1 && symbol >= ' ' && symbol <= '~';
    for (const char of isAscii ? symbol.toLowerCase() : foldOne(symbol)) {
      // Emoji and the like become a single placeholder, so that offsets count single code units.
      text += char.length === 1 ? char : placeholder;
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return {
    text,
    startOf: (index) => starts[index] ?? original.length,
    endOf: (index) => ends[index] ?? original.length,
  };
}
