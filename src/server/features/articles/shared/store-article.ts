import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { articleOldSlugs, articles, articleTexts } = schema;

/** An article as it is read. */
export type PublicArticle = {
  readonly row: Omit<typeof articles.$inferInsert, 'id' | 'views'>;
  readonly texts: readonly (Omit<typeof articleTexts.$inferInsert, 'articleId' | 'language'> & {
    readonly language: Language;
  })[];
};

/** Of the given slugs, those that another article has now. */
export async function takenSlugs(
  orm: Orm,
  texts: readonly { readonly language: Language; readonly slug: string }[],
  ownId: number | undefined,
): Promise<Language[]> {
  const rows = await orm
    .select({ language: articleTexts.language })
    .from(articleTexts)
    .where(
      and(
        ne(articleTexts.articleId, ownId ?? 0),
        or(
          ...texts.map(({ language, slug }) =>
            and(eq(articleTexts.language, language), eq(articleTexts.slug, slug)),
          ),
        ),
      ),
    );
  return rows.map(({ language }) => language);
}

/**
 * Writes an article and its texts. A slug that it no longer has leads to its new one; one in use again no longer leads
 * elsewhere.
 * @returns its number
 */
export async function storeArticle(
  orm: Orm,
  known: number | undefined,
  { row, texts }: PublicArticle,
): Promise<number> {
  const [stored] =
    known === undefined
      ? await orm.insert(articles).values(row).returning({ id: articles.id })
      : await orm.update(articles).set(row).where(eq(articles.id, known)).returning({ id: articles.id });
  if (!stored) throw new Error(`no article ${known}`);
  const articleId = stored.id;
  const before = await orm.select().from(articleTexts).where(eq(articleTexts.articleId, articleId));
  const old = before.flatMap(({ language, slug }) =>
    texts.some((text) => text.language === language && text.slug === slug)
      ? []
      : [{ language, slug, articleId }],
  );
  if (old.length > 0)
    await orm
      .insert(articleOldSlugs)
      .values(old)
      .onConflictDoUpdate({
        target: [articleOldSlugs.language, articleOldSlugs.slug],
        set: { articleId },
      });
  await orm.delete(articleTexts).where(eq(articleTexts.articleId, articleId));
  await orm.insert(articleTexts).values(texts.map((text) => ({ ...text, articleId })));
  await orm.delete(articleOldSlugs).where(
    sql`${inArray(
      articleOldSlugs.slug,
      texts.map(({ slug }) => slug),
    )} and exists (select 1 from article_texts t
      where t.language = article_old_slugs.language and t.slug = article_old_slugs.slug)`,
  );
  return articleId;
}
