import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type AmpPlace, ampPath } from '#contract/articles/amp-paths.ts';
import { feedFormats, feedOf, feedPath } from '#contract/articles/feed-paths.ts';
import { pathInLanguage } from '#contract/language.ts';

/**
 * Links to the other forms of a page of articles: AMP, and the feeds of its section. Only documents need them, so only
 * the server renders them.
 */
export function ArticleLinks({ place, search = '' }: { readonly place: AmpPlace; readonly search?: string }) {
  const origin = useOrigin();
  const language = useLanguage();
  if (!import.meta.env.SSR) return null;
  const addressOf = (path: string) => origin + pathInLanguage(path, language);
  return (
    <>
      <link rel="amphtml" href={addressOf(ampPath(place, language)) + search} />
      {(['atom', 'json'] as const).map((format) => (
        <link
          key={format}
          rel="alternate"
          type={feedFormats[format]}
          href={addressOf(feedPath(feedOf(place), format, language))}
        />
      ))}
    </>
  );
}
