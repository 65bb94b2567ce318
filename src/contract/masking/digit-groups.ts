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

const { words, tens, repeats, look: lookOf, softDigits } = disguisedDigits;
const digitWords: ReadonlyMap<string, string> = new Map(Object.entries(words));
const softOf: ReadonlyMap<string, string> = new Map(Object.entries(softDigits));
const looks: ReadonlyMap<string, string> = new Map(Object.entries(lookOf));
const timesOf: ReadonlyMap<string, number> = new Map(Object.entries(repeats));

/** Matches a digit's name with stretched vowels and with digits for letters: `saaatu`, `s4tu`. */
const patternOf = (name: string) =>
  [...name].map((letter) => `${looks.has(letter) ? `[${letter}${looks.get(letter)}]` : letter}+`).join('');
/** Its forms without some or all vowels, with at least two letters: `dlpn`, `stu`. */
function shortForms(name: string): string[] {
  let forms = [''];
  for (const letter of name) {
    const longer = forms.map((form) => form + letter);
    forms = /[aeiou]/.test(letter) ? [...longer, ...forms] : longer;
  }
  return forms.filter((form) => form.length > 1);
}

/** Built with the first text: the expressions take long to build, and most visitors write nothing. */
function makeNames() {
  const named = [...digitWords].sort(([one], [other]) => other.length - one.length);
  const anyName = named.map(([name]) => patternOf(name)).join('|');
  const starts = new Set(named.map(([name]) => patternOf(name.slice(0, 2))));
  return {
    only: new RegExp(`^(?:${anyName}|\\d)+$`),
    orDigit: new RegExp(`${anyName}|\\d`, 'g'),
    tests: named.map(([name, digit]) => ({ whole: new RegExp(`^${patternOf(name)}$`), digit })),
    short: new Map(
      named
        .filter(([name]) => name.length > 2)
        .flatMap(([name, digit]) => shortForms(name).map((form) => [form, digit])),
    ),
    /** How the names start, which excludes most words quickly. */
    beginnings: new RegExp(`^(?:\\d|${[...starts].join('|')})`),
  };
}
let madeNames: ReturnType<typeof makeNames> | undefined;

const mostDigits = 14;
/** Longer than thirteen spelled-out digits. */
const longestWord = 120;

/** The digits of a word composed of their names, such as `noldelapan1satu`; undefined for any other. */
function readNames(word: string): string | undefined {
  if (word.length > longestWord) return undefined;
  madeNames ??= makeNames();
  const { short, beginnings, only, orDigit, tests } = madeNames;
  const shortened = short.get(word);
  if (shortened !== undefined) return shortened;
  if (beginnings.test(word) && only.test(word))
    return word.replace(orDigit, (one) => tests.find(({ whole }) => whole.test(one))?.digit ?? one);
  return undefined;
}

function groupsOfWord(word: string, start: number): readonly DigitGroup[] {
  const end = start + word.length;
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
    start: start + index,
    end: start + index + some.length,
  }));
}

const wordPattern = /[\p{L}\p{N}]+/gu;
/** Words written letter by letter: `n o l`, `d-u-a`. */
const spacedWord = /(?<![a-z0-9])[a-z](?:([ .\-_*])[a-z](?![a-z0-9]))(?:\1[a-z](?![a-z0-9]))+/g;

interface Word {
  readonly word: string;
  readonly index: number;
  readonly groups: readonly DigitGroup[];
}

function wordsOf(text: string): Word[] {
  const spaced = [...text.matchAll(spacedWord)].map(({ 0: written, 1: between = ' ', index }) => {
    const word = written.replaceAll(between, '');
    const groups = groupsOfWord(word, index).map((group) => ({ ...group, end: index + written.length }));
    return { word, index, end: index + written.length, groups };
  });
  const found: Word[] = [];
  let next = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    while (next < spaced.length && (spaced[next]?.end ?? 0) <= index) next += 1;
    const around = spaced[next];
    if (around && index > around.index && index < around.end) continue;
    found.push(around?.index === index ? around : { word, index, groups: groupsOfWord(word, index) });
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
  /(?<![\d.:-])[012]?\d[.:][0-5]\d\s?(?:-|–|sampai|s\/?d|to|hingga)\s?[012]\d[.:][0-5]\d(?!\d|\s?[.:-]\s?\d)/g;

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
    ({ 0: one, index }) => [index, index + one.length] as const,
  );
  return hours.length === 0
    ? groups
    : groups.filter(({ start }) => !hours.some(([from, to]) => start >= from && start < to));
}
