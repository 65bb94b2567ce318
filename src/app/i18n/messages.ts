import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/language.ts';

type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>;

/** The words of the first load; which files' they are says lingui.config.ts. */
const first: Catalogues = {
  id: () => import('#locales/id/messages.po'),
  en: () => import('#locales/en/messages.po'),
};
/** All other words: of sheets, of dialogs, and of screens that nobody comes to first. */
const later: Catalogues = {
  id: () => import('#locales/id/later.po'),
  en: () => import('#locales/en/later.po'),
};

/** A translator of its own for each request, never the global one: requests run side by side. It has all words. */
export async function loadWholeI18n(language: Language): Promise<I18n> {
  const [words, others] = await Promise.all([first[language](), later[language]()]);
  return setupI18n({ locale: language, messages: { [language]: { ...words.messages, ...others.messages } } });
}

/** The one translator of a page in the browser; on its way as soon as it is asked for. */
let ofPage: { readonly i18n: Promise<I18n>; readonly language: Language } | undefined;
let laterLoaded: Promise<void> | undefined;

/** The page's translator, with the words of the first load. */
export function loadPageI18n(language: Language): Promise<I18n> {
  const i18n = first[language]().then(({ messages }) =>
    setupI18n({ locale: language, messages: { [language]: messages } }),
  );
  ofPage = { i18n, language };
  return i18n;
}

/** Adds the words that the first load left out. To be awaited with the code that uses them. */
export function laterMessages(): Promise<void> {
  if (!ofPage) return Promise.resolve();
  const { i18n, language } = ofPage;
  laterLoaded ??= Promise.all([i18n, later[language]()]).then(
    ([translator, { messages }]) => {
      // Not by its `load`, which has everything on the page rendered anew, and what the browser has not taken over yet
      // taken away: whatever needs these words comes after them.
      Object.assign(translator.messages, messages);
    },
    (cause: unknown) => {
      // Tried again with the next part.
      laterLoaded = undefined;
      throw cause;
    },
  );
  return laterLoaded;
}
