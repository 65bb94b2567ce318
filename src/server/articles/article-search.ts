import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type ArticleUnit, articleUnits, type PostType, postTypes } from '#contract/articles/article.ts';
import type { Language } from '#contract/language.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { articles, articleTexts } = schema;

const mostWords = 8;

/** Today in Jakarta: an article is public from its day on. */
export const today = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** The words of a search, as the database's search takes them. */
export const searchWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);

/**
 * Matches texts that have every word, or words that begin with it.
 * @param within only titles, or everything
 */
export function wordQuery(words: readonly string[], within: 'title' | 'text'): SQL {
  const mark = { title: ':*A', text: ':*' }[within];
  return sql`to_tsquery('simple', ${words.map((word) => word + mark).join(' & ')})`;
}

type Found = {
  readonly postType: PostType;
  readonly bu: ArticleUnit;
  readonly slug: string;
  readonly title: string;
};

/** Articles whose title has all words of a text, the latest first. */
export async function findByTitle(
  orm: Orm,
  text: string,
  { language, most }: { readonly language: Language; readonly most: number },
): Promise<Found[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const rows = await orm
    .select({
      postType: articles.postType,
      bu: articles.bu,
      slug: articleTexts.slug,
      title: articleTexts.title,
    })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, language)),
    )
    .where(
      and(lte(articles.publishedOn, today()), sql`${articleTexts.found} @@ ${wordQuery(words, 'title')}`),
    )
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(most);
  return rows.flatMap((row) => {
    const postType = postTypes.find((each) => each === row.postType);
    const bu = articleUnits.find((each) => each === row.bu);
    return postType && bu ? [{ ...row, postType, bu }] : [];
  });
}
