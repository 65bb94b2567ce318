import { languages } from '#contract/language.ts';
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
