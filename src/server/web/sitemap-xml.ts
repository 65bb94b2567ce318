import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  pathInLanguage,
} from '#contract/language.ts';

/* Sitemaps (https://www.sitemaps.org/protocol.html), each page with its other language. */

export const sitemapStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const sitemapEnd = '</urlset>\n';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const changedOn = (instant: Date | undefined) =>
  instant ? `<lastmod>${instant.toISOString().slice(0, 19)}Z</lastmod>` : '';

/**
 * A page in every language, with links to the others.
 * @param path without language prefix, or one for each language
 */
export function sitemapEntry(origin: string, path: string | Localized, changed?: Date): string {
  const addressIn = (language: Language) =>
    escaped(origin + pathInLanguage(typeof path === 'string' ? path : path[language], language));
  const alternates = [
    ...languages.map((language) => [language, addressIn(language)] as const),
    ['x-default', addressIn(defaultLanguage)] as const,
  ]
    .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');
  return languages
    .map((language) => `<url><loc>${addressIn(language)}</loc>${changedOn(changed)}${alternates}</url>\n`)
    .join('');
}

export type SitemapFile = { readonly path: string; readonly changed: Date | undefined };

export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ path, changed }) => `<sitemap><loc>${escaped(origin + path)}</loc>${changedOn(changed)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
