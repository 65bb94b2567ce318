import type { Language } from '#contract/language.ts';

/** The document's language, for code outside React. */
export function languageOfPage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'id';
}
