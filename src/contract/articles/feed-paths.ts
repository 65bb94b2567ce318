import type { Language } from '#contract/language.ts';
import { type ArticlePlace, articlePath, readArticlePath } from './article-addresses.ts';

export const feedFormats = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedFormats;

/** What has a feed of its own: a kind of article, or a section. */
export type FeedPlace = Extract<ArticlePlace, { readonly view: 'landing' | 'list' }>;

/**
 * The address of a feed, without language prefix: `/feed.atom`, `/feed/berita-mobil.json`.
 * @param place all articles if undefined
 */
export const feedPath = (place: FeedPlace | undefined, format: FeedFormat, language: Language): string =>
  `/feed${place ? articlePath(place, language) : ''}.${format}`;

/** The feed of the section that a page belongs to. */
export const feedOf = (
  place: Exclude<ArticlePlace, { readonly view: 'roadTestForm' | 'tagForm' }>,
): FeedPlace => (place.view === 'landing' ? place : { view: 'list', postType: place.postType, bu: place.bu });

/** What a feed's name (`berita-mobil`) stands for; undefined if there is no such feed in the language. */
export function readFeedName(name: string, language: Language): FeedPlace | undefined {
  const place = readArticlePath(`/${name}`)?.place;
  if (place?.view !== 'landing' && place?.view !== 'list') return undefined;
  return articlePath(place, language) === `/${name}` ? place : undefined;
}
