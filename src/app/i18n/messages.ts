import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/language.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  id: () => import('#locales/id/messages.po'),
  en: () => import('#locales/en/messages.po'),
};

/** A translator of its own for each request or page, never the global one: requests run side by side. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
