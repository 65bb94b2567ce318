import type { ArticleUnit, PostType } from '#contract/articles/article.ts';
import { type Language, languages } from '#contract/language.ts';
import { today } from './article-search.ts';
import type { ArticleFilter, ArticleShelf, ShelvedArticle } from './article-shelf.ts';

export type LatestArticle = {
  readonly postType: PostType;
  readonly bu: ArticleUnit;
  readonly language: Language;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly picture: string | undefined;
  /** ISO 8601: a day begins in Jakarta. */
  readonly published: string;
  readonly updated: string;
};

const startOf = (day: string) => `${day}T00:00:00+07:00`;

function inLanguage(article: ShelvedArticle, language: Language): LatestArticle {
  const { postType, bu, author, tags, pictures, published, updated, texts } = article;
  const { slug, title, summary } = texts[language];
  return {
    ...{ postType, bu, language, slug, title, summary, author, tags, picture: pictures[0] },
    ...{ published: startOf(published), updated: startOf(updated ?? published) },
  };
}

/** Public articles, the latest first, as feeds state them. */
export const latestArticles = (
  shelf: ArticleShelf,
  filter: ArticleFilter,
  { language, most }: { readonly language: Language; readonly most: number },
): LatestArticle[] =>
  shelf
    .all(filter)
    .slice(0, most)
    .map((article) => inLanguage(article, language));

/** Most addresses of a news sitemap, by Google's rules. */
const mostNews = 1000;

/** News of the last two days, in both languages. */
export const latestNews = (shelf: ArticleShelf): LatestArticle[] =>
  shelf
    .all({ postType: 'berita' })
    .filter(({ published }) => published > today(-2))
    .flatMap((article) => languages.map((language) => inLanguage(article, language)))
    .slice(0, mostNews);
