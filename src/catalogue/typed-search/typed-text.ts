import { withDigits } from './number-words.ts';

const seatNouns = 'seaters?|seats?|kursi|penumpang|orang|org|bangku';
/** Spellings that are made alike before anything is read. */
const spellings: readonly (readonly [pattern: RegExp, text: string])[] = [
  // `'15` after a name; `2015/16`.
  [/(?<=^|\s)['’‘`´](\d\d)(?=$|\s)/g, '20$1'],
  [/(?<=^|\s)((?:19|20)\d\d) ?\/ ?((?:19|20)\d\d)(?=$|\s)/g, '$1-$2'],
  [/(?<=^|\s)(20)(\d\d) ?\/ ?(\d\d)(?=$|\s)/g, '$1$2-$1$3'],
  [/(?<=^|\s)([am])\/t(?=$|\s)/g, '$1t'],
  [/(?<=^|\s)(\d) ?x ?(\d)(?=$|\s)/g, '$1x$2'],
  [new RegExp(String.raw`(?<=^|\s)(\d{1,2})-?(${seatNouns})(?=$|\s)`, 'g'), '$1 $2'],
  [/(?<=^|\s)abu2(?=$|\s)/g, 'abu'],
  [/(\d) ?(?:rb|ribu|k) ?-? ?an(?=$|\s)/g, '$1 ribuan'],
  [/(\d) ?rban(?=$|\s)/g, '$1 ribuan'],
  [/(\d) ?(?:jt|juta) ?-? ?an(?=$|\s)/g, '$1 jutaan'],
  [/(\d) ?-? ?an (?:jt|juta)(?=$|\s)/g, '$1 jutaan'],
  [/(\d) ?-? ?an(?=$|\s)/g, '$1 an'],
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
    .replace(/\s+/g, ' ')
    .trim();
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling);
  return withDigits(text.split(/\s+/).filter(Boolean));
}
