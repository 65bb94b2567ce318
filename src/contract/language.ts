/** The languages of the product. Indonesian has the bare path, English `/en`. */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'id';

/** BCP 47 tags for `Intl`, `<html lang>` and `hreflang`. */
export const localeOf = { id: 'id-ID', en: 'en-US' } as const satisfies Record<Language, string>;

/**
 * The same text in each language, for data that both the server and the client display (fuel names, error
 * messages).
 */
export type Localized = Readonly<Record<Language, string>>;

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}

export type LanguageOfPath =
  | { kind: 'known'; language: Language; path: string }
  /** `/id/…`, since the default language has no prefix, and `/EN/…`: another spelling of `path`. */
  | { kind: 'redundant'; path: string }
  /** `/fr/…`, `/en-AU/…`: answers 500 with the error page (docs/product.md#languages). */
  | { kind: 'unknown'; prefix: string };

const prefixPattern = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/i;

/** Splits a pathname into its language and the path all languages share. */
export function languageOfPath(pathname: string): LanguageOfPath {
  const prefix = prefixPattern.exec(pathname)?.[1];
  if (prefix === undefined) return { kind: 'known', language: defaultLanguage, path: pathname };
  const path = pathname.slice(prefix.length + 1) || '/';
  const language = prefix.toLowerCase();
  if (language === defaultLanguage) return { kind: 'redundant', path };
  if (isLanguage(prefix)) return { kind: 'known', language: prefix, path };
  if (isLanguage(language)) return { kind: 'redundant', path: pathInLanguage(path, language) };
  return { kind: 'unknown', prefix };
}

/** The address of `path` in a language: `/mobil-bekas` is `/en/mobil-bekas` in English. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[#?]|$)/, '')}`;
}
