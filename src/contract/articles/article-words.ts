import { type Language, languages } from '#contract/language.ts';
import {
  type ArticleUnit,
  articleUnits,
  articleUnitWords,
  type PostType,
  postTypes,
  postTypeWords,
} from './article.ts';

/** The kind of article that a word of either language means. */
export const postTypeOf = (word: string): PostType | undefined =>
  postTypes.find((postType) => languages.some((language) => postTypeWords[postType][language] === word));

/** The kind of vehicle that a word of either language means. */
export const articleUnitOf = (word: string): ArticleUnit | undefined =>
  articleUnits.find((bu) => languages.some((language) => articleUnitWords[bu][language] === word));

/**
 * The path of a list of articles or of one of them, without language prefix: `/tips-mobil/slug` in
 * Indonesian, `/car-tips/slug` in English.
 */
export function articlePath(
  { postType, bu, slug }: { postType: PostType; bu: ArticleUnit; slug?: string },
  language: Language,
): string {
  const [type, unit] = [postTypeWords[postType][language], articleUnitWords[bu][language]];
  const list = language === 'id' ? `/${type}-${unit}` : `/${unit}-${type}`;
  return slug === undefined ? list : `${list}/${slug}`;
}
