/*
 * Numbers in words, of both languages: `seratus lima puluh`, `tujuh`, `one hundred fifty`.
 */

const table = (words: string, from: number, step = 1) =>
  words.split(' ').map((word, at): [string, number] => [word, from + at * step]);
const digits = new Map([
  ...table('satu dua tiga empat lima enam tujuh delapan sembilan', 1),
  ...table('one two three four five six seven eight nine', 1),
]);
const whole = new Map([
  ...table('sepuluh sebelas', 10),
  ...table('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ...table('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
]);
const units = /^(?:jutaan|juta|jt|milyar|miliar|million|billion|ribu|ribuan|rb)$/;

/** Words with each number in words as digits. */
export function withDigits(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { value, length } = numberAt(words, at);
    const [word = ''] = words.slice(at, at + 1);
    if (/^(?:se|setengah)$/.test(word) && units.test(words[at + 1] ?? '')) {
      read.push(word === 'se' ? '1' : '0,5');
      at++;
    } else {
      read.push(length > 0 ? String(value) : word);
      at += Math.max(1, length);
    }
  }
  return read;
}

/** The number that begins at a word, and how many words it has; none for a word of something else. */
function numberAt(words: readonly string[], start: number): { value: number; length: number } {
  let value = 0;
  let at = start;
  let last = 0;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const [digit, next] = [digits.get(word), words[at + 1] ?? ''];
    const full = whole.get(word);
    const scale =
      next === 'ratus' || next === 'hundred' ? 100 : next === 'puluh' ? 10 : next === 'belas' ? 1 : 0;
    let part: number | undefined;
    let used = 1;
    if (word === 'seratus') part = 100;
    else if (full !== undefined) part = full;
    else if (digit !== undefined && scale > 0) {
      part = next === 'belas' ? 10 + digit : digit * scale;
      used = 2;
    } else if (digit !== undefined) part = digit;
    // Each part is smaller than the one before it.
    if (part === undefined || (last > 0 && (part >= last || last < 10))) break;
    value += part;
    last = part < 10 ? 1 : part < 100 ? 10 : 100;
    at += used - 1;
  }
  return { value, length: at - start };
}
