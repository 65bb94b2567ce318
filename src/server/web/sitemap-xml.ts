import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  pathInLanguage,
} from '#contract/language.ts';
import type { LatestArticle } from '#server/features/articles/shared/latest-articles.ts';
import { markup } from '#server/http/markup.ts';

/* Sitemaps (https://www.sitemaps.org/protocol.html), each page with its other language. */

export const sitemapStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const sitemapEnd = '</urlset>\n';

/** Escaped for text and attributes. */
const escaped = (text: string) => markup`${text}`.text;

const changedOn = (instant: Date | undefined) =>
  instant ? `<lastmod>${instant.toISOString().slice(0, 19)}Z</lastmod>` : '';

/**
 * A page in every language, with links to the others.
 * @param path without language prefix, or one for each language
 */
export function sitemapEntry(origin: string, path: string | Localized, changed?: Date): string {
  const addressIn = (language: Language) =>
    escaped(origin + pathInLanguage(typeof path === 'string' ? path : path[language], language));
  const addresses = { id: addressIn('id'), en: addressIn('en') };
  const alternates = [
    ...languages.map((language) => [language, addresses[language]] as const),
    ['x-default', addresses[defaultLanguage]] as const,
  ]
    .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');
  return languages
    .map((language) => `<url><loc>${addresses[language]}</loc>${changedOn(changed)}${alternates}</url>\n`)
    .join('');
}

export type SitemapFile = { readonly path: string; readonly changed: Date | undefined };

export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ path, changed }) => `<sitemap><loc>${escaped(origin + path)}</loc>${changedOn(changed)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** The news of the last two days: https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
export function newsSitemap(origin: string, news: readonly LatestArticle[]): string {
  const entries = news.map(
    (article) =>
      markup`<url><loc>${
        origin + pathInLanguage(pathOfArticle(article, article.language), article.language)
      }</loc><news:news><news:publication><news:name>Lajur</news:name><news:language>${article.language}</news:language></news:publication><news:publication_date>${article.published}</news:publication_date><news:title>${article.title}</news:title></news:news></url>
`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${entries}</urlset>
`.text;
}
