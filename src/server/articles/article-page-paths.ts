import { asc, eq, lte } from 'drizzle-orm';
import { postTypes } from '#contract/articles/article.ts';
import { type ArticlePlace, articlePath, articleSections } from '#contract/articles/article-addresses.ts';
import type { Localized } from '#contract/language.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { today } from './article-search.ts';

const { articles, articleTexts } = schema;

export type ArticlePage = { readonly path: Localized; readonly changed: Date | undefined };

const pathsOf = (place: ArticlePlace): Localized => ({
  id: articlePath(place, 'id'),
  en: articlePath(place, 'en'),
});

/** The pages of articles that are not empty: landings, sections, tags and articles. */
export async function articlePages(orm: Orm): Promise<ArticlePage[]> {
  const rows = await orm
    .select({
      id: articles.id,
      postType: articles.postType,
      bu: articles.bu,
      tags: articles.tags,
      published: articles.publishedOn,
      updated: articles.updatedOn,
      language: articleTexts.language,
      slug: articleTexts.slug,
    })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(lte(articles.publishedOn, today()))
    .orderBy(asc(articles.id));
  const english = new Map(
    rows.flatMap(({ id, language, slug }) => (language === 'en' ? [[id, slug] as const] : [])),
  );
  const inSection = articleSections.map((section) => ({
    section,
    rows: rows.filter(({ postType, bu }) => postType === section.postType && bu === section.bu),
  }));
  const filled = inSection.filter((each) => each.rows.length > 0);
  const kinds = postTypes.filter((postType) => filled.some(({ section }) => section.postType === postType));
  const lists: ArticlePlace[] = [
    ...kinds.map((postType) => ({ view: 'landing', postType }) as const),
    ...filled.flatMap(({ section, rows }) => [
      { view: 'list', ...section } as const,
      ...[...new Set(rows.flatMap(({ tags }) => tags))]
        .sort()
        .map((tag) => ({ view: 'tag', ...section, tag }) as const),
    ]),
  ];
  return [
    ...lists.map((place) => ({ path: pathsOf(place), changed: undefined })),
    ...filled.flatMap(({ section, rows }) =>
      rows.flatMap(({ id, language, slug, published, updated }) => {
        const en = language === 'id' ? english.get(id) : undefined;
        if (en === undefined) return [];
        const path = {
          id: articlePath({ view: 'article', ...section, slug }, 'id'),
          en: articlePath({ view: 'article', ...section, slug: en }, 'en'),
        };
        return [{ path, changed: new Date(`${updated ?? published}T00:00:00Z`) }];
      }),
    ),
  ];
}
