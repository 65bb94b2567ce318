import { postTypeNames, sectionName } from '#contract/articles/article-names.ts';
import {
  type FeedFormat,
  type FeedPlace,
  feedFormats,
  feedPath,
  readFeedName,
} from '#contract/articles/feed-paths.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Feature } from '#server/feature.ts';
import { latestArticles } from '#server/features/articles/shared/latest-articles.ts';
import { AppError } from '#server/http/app-error.ts';
import { StoredResponse, sendStored } from '#server/http/stored-response.ts';
import { atomFeed } from './atom-feed.ts';
import { jsonFeed } from './json-feed.ts';

const mostEntries = 20;
const writers = { atom: atomFeed, json: jsonFeed } as const;

function titleOf(place: FeedPlace | undefined, language: Language): string {
  if (!place) return localized('Articles on Lajur')[language];
  const name =
    place.view === 'landing' ? postTypeNames[place.postType][language] : sectionName(place, language);
  return `${name} | Lajur`;
}

/** Atom and JSON feeds of all articles, of a kind, and of a section (docs/product.md#feeds). */
export const articleFeedsFeature: Feature<'articles' | 'environment' | 'cache'> = (
  app,
  { articles: { shelf }, environment, cache },
) => {
  const origin = environment.publicUrl;

  function feed(place: FeedPlace | undefined, format: FeedFormat, language: Language) {
    const path = pathInLanguage(feedPath(place, format, language), language);
    const known = cache.get(path);
    if (known) return known;
    const { version } = cache;
    const section = place?.view === 'list' ? { bu: place.bu } : {};
    const filter = place ? { postType: place.postType, ...section } : {};
    const entries = latestArticles(shelf, filter, { language, most: mostEntries });
    const made = new StoredResponse(
      writers[format]({ origin, path, language, title: titleOf(place, language), place }, entries),
    );
    cache.set(path, made, version);
    return made;
  }

  for (const language of languages)
    for (const format of ['atom', 'json'] as const) {
      const serve = (url: string, placeOf: (name: string) => FeedPlace | undefined) =>
        app.get<{ Params: { name?: string } }>(pathInLanguage(url, language), async (request, reply) => {
          const { name } = request.params;
          const place = name === undefined ? undefined : placeOf(name);
          if (name !== undefined && !place) throw new AppError('not_found');
          reply
            .type(`${feedFormats[format]}; charset=utf-8`)
            .header('content-language', language)
            .header('cache-control', 'public, max-age=600');
          return sendStored(request, reply, feed(place, format, language));
        });
      serve(`/feed.${format}`, () => undefined);
      serve(`/feed/:name.${format}`, (name) => readFeedName(name, language));
    }
};
