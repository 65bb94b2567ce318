import { maskContactDetails } from '#contract/masking/contact-details.ts';

const controlCharacters = /[\p{Cc}\u2028\u2029\ufeff]/gu;
/** Half a pair: PostgreSQL takes no such text. */
const loneSurrogate = /\p{Surrogate}/gu;

/** One line of text as typed, trimmed, without control characters. */
export function cleanLine(text: string): string {
  return text.replace(controlCharacters, ' ').replace(loneSurrogate, '').trim();
}

/** Several lines: line breaks stay, at most two in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(loneSurrogate, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cut at `length` without leaving half of a pair. */
export function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/** A text for the public: contact details masked, then cut. Masking first, so that no half of one stays. */
export function publicText(
  text: string,
  length: number,
): { text: string; masked: number; shortened: boolean } {
  // Far beyond the limit nothing is looked at, but what the cut could halve is.
  const { text: safe, masked } = maskContactDetails(text.slice(0, length + 200));
  const short = shorten(safe, length);
  return { text: short, masked, shortened: text.length > length && short.length < text.length };
}
