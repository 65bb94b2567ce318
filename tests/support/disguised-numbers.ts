import { foldText } from '#contract/masking/contact-characters.ts';

/*
 * Telephone numbers in every common disguise, generated from a seed.
 */

/** https://prng.di.unimi.it/splitmix64.c in 32 bits: the same corpus everywhere. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

const from = (zero: string) => (digit: number) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit);
const listed = (signs: string) => (digit: number) => [...signs][digit] ?? '';
const words = (names: string) => (digit: number) => names.split(' ')[digit] ?? '';

const scripts: Readonly<Record<string, (digit: number) => string>> = {
  plain: String,
  'full-width': from('０'),
  superscript: listed('⁰¹²³⁴⁵⁶⁷⁸⁹'),
  subscript: from('₀'),
  circled: listed('⓪①②③④⑤⑥⑦⑧⑨'),
  'circled, black': listed('⓿❶❷❸❹❺❻❼❽❾'),
  'double circled': listed('⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽'),
  'in brackets': listed('0⑴⑵⑶⑷⑸⑹⑺⑻⑼'),
  'with a full stop': listed('0⒈⒉⒊⒋⒌⒍⒎⒏⒐'),
  bold: from('𝟎'),
  'double-struck': from('𝟘'),
  typewriter: from('𝟶'),
  Arabic: from('٠'),
  Persian: from('۰'),
  Devanagari: from('०'),
  Thai: from('๐'),
  Javanese: from('꧐'),
  Balinese: from('᭐'),
  Chinese: listed('零一二三四五六七八九'),
  keys: (digit) => `${digit}\ufe0f\u20e3`,
  'with a line above': (digit) => `${digit}\u0305`,
  'lookalike letters': listed('OlZ3456789'),
  'Indonesian words': words('nol satu dua tiga empat lima enam tujuh delapan sembilan'),
  'English words': words('zero one two three four five six seven eight nine'),
};
const separators: readonly [string, ...string[]] = [
  '',
  '',
  '',
  ' ',
  ' ',
  '-',
  '.',
  ' - ',
  ' . ',
  '/',
  '_',
  '*',
  ',',
  '~',
  '|',
  '·',
  '…',
  '  ',
  '\n',
  '\u200b',
  '✨',
  ' – ',
  '=',
  '+',
];
const contexts: readonly [string, ...string[]] = [
  '%',
  'Hubungi %',
  'WA % ya kak',
  'Mobil terawat pajak hidup % nego',
  'Minat? % siap antar',
  'Avanza 2019 km 45.000 % harga 150 juta',
  'call/wa %',
  'No sms (%)',
  'Nomor saya % jangan ragu',
  'cp:%',
];
const prefixes: readonly [string, ...string[]] = ['08', '08', '08', '628', '+628', '8', '00628'];

/** A text with a number in it, and the number. */
export type Disguised = { readonly text: string; readonly digits: string };
const [firstName = 'plain', ...otherNames] = Object.keys(scripts);
const scriptNames: readonly [string, ...string[]] = [firstName, ...otherNames];

export function disguise(seed: number): Disguised {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[random(values.length)] ?? values[0];
  const prefix = pick(prefixes);
  const second = pick([1, 2, 3, 5, 7, 8, 9]);
  const rest = Array.from({ length: 8 + random(3) }, () => random(10)).join('');
  const digits = `${prefix}${second}${rest}`;
  const one = pick(scriptNames);
  const other = random(4) === 0 ? pick(scriptNames) : one;
  const separator = pick(separators);
  const group = pick([1, 2, 3, 4, 4, 20]);
  let written = '';
  [...digits].forEach((sign, at) => {
    if (sign === '+') {
      written += sign;
      return;
    }
    const script = scripts[random(3) === 0 ? other : one];
    const isWord = one.includes('words') || other.includes('words');
    const gap = separator === '' && isWord ? ' ' : separator;
    const place = digits.startsWith('+') ? at - 1 : at;
    if (place > 0 && (isWord || place % group === 0)) written += gap;
    written += script?.(Number(sign)) ?? sign;
  });
  return { text: pick(contexts).replace('%', written), digits };
}

const digitNames = [scripts['Indonesian words'], scripts['English words']].flatMap((nameOf) =>
  Array.from({ length: 10 }, (_, digit) => ({ name: nameOf?.(digit) ?? '', digit: String(digit) })),
);

/** Whether enough of a number is left in a text to call it: all but two of its digits, in a row. */
export function isLeakedIn(text: string, digits: string): boolean {
  let left = foldText(text).text;
  for (const { name, digit } of digitNames) left = left.replaceAll(name, digit);
  left = left.replaceAll('o', '0').replaceAll('l', '1').replaceAll('z', '2').replace(/\D/g, '');
  const wanted = digits.replace('+', '');
  return [0, 1, 2].some((start) => left.includes(wanted.slice(start, start + wanted.length - 2)));
}
