import { withDigits } from './number-words.ts';

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
