import disguisedDigits from '#reference-data/masking/disguised-digits.json' with { type: 'json' };

/*
 * The digits of a folded text, however they are written: as digits, as words in several languages, or as
 * lookalike letters. Groups are recognised generously, because only many in a row make a number.
 */

/** A half-open range of the folded text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface DigitGroup extends Stretch {
  readonly digits: string;
  /** Number of digits that are written as lookalike letters. */
  readonly soft: number;
}

const { words, regional, tens, repeats, look: lookOf, softDigits } = disguisedDigits;
/** Those of other languages of Indonesia are only read as they are written. */
const commonWords = Object.entries(words);
const digitWords: ReadonlyMap<string, string> = new Map([...commonWords, ...Object.entries(regional)]);
const softOf: ReadonlyMap<string, string> = new Map(Object.entries(softDigits));
const looks: ReadonlyMap<string, string> = new Map(Object.entries(lookOf));
const timesOf: ReadonlyMap<string, number> = new Map(Object.entries(repeats));

/** Its forms without some or all vowels, with at least two letters: `dlpn`, `stu`. */
function shortForms(name: string): string[] {
  let forms = [''];
  for (const letter of name) {
    const longer = forms.map((form) => form + letter);
    forms = /[aeiou]/.test(letter) ? [...longer, ...forms] : longer;
  }
  return forms.filter((form) => form.length > 1);
}

/** Of Roman numerals only whole words count: their letters would match too much else. */
const isRoman = (name: string) => /^[ivx]+$/.test(name);
const named = [...digitWords]
  .filter(([name]) => !isRoman(name))
  .sort(([one], [other]) => other.length - one.length);
/** The names that a word may go on with, by the letter or lookalike that follows. */
const namedAt = new Map<string, [name: string, digit: string][]>();
for (const one of named) {
  const first = one[0][0] ?? '';
  for (const sign of new Set([first, ...(looks.get(first) ?? '')]))
    namedAt.set(sign, [...(namedAt.get(sign) ?? []), one]);
}
let shortNames: ReadonlyMap<string, string> | undefined;
/** Built with the first text: most visitors write nothing. */
const makeShortNames = () =>
  new Map(
    commonWords.flatMap(([name, digit]): (readonly [string, string])[] => {
      if (isRoman(name)) return [[name, digit]];
      return name.length > 2 ? shortForms(name).map((form) => [form, digit] as const) : [];
    }),
  );

const mostDigits = 14;
/** Longer than thirteen spelled-out digits. */
const longestWord = 120;

const isLetterAt = (word: string, at: number, letter: string) => {
  const char = word[at];
  return char !== undefined && (char === letter || (looks.get(letter)?.includes(char) ?? false));
};

/**
 * Where a name that starts at `from` may end, with stretched letters and digits for letters: `saaatu`, `s4tu`.
 * The last letter may also belong to the next name.
 */
function endsOfName(word: string, from: number, name: string): readonly number[] {
  let at = from;
  let last = from;
  for (const letter of name) {
    if (!isLetterAt(word, at, letter)) return [];
    last = at + 1;
    while (isLetterAt(word, at, letter)) at += 1;
    // A name's own double letter.
    if (name.includes(letter + letter)) at = last;
  }
  return at === last ? [at] : [at, last];
}

/** The digits from a position of a word to its end, for each position: undefined where it is none. */
function readFrom(word: string): string | undefined {
  const known: (string | undefined)[] = Array.from({ length: word.length + 1 });
  known[word.length] = '';
  for (let from = word.length - 1; from >= 0; from -= 1) {
    const char = word[from] ?? '';
    const next = /\d/.test(char) ? known[from + 1] : undefined;
    if (next !== undefined) known[from] = withTen(word, from + 1, char, known) ?? char + next;
    for (const [name, digit] of namedAt.get(char) ?? []) {
      if (known[from] !== undefined) break;
      for (const end of endsOfName(word, from, name)) {
        const rest = known[end];
        known[from] ??= withTen(word, end, digit, known) ?? (rest === undefined ? undefined : digit + rest);
      }
    }
  }
  return known[0];
}

/** `tigabelas`, `duapuluhempat`. */
function withTen(word: string, at: number, digit: string, known: readonly (string | undefined)[]) {
  const rest = known[at + 5];
  if (rest === undefined || digit.length > 1) return undefined;
  if (word.startsWith('belas', at)) return `1${digit}${rest}`;
  return word.startsWith('puluh', at) ? `${digit}${rest === '' ? '0' : rest}` : undefined;
}

/** The digits of a word composed of their names, such as `noldelapan1satu`; undefined for any other. */
function readNames(word: string): string | undefined {
  if (word.length > longestWord) return undefined;
  shortNames ??= makeShortNames();
  return shortNames.get(word) ?? readFrom(word);
}

function groupsOfWord(word: string): readonly DigitGroup[] {
  const [start, end] = [0, word.length];
  if (/^\d+$/.test(word)) return [{ digits: word, soft: 0, start, end }];
  const byName = readNames(word);
  if (byName !== undefined) return [{ digits: byName, soft: 0, start, end }];
  // In a whole number, letters between digits occur only in between: `0812x3456x7890`.
  const bare = word.replace(/\D/g, '');
  if (/^(?:62|0)8\d{8,11}$/.test(bare)) return [{ digits: bare, soft: 0, start, end }];
  const digits = [...word].map((char) => softOf.get(char) ?? char).join('');
  const letters = word.replace(/\d/g, '').length;
  const isAlike =
    /^\d+$/.test(digits) &&
    (letters < word.length ? word.length <= mostDigits || word.length === 16 : word.length <= 4);
  if (isAlike) return [{ digits, soft: letters, start, end }];
  return [...word.matchAll(/\d+/g)].map(({ 0: some, index }) => ({
    digits: some,
    soft: 0,
    start: index,
    end: index + some.length,
  }));
}

const wordPattern = /[\p{L}\p{N}]+/gu;
/** Words written letter by letter: `n o l`, `d-u-a`. */
const spacedWord = /(^|[^a-z0-9])([a-z](?:([ .\-_*])[a-z](?![a-z0-9]))(?:\3[a-z](?![a-z0-9]))+)/g;

interface Word {
  readonly word: string;
  readonly index: number;
  readonly groups: readonly DigitGroup[];
}

function wordsOf(text: string): Word[] {
  const read = new Map<string, readonly DigitGroup[]>();
  const groupsAt = (word: string, index: number) => {
    const known = read.get(word) ?? groupsOfWord(word);
    read.set(word, known);
    return known.map((group) => ({ ...group, start: index + group.start, end: index + group.end }));
  };
  const spaced = [...text.matchAll(spacedWord)].map((match) => {
    const [, before = '', written = '', between = ' '] = match;
    const index = match.index + before.length;
    const word = written.replaceAll(between, '');
    const groups = groupsAt(word, index).map((group) => ({ ...group, end: index + written.length }));
    return { word, index, end: index + written.length, groups };
  });
  const found: Word[] = [];
  let next = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    while (next < spaced.length && (spaced[next]?.end ?? 0) <= index) next += 1;
    const around = spaced[next];
    if (around && index > around.index && index < around.end) continue;
    found.push(around?.index === index ? around : { word, index, groups: groupsAt(word, index) });
  }
  return found;
}

/** `dua belas`, `tiga puluh empat`, `double 7`: applies a word to the adjacent digits. */
function joinWords(
  groups: DigitGroup[],
  { word, index: start }: Word,
  [after, afterThat]: readonly Word[],
): boolean {
  const next = after?.groups[0];
  const end = start + word.length;
  const last = groups.at(-1);
  const times = timesOf.get(word);
  if (times !== undefined && next?.digits.length === 1 && next.start - end <= 2) {
    groups.push({ ...next, digits: next.digits.repeat(times), start });
    return true;
  }
  if (last?.digits.length !== 1 || start - last.end > 2) return false;
  // `tiga puluh empat` is 34, but `tiga puluh, empat puluh` is 3040.
  const isWhole = next?.start !== end + 1 || tens.ten.includes(afterThat?.word ?? '');
  const value = tens.ten.includes(word) ? (isWhole ? '0' : '') : undefined;
  if (tens.teen.includes(word)) groups[groups.length - 1] = { ...last, digits: `1${last.digits}`, end };
  else if (value !== undefined) groups[groups.length - 1] = { ...last, digits: last.digits + value, end };
  else return false;
  return true;
}

/** `08.30-17.00`: the only other text that starts with 08. */
const openingHours =
  /(^|[^\d.:-])[012]?\d[.:][0-5]\d\s?(?:-|–|sampai|s\/?d|to|hingga)\s?[012]\d[.:][0-5]\d(?!\d|\s?[.:-]\s?\d)/g;

/** All groups of digits of a folded text, in order. */
export function digitGroups(text: string): DigitGroup[] {
  const found = wordsOf(text);
  const groups: DigitGroup[] = [];
  let isTaken = false;
  found.forEach((one, at) => {
    if (isTaken) isTaken = false;
    else if (joinWords(groups, one, found.slice(at + 1, at + 3))) isTaken = timesOf.has(one.word);
    else groups.push(...one.groups);
  });
  const hours = [...text.matchAll(openingHours)].map(
    ({ 0: one, 1: before = '', index }) => [index + before.length, index + one.length] as const,
  );
  return hours.length === 0
    ? groups
    : groups.filter(({ start }) => !hours.some(([from, to]) => start >= from && start < to));
}
