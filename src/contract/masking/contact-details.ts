import { findAddresses } from './contact-addresses.ts';
import { foldText } from './contact-characters.ts';
import { findNumbers } from './contact-numbers.ts';
import type { Stretch } from './digit-groups.ts';

/*
 * Finds contact details in a text that must not contain any (docs/product.md#contact-details-in-texts):
 * telephone numbers in any script or disguise, e-mail addresses, links, handles. Pure, shared by form and
 * server.
 */

function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Contact details in a text: offsets in the original, in order, without overlaps. */
export function findContactDetails(text: string): Stretch[] {
  const original = foldText(text);
  const folded = original.text;
  const found = [...findNumbers(folded), ...findAddresses(folded)];
  return merge(found).map(({ start, end }) => ({
    start: original.startOf(start),
    // Extends to the next visible character: invisible ones after a digit belong to it.
    end: Math.max(original.endOf(end - 1), original.startOf(end)),
  }));
}

export const contactMask = '•••';

/** Texts as a reader sees them, one after the other, and the first again: a number may go on in the next. */
const inOne = (texts: readonly string[]) => [...texts, texts[0] ?? ''].join('\n');

export const haveContactDetails = (texts: readonly string[]): boolean =>
  findContactDetails(inOne(texts)).length > 0;

function masking(text: string, found: readonly Stretch[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of found) {
    result += text.slice(from, start) + contactMask;
    from = end;
  }
  return result + text.slice(from);
}

/** Each of several texts with its contact details replaced, and its part of those that go on in the next one. */
export function maskTogether(texts: readonly string[]): { texts: string[]; masked: number } {
  const found = findContactDetails(inOne(texts));
  let offset = 0;
  const stretches = texts.map((): Stretch[] => []);
  for (const [at, text] of [...texts, texts[0] ?? ''].entries()) {
    const own = stretches[at % texts.length];
    for (const { start, end } of found) {
      const part = { start: Math.max(0, start - offset), end: Math.min(text.length, end - offset) };
      if (part.start < part.end) own?.push(part);
    }
    offset += text.length + 1;
  }
  return { texts: texts.map((text, at) => masking(text, merge(stretches[at] ?? []))), masked: found.length };
}

/** The text with every contact detail replaced; `masked` is their number. */
export function maskContactDetails(text: string): { text: string; masked: number } {
  const found = findContactDetails(text);
  return { text: masking(text, found), masked: found.length };
}
