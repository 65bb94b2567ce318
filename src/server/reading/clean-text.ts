import { maskContactDetails, maskTogether } from '#contract/masking/contact-details.ts';

const controlCharacters = /[\p{Cc}\u2028\u2029\ufeff]/gu;
/** Unpaired surrogates, which PostgreSQL rejects. */
const loneSurrogate = /\p{Surrogate}/gu;

/** One line of text as typed, trimmed, without control characters. */
export function cleanLine(text: string): string {
  return text.replace(controlCharacters, ' ').replace(loneSurrogate, '').trim();
}

/** Several lines: keeps line breaks, at most two in a row. */
export function cleanParagraphs(text: string): string {
  return (
    text
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(loneSurrogate, '')
      // From the first blank of a run alone: else the work grows with the square of the run.
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Truncates to `length` without splitting a surrogate pair. */
export function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

type TextOfLength = readonly [text: string, length: number];
type PublicText = { readonly text: string; readonly shortened: boolean };

/** Truncated slightly beyond the limit before masking, which is enough to recognise a contact detail at the end. */
const beyond = (text: string, length: number) => text.slice(0, length + 200);

function shortened(safe: string, text: string, length: number): PublicText {
  const short = shorten(safe, length);
  return { text: short, shortened: text.length > length && short.length < text.length };
}

/** Texts that are public together: see `publicText`. Contact details that go on in the next one are masked in both. */
export function publicTexts(given: readonly [TextOfLength, TextOfLength, TextOfLength]): {
  texts: readonly [PublicText, PublicText, PublicText];
  masked: number;
} {
  const { texts: safe, masked: count } = maskTogether(given.map(([text, length]) => beyond(text, length)));
  const of = (at: 0 | 1 | 2) => shortened(safe[at] ?? '', ...given[at]);
  return { texts: [of(0), of(1), of(2)], masked: count };
}

/**
 * A public text: contact details masked, then truncated. Masking comes first, so that no partial contact
 * detail remains.
 */
export function publicText(
  text: string,
  length: number,
): { text: string; masked: number; shortened: boolean } {
  const { text: safe, masked: count } = maskContactDetails(beyond(text, length));
  return { ...shortened(safe, text, length), masked: count };
}
