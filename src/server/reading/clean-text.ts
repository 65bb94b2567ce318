import { maskContactDetails } from '#contract/masking/contact-details.ts';

const controlCharacters = /[\p{Cc}\u2028\u2029\ufeff]/gu;
/** Unpaired surrogates, which PostgreSQL rejects. */
const loneSurrogate = /\p{Surrogate}/gu;

/** One line of text as typed, trimmed, without control characters. */
export function cleanLine(text: string): string {
  return text.replace(controlCharacters, ' ').replace(loneSurrogate, '').trim();
}

/** Several lines: keeps line breaks, at most two in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(loneSurrogate, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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

/**
 * A public text: contact details masked, then truncated. Masking comes first, so that no partial contact
 * detail remains.
 */
export function publicText(
  text: string,
  length: number,
): { text: string; masked: number; shortened: boolean } {
  // Truncated slightly beyond the limit before masking, which is enough to recognise a contact detail at the
  // end.
  const { text: safe, masked } = maskContactDetails(text.slice(0, length + 200));
  const short = shorten(safe, length);
  return { text: short, masked, shortened: text.length > length && short.length < text.length };
}
