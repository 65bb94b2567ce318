import { and, eq, lt, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Database, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPublicArticle } from '#server/features/articles/shared/article-search.ts';

const { articleOldSlugs, articles, articleTexts, articleViews } = schema;

/** What the shelf of articles does not have. */
export function createArticleRepository({ orm, read }: Pick<Database, 'orm' | 'read'>) {
  return {
    /** The Markdown text. */
    async body(articleId: number, language: Language): Promise<string | undefined> {
      const [row] = await read((from) =>
        from
          .select({ body: articleTexts.body })
          .from(articleTexts)
          .where(and(eq(articleTexts.articleId, articleId), eq(articleTexts.language, language))),
      );
      return row?.body;
    },

    /** The article that had a slug once. */
    async byOldSlug(slug: string, language: Language): Promise<number | undefined> {
      const [row] = await read((from) =>
        from
          .select({ id: articleOldSlugs.articleId })
          .from(articleOldSlugs)
          .where(and(eq(articleOldSlugs.language, language), eq(articleOldSlugs.slug, slug))),
      );
      return row?.id;
    },

    /**
     * Counts a visit, once a visitor and day, and forgets the visitors of earlier days.
     * @returns the views, if it counted
     */
    async countView(
      id: number,
      { viewerHash, day }: { viewerHash: string; day: string },
    ): Promise<number | undefined> {
      return await inTransaction(orm, async (transaction) => {
        await transaction.delete(articleViews).where(lt(articleViews.day, day));
        const [counted] = await transaction
          .insert(articleViews)
          .select(
            transaction
              .select({
                articleId: articles.id,
                day: sql<string>`${day}::date`.as('day'),
                viewerHash: sql<string>`${viewerHash}::text`.as('viewer_hash'),
              })
              .from(articles)
              .where(and(eq(articles.id, id), isPublicArticle())),
          )
          .onConflictDoNothing()
          .returning({ id: articleViews.articleId });
        if (!counted) return undefined;
        const [row] = await transaction
          .update(articles)
          .set({ views: sql`${articles.views} + 1` })
          .where(eq(articles.id, id))
          .returning({ views: articles.views });
        return row?.views;
      });
    },
  };
}
