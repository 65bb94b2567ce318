import { localeOf } from '#contract/language.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import type { LatestArticle } from '#server/features/articles/shared/latest-articles.ts';
import { addressOf, type FeedFacts, pageOf } from './atom-feed.ts';

/** A JSON feed: https://www.jsonfeed.org/version/1.1 */
export function jsonFeed(facts: FeedFacts, entries: readonly LatestArticle[]): string {
  const { origin, path, language, title } = facts;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageOf(facts),
    feed_url: origin + path,
    icon: `${origin}/icons/icon-512.png`,
    language: localeOf[language],
    items: entries.map((article) => ({
      id: addressOf(article, facts),
      url: addressOf(article, facts),
      title: article.title,
      // One content is required, and reading is on the page.
      content_text: article.summary,
      summary: article.summary,
      ...(article.picture !== undefined && { image: origin + pictureUrl(article.picture, 960) }),
      date_published: article.published,
      date_modified: article.updated,
      authors: [{ name: article.author }],
      tags: article.tags,
    })),
  });
}
