import { type ArticlePlace, articlePath, pathOfArticle } from '#contract/articles/article-addresses.ts';
import { type Language, localeOf, pathInLanguage } from '#contract/language.ts';
import { homePath } from '#contract/paths.ts';
import type { LatestArticle } from '#server/features/articles/shared/latest-articles.ts';
import { markup } from '#server/http/markup.ts';

export type FeedFacts = {
  readonly origin: string;
  /** The feed's own address, with language prefix. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly place: ArticlePlace | undefined;
};

/** The page that the feed follows. */
export const pageOf = ({ origin, language, place }: FeedFacts): string =>
  origin + pathInLanguage(place ? articlePath(place, language) : homePath, language);

export const addressOf = (article: LatestArticle, { origin, language }: FeedFacts): string =>
  origin + pathInLanguage(pathOfArticle(article, language), language);

/** An Atom feed: RFC 4287. */
export function atomFeed(facts: FeedFacts, entries: readonly LatestArticle[]): string {
  const { origin, path, language, title } = facts;
  // A feed has a date, also without entries.
  const updated =
    entries
      .map((each) => each.updated)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00Z';
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf[language]}"><id>${origin + path}</id><title>${title}</title><updated>${updated}</updated><link rel="self" type="application/atom+xml" href="${origin + path}"/><link rel="alternate" type="text/html" href="${pageOf(facts)}"/><icon>${origin}/icons/icon-192.png</icon>
${entries.map((article) => {
  const address = addressOf(article, facts);
  return markup`<entry><id>${address}</id><title>${article.title}</title><link rel="alternate" type="text/html" href="${address}"/><published>${article.published}</published><updated>${article.updated}</updated><author><name>${article.author}</name></author>${article.tags.map(
    (tag) => markup`<category term="${tag}"/>`,
  )}<summary>${article.summary}</summary></entry>
`;
})}</feed>
`.text;
}
