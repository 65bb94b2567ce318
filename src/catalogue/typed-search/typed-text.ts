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
function withDigits(words: readonly string[]): string[] {
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

const seatNouns = 'seaters?|seats?|kursi|penumpang|orang|org|bangku';
/** Spellings that are made alike before anything is read, between spaces. */
const spellings: readonly (readonly [pattern: RegExp, text: string])[] = [
  // `'15` after a name; `2015/16`.
  [/ ['’‘`´](\d\d)(?= )/g, ' 20$1'],
  [/ ((?:19|20)\d\d) ?\/ ?((?:19|20)\d\d)(?= )/g, ' $1-$2'],
  [/ (20)(\d\d) ?\/ ?(\d\d)(?= )/g, ' $1$2-$1$3'],
  [/ ([am])\/t(?= )/g, ' $1t'],
  // `agya/ayla`; `3 juta/bulan` is an amount of each month.
  [/(\p{L}{3})\/(?!(?:bulan|bln|month)(?= ))(?=\p{L}{3})/gu, '$1 '],
  [/ (\d) ?x ?(\d)(?= )/g, ' $1x$2'],
  [new RegExp(String.raw` (\d{1,2})-?(${seatNouns})(?= )`, 'g'), ' $1 $2'],
  [/ abu2(?= )/g, ' abu'],
  [/(\d) ?(?:rb|ribu|k) ?-? ?an(?= )/g, '$1 ribuan'],
  [/(\d) ?rban(?= )/g, '$1 ribuan'],
  [/(\d) ?(?:jt|juta) ?-? ?an(?= )/g, '$1 jutaan'],
  [/(\d) ?-? ?an (?:jt|juta)(?= )/g, '$1 jutaan'],
  [/(\d) ?-? ?an(?= )/g, '$1 an'],
  [/[()[\]{}"“”«»*…]+/g, ' '],
];

/** Lower case, without punctuation between words, numbers as digits. */
export function wordsOfTyped(typed: string): string[] {
  let text = typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}|]/gu, ' ')
    .toLowerCase()
    .replace(/[,;!?]+(?=\s|$)/g, ' ')
    .replace(/\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ');
  text = ` ${text} `;
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling);
  return withDigits(text.split(/\s+/).filter(Boolean));
}
