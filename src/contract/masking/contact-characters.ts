/*
 * Reads a text the way an eye does: every sign that passes for a digit becomes one, invisible signs
 * vanish, and each result remembers where it stood.
 */

/** Signs that Unicode's own compatibility folding leaves alone: runs of digits 1 to 9 (and 10). */
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
/** Cyrillic and Greek letters that look like the Latin ones used in place of digits or in `wa`. */
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

/** The value of a decimal digit of any script: their blocks are ten long and stand apart from each other. */
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

/** A text as an eye reads it, in lower case. Offsets in it and in the original are told apart by the other two. */
export interface FoldedText {
  readonly text: string;
  /** Where in the original the sign at `index` begins; its length for the end of the text. */
  startOf(index: number): number;
  endOf(index: number): number;
}

const plain = /^[ -~]*$/;

export function foldText(original: string): FoldedText {
  // Most texts hold nothing to fold, and their offsets are the same.
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
      // Emoji and the like: one placeholder, so that offsets count units of one.
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
