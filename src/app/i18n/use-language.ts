import { useLingui } from '@lingui/react';
import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';

/** The language of the current page. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return isLanguage(i18n.locale) ? i18n.locale : defaultLanguage;
}
