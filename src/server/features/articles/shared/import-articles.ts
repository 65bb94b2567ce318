import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { dayInJakarta } from '#contract/dates.ts';
import { languages } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import { lockDocument, noteImport, openImported } from './article-documents.ts';
import { modelOfKey, readFigureFacts } from './article-facts.ts';
import { type FigureFacts, fillFigures } from './article-figures.ts';
import { type ArticleFile, readArticleFolder } from './article-folder.ts';
import { ContentFileError } from './content-file.ts';
import { wordCount } from './render-article.ts';
import { storeArticle, takenSlugs } from './store-article.ts';
import { storePictures } from './store-pictures.ts';

const { articles, articleTags } = schema;

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
  /** For pictures that are files of the folder; without it such a folder is refused. */
  readonly photoStore?: PhotoStore | undefined;
  readonly dryRun?: boolean;
};

type Ready = ReturnType<typeof filled>;

/** An article with its figures; undefined if one of them is not known. */
function filled({ texts, ...facts }: ArticleFile, figures: FigureFacts, files: ReadonlyMap<string, string>) {
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
  // Figures are of the day on which they are computed: a text with their date is not older than they are.
  const today = dayInJakarta(Date.parse(figures.now));
  const figuresDay =
    Object.values(texts).some(({ body }) => body.includes('{{date')) && today > published ? today : undefined;
  return {
    row: {
      ...own,
      key: `${facts.postType}/${texts.id.slug}`,
      pictures: facts.pictures.map((picture) => files.get(picture) ?? picture),
      publishedOn: published,
      updatedOn: figuresDay ?? updated ?? null,
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
  if (known) {
    await lockDocument(orm, String(known.id));
    // Its earlier texts stay in its history.
    await openImported(orm, known.id);
  }
  const [taken] = await takenSlugs(orm, texts, known?.id);
  if (taken !== undefined) throw new ContentFileError(`${row.key}: another article has its ${taken} slug`);
  const id = await storeArticle(orm, known?.id, { row, texts });
  if (known) await noteImport(orm, id);
  return known ? 'changed' : 'created';
}

/**
 * Imports a folder of articles (article-folder.ts) in one transaction. Articles that are not in the folder stay.
 * @throws ContentFileError naming the first file with a mistake; nothing is then imported
 */
export async function importArticles(
  database: Database,
  { folder, catalogue, now, photoStore, dryRun = false }: Options,
): Promise<ArticleImport> {
  const read = readArticleFolder(folder);
  for (const { models, texts } of read.articles)
    for (const key of models)
      if (!modelOfKey(catalogue, key))
        throw new ContentFileError(`${texts.id.slug}: the catalogue has no ${key}`);
  const files = await storePictures(folder, read.articles, { database, photoStore, dryRun });
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const thin: string[] = [];
  await database.orm.transaction(async (transaction) => {
    const figures = await readFigureFacts(transaction, catalogue, now);
    const ready: NonNullable<Ready>[] = [];
    for (const article of read.articles) {
      // Each figure passes over all cars; requests are answered between them.
      await nextTurn();
      const one = filled(article, figures, files);
      if (one) ready.push(one);
      else thin.push(article.texts.id.slug);
    }
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
  });
  if (!dryRun && counts.created + counts.changed > 0) await database.announceChange();
  return { ...counts, thin };
}
