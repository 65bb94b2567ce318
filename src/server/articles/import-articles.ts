import { hash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { languages } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import type { NewVehicleCatalogue } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { modelOfKey, readFigureFacts } from './article-facts.ts';
import { type FigureFacts, fillFigures } from './article-figures.ts';
import { type ArticleFile, ArticleFileError, readArticleFolder } from './article-folder.ts';
import { wordCount } from './render-article.ts';

const { articleOldSlugs, articleRevisions, articles, articleTags, articleTexts } = schema;

export type ArticleImport = {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Articles whose figures rest on too few cars; they are left out. */
  readonly thin: readonly string[];
};

type Options = {
  readonly folder: string;
  readonly catalogue: NewVehicleCatalogue;
  readonly now: Date;
  readonly dryRun?: boolean;
};

type Ready = ReturnType<typeof filled>;

/** An article with its figures; undefined if one of them is not known. */
function filled({ texts, ...facts }: ArticleFile, figures: FigureFacts) {
  const ready = languages.flatMap((language) => {
    const { slug, alts, captions, ...text } = texts[language];
    const [title, summary, body] = [text.title, text.summary, text.body].map((part) =>
      fillFigures(part, figures, language),
    );
    return title === undefined || summary === undefined || body === undefined
      ? []
      : [{ language, slug, title, summary, alts, captions, body, words: wordCount(body) }];
  });
  if (ready.length < languages.length) return undefined;
  const { published, updated, featured, ...own } = facts;
  return {
    row: {
      ...own,
      key: `${facts.postType}/${texts.id.slug}`,
      publishedOn: published,
      updatedOn: updated ?? null,
      isFeatured: featured,
      // Of the file, so that figures alone do not make a new revision.
      contentHash: hash('sha256', JSON.stringify([facts, texts]), 'base64url'),
    },
    texts: ready,
  };
}

async function write(
  orm: Orm,
  { row, texts }: NonNullable<Ready>,
): Promise<'created' | 'changed' | 'unchanged'> {
  const [known] = await orm
    .select({ id: articles.id, contentHash: articles.contentHash })
    .from(articles)
    .where(eq(articles.key, row.key));
  if (known?.contentHash === row.contentHash) return 'unchanged';
  if (!known) {
    const [made] = await orm.insert(articles).values(row).returning({ id: articles.id });
    if (made) await orm.insert(articleTexts).values(texts.map((text) => ({ ...text, articleId: made.id })));
    return 'created';
  }
  const { id } = known;
  await orm.update(articles).set(row).where(eq(articles.id, id));
  const before = await orm.select().from(articleTexts).where(eq(articleTexts.articleId, id));
  for (const { language, slug, title, summary, body } of before) {
    const after = texts.find((text) => text.language === language);
    if (after?.body !== body || after.title !== title || after.summary !== summary)
      await orm.insert(articleRevisions).values({ articleId: id, language, title, summary, body });
    if (after && after.slug !== slug)
      await orm
        .insert(articleOldSlugs)
        .values({ language, slug, articleId: id })
        .onConflictDoUpdate({
          target: [articleOldSlugs.language, articleOldSlugs.slug],
          set: { articleId: id },
        });
  }
  await orm.delete(articleTexts).where(eq(articleTexts.articleId, id));
  await orm.insert(articleTexts).values(texts.map((text) => ({ ...text, articleId: id })));
  return 'changed';
}

/**
 * Imports a folder of articles (article-folder.ts) in one transaction. Articles that are not in the folder stay.
 * @throws ArticleFileError naming the first file with a mistake; nothing is then imported
 */
export async function importArticles(
  database: Database,
  { folder, catalogue, now, dryRun = false }: Options,
): Promise<ArticleImport> {
  const read = readArticleFolder(folder);
  for (const { models, texts } of read.articles)
    for (const key of models)
      if (!modelOfKey(catalogue, key))
        throw new ArticleFileError(`${texts.id.slug}: the catalogue has no ${key}`);
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const thin: string[] = [];
  await database.orm.transaction(async (transaction) => {
    const figures = await readFigureFacts(transaction, catalogue, now);
    const ready = read.articles.flatMap((article) => {
      const one = filled(article, figures);
      if (!one) thin.push(article.texts.id.slug);
      return one ? [one] : [];
    });
    if (dryRun) return;
    const tags = Object.entries(read.tags).map(([slug, name]) => ({
      slug,
      nameId: name.id,
      nameEn: name.en,
    }));
    await transaction
      .insert(articleTags)
      .values(tags)
      .onConflictDoUpdate({
        target: articleTags.slug,
        set: { nameId: sql`excluded.name_id`, nameEn: sql`excluded.name_en` },
      });
    for (const one of ready) counts[await write(transaction, one)]++;
    const slugs = ready.flatMap(({ texts }) => texts.map(({ slug }) => slug));
    // A slug in use again no longer leads elsewhere.
    if (slugs.length > 0)
      await transaction.delete(articleOldSlugs).where(
        sql`${inArray(articleOldSlugs.slug, slugs)} and exists (select 1 from article_texts t
          where t.language = article_old_slugs.language and t.slug = article_old_slugs.slug)`,
      );
  });
  if (!dryRun && counts.created + counts.changed > 0) await database.announceChange();
  return { ...counts, thin };
}
