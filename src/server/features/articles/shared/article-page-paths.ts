import { type ArticlePlace, articlePath, articleSections } from '#contract/articles/article-addresses.ts';
import { startOfDay } from '#contract/dates.ts';
import type { Localized } from '#contract/language.ts';
import type { ArticleShelf, ShelvedArticle } from './article-shelf.ts';

/** Numbers of articles in a file of the sitemap. */
const aFile = 1000;

const pathsOf = (place: ArticlePlace): Localized => ({
  id: articlePath(place, 'id'),
  en: articlePath(place, 'en'),
});

/** The lists of articles that are not empty: landings, sections, tags and road tests of a model. */
export function articleLists(shelf: ArticleShelf): Localized[] {
  const sections = articleSections
    .map((section) => ({ section, articles: shelf.all(section) }))
    .filter(({ articles }) => articles.length > 0);
  const kinds = [...new Set(sections.map(({ section }) => section.postType))];
  const lists: ArticlePlace[] = [
    ...kinds.map((postType) => ({ view: 'landing', postType }) as const),
    ...sections.flatMap(({ section, articles }) => [
      { view: 'list', ...section } as const,
      ...[...new Set(articles.flatMap(({ tags }) => tags))]
        .sort()
        .map((tag) => ({ view: 'tag', ...section, tag }) as const),
      ...(section.postType === 'road-test' ? modelsIn(articles) : []).map(
        (named) => ({ view: 'model', ...section, ...named }) as const,
      ),
    ]),
  ];
  return lists.map(pathsOf);
}

function modelsIn(articles: readonly ShelvedArticle[]) {
  return [...new Set(articles.flatMap(({ models }) => models))].sort().map((key) => {
    const [, brand = '', model = ''] = key.split('/');
    return { brand, model };
  });
}

const fileOf = ({ id }: ShelvedArticle) => Math.floor(id / aFile) + 1;
const changeOf = ({ updated, published }: ShelvedArticle) => startOfDay(updated ?? published);

/** The sitemap's files of articles, each with its last change. An article stays in its file. */
export function articleFiles(shelf: ArticleShelf): { number: number; changed: Date }[] {
  const files = new Map<number, Date>();
  for (const article of shelf.all()) {
    const changed = changeOf(article);
    const known = files.get(fileOf(article));
    if (!known || known < changed) files.set(fileOf(article), changed);
  }
  return [...files].map(([number, changed]) => ({ number, changed })).sort((a, b) => a.number - b.number);
}

/** The articles of a file of the sitemap. */
export const articlePages = (shelf: ArticleShelf, file: number): { path: Localized; changed: Date }[] =>
  shelf
    .all()
    .filter((article) => fileOf(article) === file)
    .map((article) => {
      const { postType, bu, texts } = article;
      const pathIn = (language: 'id' | 'en') =>
        articlePath({ view: 'article', postType, bu, slug: texts[language].slug }, language);
      return { path: { id: pathIn('id'), en: pathIn('en') }, changed: changeOf(article) };
    });
