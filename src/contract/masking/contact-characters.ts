/*
 * Folds a text as a reader sees it: characters that look like digits become digits, invisible ones vanish, and each
 * result keeps its position in the original.
 */

/** Characters that Unicode's compatibility folding leaves unchanged: runs of digits 1 to 9 (and 10). */
const digitRuns: readonly (readonly [first: number, zeroValue: number, length: number])[] = [
  [0x2776, 1, 9], // ❶
  [0x2780, 1, 9], // ➀
  [0x278a, 1, 9], // ➊
  [0x24f5, 1, 9], // ⓵
  // These fold to more than a digit: `(1)`, `1.`.
  [0x2474, 1, 9], // ⑴
  [0x2488, 1, 9], // ⒈
];
const singleDigits: Readonly<Record<string, string>> = {
  '⓿': '0',
  '🄋': '0',
  '🄌': '0',
  〇: '0',
  零: '0',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
};
/** Cyrillic and Greek letters that look like Latin ones used as digits or in `wa`. */
const lookalikeLetters: Readonly<Record<string, string>> = {
  о: 'o',
  О: 'o',
  ο: 'o',
  Ο: 'o',
  а: 'a',
  А: 'a',
  е: 'e',
  Е: 'e',
  с: 'c',
  С: 'c',
  і: 'i',
  І: 'i',
  ѕ: 's',
  В: 'b',
  Β: 'b',
  '⊙': 'o',
  '○': 'o',
  '◯': 'o',
  '⭕': 'o',
};
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
const decimalDigit = /^\p{Nd}$/u;

/** The value of a decimal digit of any script: their blocks have ten characters and do not touch. */
function decimalValue(point: number): string {
  let zero = point;
  while (point - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

function foldOne(symbol: string): string {
  const point = symbol.codePointAt(0) ?? 0;
  const single = singleDigits[symbol] ?? lookalikeLetters[symbol];
  if (single !== undefined) return single;
  const run = digitRuns.find(([first, , length]) => point >= first && point < first + length);
  if (run) return String(point - run[0] + run[1]);
  if (invisible.test(symbol)) return symbol === '\n' || symbol === '\r' || symbol === '\t' ? ' ' : '';
  let folded = '';
  for (const part of symbol.normalize('NFKC').toLowerCase()) {
    if (invisible.test(part)) continue;
    folded += decimalDigit.test(part) ? decimalValue(part.codePointAt(0) ?? 0) : part;
  }
  return folded;
}

const placeholder = '¤';

/** A folded text in lower case. The two functions map its offsets to the original. */
export interface FoldedText {
  readonly text: string;
  /** Start of the character at `index` in the original; the original's length for the end of the text. */
  startOf(index: number): number;
  endOf(index: number): number;
}

const plain = /^[ -~]*$/;

export function foldText(original: string): FoldedText {
  // Most texts need no folding, and their offsets are unchanged.
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
      // Emoji and the like become one placeholder, so that offsets count single units.
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
