import type { Language } from '#contract/language.ts';

/** The language of the document, for code outside of React. */
export function languageOfPage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'id';
}
