import { words } from 'virtual:words';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type PartName, parts, partsUpTo } from '#app/parts.ts';
import type { Language } from '#contract/language.ts';

/** All messages of a language, merged once. */
const wholeMessages = new Map<Language, Promise<Messages>>();
function wholeMessagesOf(language: Language): Promise<Messages> {
  const known = wholeMessages.get(language);
  if (known) return known;
  const names = Object.keys(parts) as PartName[];
  const made = Promise.all(names.map((part) => words[part][language]())).then(
    (catalogues): Messages => Object.assign({}, ...catalogues.map(({ messages }) => messages)),
  );
  wholeMessages.set(language, made);
  return made;
}

/** A translator with all messages for each request, never the global one, since requests run concurrently. */
export async function loadWholeI18n(language: Language): Promise<I18n> {
  return setupI18n({ locale: language, messages: { [language]: await wholeMessagesOf(language) } });
}

/** The page's translator in the browser; loading starts with the first call. */
let ofPage: { readonly i18n: Promise<I18n>; readonly language: Language } | undefined;
const loaded = new Map<PartName, Promise<void>>();

/** The page's translator, with the messages of the first part. */
export function loadPageI18n(language: Language): Promise<I18n> {
  const i18n = words.first[language]().then(({ messages }) =>
    setupI18n({ locale: language, messages: { [language]: messages } }),
  );
  ofPage = { i18n, language };
  loaded.clear();
  loaded.set(
    'first',
    i18n.then(() => undefined),
  );
  return i18n;
}

/** Adds the messages of a part and of its prerequisites. Must be awaited with the code that uses them. */
export async function partWords(part: PartName): Promise<void> {
  if (!ofPage) return;
  const { i18n, language } = ofPage;
  await Promise.all(partsUpTo(part).map((name) => addWords(name, language, i18n)));
}

function addWords(part: PartName, language: Language, i18n: Promise<I18n>): Promise<void> {
  const known = loaded.get(part);
  if (known) return known;
  const loading = Promise.all([i18n, words[part][language]()]).then(
    ([translator, { messages }]) => {
      // Not with `load`, which renders everything on the page again and discards unhydrated content: only
      // components rendered afterwards need these messages.
      Object.assign(translator.messages, messages);
    },
    (cause: unknown) => {
      // Retried with the part's next component.
      loaded.delete(part);
      throw cause;
    },
  );
  loaded.set(part, loading);
  return loading;
}
