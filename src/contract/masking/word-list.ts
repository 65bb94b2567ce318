import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

const lastWord = {
  and: localized('and'),
  or: localized('or'),
} as const;

/** `A, B, dan C`; `A or B`. Like Intl.ListFormat, whose first instance takes a phone 10 ms. */
export function wordList(words: readonly string[], kind: keyof typeof lastWord, language: Language): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const comma = words.length > 2 ? ',' : '';
  return `${words.slice(0, -1).join(', ')}${comma} ${lastWord[kind][language]} ${last}`;
}
