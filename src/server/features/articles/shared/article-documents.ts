import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { articleUnits, postTypes } from '#contract/articles/article.ts';
import { type ArticleContent, articleContent, articleTitle } from '#contract/articles/article-content.ts';
import type { ArticleEditKind } from '#contract/articles/article-desk.schema.ts';
import { startOfDay } from '#contract/dates.ts';
import type { languages } from '#contract/language.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { today } from './article-search.ts';

/* Articles as staff edits them: a document for each, and everything it was (docs/product.md#publishing-articles). */

const { articleDocuments, articleEdits, articles, articleTexts } = schema;

export type DocumentRow = typeof articleDocuments.$inferSelect;
export type Document = DocumentRow & { readonly content: ArticleContent };

/** Someone who goes on typing for this long makes one revision, in milliseconds. */
const togetherMs = 10 * 60_000;

/** The first moment of a day in Jakarta. */

/** One at a time may change a document, or publish any. */
export async function lockDocument(orm: Orm, id: string): Promise<void> {
  await lockName(orm, `article ${id}`);
}

/** What is stored of a public article, as its editors see it. */
async function importedContent(orm: Orm, articleId: number) {
  const [row] = await orm.select().from(articles).where(eq(articles.id, articleId));
  if (!row) return undefined;
  const texts = await orm.select().from(articleTexts).where(eq(articleTexts.articleId, articleId));
  const textIn = (language: (typeof languages)[number]) => texts.find((text) => text.language === language);
  const of = (language: (typeof languages)[number]) => {
    const text = textIn(language);
    const { slug = '', title = '', summary = '', body = '' } = text ?? {};
    return { slug, title, summary, body };
  };
  const each = (name: 'alts' | 'captions', place: number) => ({
    id: textIn('id')?.[name][place] ?? '',
    en: textIn('en')?.[name][place] ?? '',
  });
  const content: ArticleContent = {
    postType: z.parse(z.enum(postTypes), row.postType),
    bu: z.parse(z.enum(articleUnits), row.bu),
    author: row.author,
    featured: row.isFeatured,
    tags: row.tags,
    models: row.models,
    pictures: row.pictures.map((key, place) => ({
      key,
      alts: each('alts', place),
      captions: each('captions', place),
    })),
    texts: { id: of('id'), en: of('en') },
  };
  return { row, content };
}

/** The document of an article that was imported, made of what is public unless there is one. */
export async function openImported(orm: Orm, articleId: number): Promise<void> {
  const known = await orm
    .select({ id: articleDocuments.id })
    .from(articleDocuments)
    .where(eq(articleDocuments.articleId, articleId));
  if (known.length > 0) return;
  const found = await importedContent(orm, articleId);
  if (!found) return;
  const { row, content } = found;
  const id = String(articleId);
  const changedAt = startOfDay(row.updatedOn ?? row.publishedOn);
  const inserted = await orm
    .insert(articleDocuments)
    .values({
      ...{ id, articleId, revision: 1, chosenRevision: 1, title: articleTitle(content) },
      ...{ postType: content.postType, bu: content.bu },
      state: row.publishedOn > today() ? 'scheduled' : 'live',
      publishAt: startOfDay(row.publishedOn),
      changedAt,
    })
    .onConflictDoNothing()
    .returning({ id: articleDocuments.id });
  if (inserted.length > 0)
    await orm.insert(articleEdits).values({
      ...{ documentId: id, revision: 1, kind: 'import', content, actorId: null, createdAt: changedAt },
      pictures: content.pictures.map(({ key }) => key),
    });
}

/** A document as it is, or as it was at a revision. */
export async function readDocument(orm: Orm, id: string): Promise<Document | undefined> {
  const [found] = await orm
    .select({ row: articleDocuments, content: articleEdits.content })
    .from(articleDocuments)
    .innerJoin(
      articleEdits,
      and(
        eq(articleEdits.documentId, articleDocuments.id),
        eq(articleEdits.revision, articleDocuments.revision),
      ),
    )
    .where(eq(articleDocuments.id, id));
  return found && { ...found.row, content: z.parse(articleContent(), found.content) };
}

type Edit = {
  readonly id: string;
  readonly kind: ArticleEditKind;
  readonly content: ArticleContent;
  /** Null for an import and the clock. */
  readonly actorId: number | null;
};
type Change = Partial<Pick<DocumentRow, 'articleId' | 'state' | 'publishAt'>> & {
  /** The new revision is the one to be public. */
  readonly isChosen?: boolean;
};

/** Adds a revision to a document. The caller has locked it. */
export async function addEdit(
  orm: Orm,
  before: DocumentRow | undefined,
  { id, kind, content, actorId }: Edit,
  { isChosen = false, ...change }: Change = {},
): Promise<void> {
  const revision = (before?.revision ?? 0) + 1;
  const now = new Date();
  const row = {
    ...{ revision, title: articleTitle(content), postType: content.postType, bu: content.bu },
    ...{ changedAt: now, changedBy: actorId },
    ...(isChosen ? { chosenRevision: revision } : {}),
    ...change,
  };
  if (before) await orm.update(articleDocuments).set(row).where(eq(articleDocuments.id, id));
  else await orm.insert(articleDocuments).values({ id, state: 'draft', ...row });
  const edit = { documentId: id, revision, kind, content, actorId, createdAt: now };
  const pictures = content.pictures.map(({ key }) => key);
  if (before && kind === 'save') {
    const [last] = await orm
      .select({ kind: articleEdits.kind, actorId: articleEdits.actorId, createdAt: articleEdits.createdAt })
      .from(articleEdits)
      .where(and(eq(articleEdits.documentId, id), eq(articleEdits.revision, before.revision)));
    if (
      last?.kind === 'save' &&
      last.actorId === actorId &&
      now.getTime() - last.createdAt.getTime() < togetherMs
    ) {
      // The time stays that of its beginning, so that a long day of typing is several revisions.
      const { createdAt: _now, ...rest } = edit;
      await orm
        .update(articleEdits)
        .set({ ...rest, pictures })
        .where(and(eq(articleEdits.documentId, id), eq(articleEdits.revision, before.revision)));
      return;
    }
  }
  await orm.insert(articleEdits).values({ ...edit, pictures });
}

/** After an import has changed an article: the document, if there is one, becomes what was imported. */
export async function noteImport(orm: Orm, articleId: number): Promise<void> {
  const [before] = await orm.select().from(articleDocuments).where(eq(articleDocuments.articleId, articleId));
  const found = await importedContent(orm, articleId);
  if (!before || !found) return;
  const { publishedOn, isPublic } = found.row;
  const state = !isPublic ? 'down' : publishedOn > today() ? 'scheduled' : 'live';
  await addEdit(
    orm,
    before,
    { id: before.id, kind: 'import', content: found.content, actorId: null },
    { state, publishAt: startOfDay(publishedOn), isChosen: true },
  );
}
