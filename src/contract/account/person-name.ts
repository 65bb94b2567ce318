/* How people's names are written (docs/product.md#peoples-names): the same in forms, on the server and in imports. */

export const personNameLimits = {
  /** Letters and spaces. */
  counted: 35,
  /** With titles' dots and commas and other marks. */
  length: 60,
} as const;

const namePattern = /^(?=.*\p{L})[\p{L}\p{M} .,'’/&()-]+$/u;
const counted = /[\p{L} ]/gu;

const lengthOf = (name: string): number => name.match(counted)?.length ?? 0;
const isLong = (name: string): boolean =>
  lengthOf(name) > personNameLimits.counted || name.length > personNameLimits.length;

/** A name as it is stored: one kind of space, apostrophe and hyphen, each comma followed by a space. */
export const cleanPersonName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[‘’‛`´′＇]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s*[,，]\s*/g, ', ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');

export function personNameProblem(text: string): 'name' | 'name_long' | undefined {
  const name = cleanPersonName(text);
  if (!namePattern.test(name)) return 'name';
  return isLong(name) ? 'name_long' : undefined;
}

const initialOf = (word: string): string => word.replace(/^(\P{L}*\p{L}\p{M}*).*$/u, '$1.');

/**
 * A long name with its last words as initials, as many as needed: `Anak Agung Gede Ngurah Putra W.` Titles go before the
 * first two words do.
 */
export function shortPersonName(text: string): string {
  const [person = '', ...titles] = cleanPersonName(text).split(', ');
  const words = person.split(' ');
  const short = () => [words.join(' '), ...titles].join(', ');
  const second = words.findIndex((word) => !word.endsWith('.')) + 1;
  for (let at = words.length - 1; at > second && isLong(short()); at--)
    words[at] = initialOf(words[at] ?? '');
  while (titles.length > 0 && isLong(short())) titles.pop();
  while (words.length > 1 && isLong(short())) words.pop();
  return isLong(short())
    ? Array.from(short()).slice(0, personNameLimits.counted).join('').trimEnd()
    : short();
}
