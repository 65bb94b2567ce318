import type { Language } from '#contract/language.ts';
import { type ArticlePlace, articlePath } from './article-addresses.ts';
import { storyPath } from './story-paths.ts';

/** Addresses of the AMP form of articles and stories begin with it, after the language prefix. */
export const ampPrefix = '/amp';

/** Places that have an AMP form; the forms that choose one have none. */
export type AmpPlace = Exclude<ArticlePlace, { readonly view: 'roadTestForm' | 'tagForm' }>;

/** The address of a page's AMP form, without language prefix. */
export const ampPath = (place: AmpPlace, language: Language): string =>
  ampPrefix + articlePath(place, language);

export const ampStoryPath = (slug: string): string => ampPrefix + storyPath(slug);
