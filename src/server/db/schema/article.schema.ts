import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { articleEditKinds, articleStates } from '#contract/articles/article-desk.schema.ts';
import { changedBy } from './changed-by.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What an article is, in whatever language (docs/product.md#articles). */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its place in the imported folder: `tips/nine-signs`; `desk/` and the document's id for one written here. */
    key: text('key').notNull().unique(),
    postType: text('post_type').notNull(),
    bu: text('bu').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    updatedOn: date('updated_on', { mode: 'string' }),
    author: text('author').notNull(),
    tags: text('tags').array().notNull(),
    /** `kind/brand/model` of the catalogue of new vehicles. */
    models: text('models').array().notNull(),
    pictures: text('pictures').array().notNull(),
    isFeatured: boolean('is_featured').notNull(),
    /** False for one that was taken down. */
    isPublic: boolean('is_public').notNull().default(true),
    /** Hash of what was imported, to detect unchanged articles. */
    contentHash: text('content_hash').notNull(),
    views: integer('views').notNull().default(0),
    changedBy: changedBy(),
  },
  (table) => [
    index('articles_list').on(
      table.postType,
      table.bu,
      table.publishedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_tags').using('gin', table.tags),
    index('articles_changed').on(table.changedBy),
    index('articles_pictures').using('gin', table.pictures),
  ],
);

const articleId = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });

/** Its texts, one row a language. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: articleId(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    alts: jsonb('alts').$type<readonly string[]>().notNull(),
    captions: jsonb('captions').$type<readonly string[]>().notNull(),
    /** Markdown, with its figures filled in. */
    body: text('body').notNull(),
    words: integer('words').notNull(),
    found: searchVector('found').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', summary), 'B') || setweight(to_tsvector('simple', body), 'C')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    uniqueIndex('article_texts_slug').on(table.language, table.slug),
  ],
);

/**
 * An article as staff edits it. One never edited has none until it is opened.
 */
export const articleDocuments = pgTable(
  'article_documents',
  {
    /** Made by the device; the article's number for one that was imported. */
    id: text('id').primaryKey(),
    /** Once it has been published. */
    articleId: integer('article_id')
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Of its last edit. */
    revision: integer('revision').notNull(),
    state: text('state', { enum: articleStates }).notNull(),
    /** The revision that is public, or is to be; null for a draft. */
    chosenRevision: integer('chosen_revision'),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** Copies of what the list of articles shows and selects by. */
    title: text('title').notNull(),
    postType: text('post_type').notNull(),
    bu: text('bu').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    changedBy: bigint('changed_by', { mode: 'number' }),
  },
  (table) => [index('article_documents_due').on(table.publishAt).where(sql`state = 'scheduled'`)],
);

/** Everything a document was. Only the last one changes, while the same person goes on typing. */
export const articleEdits = pgTable(
  'article_edits',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => articleDocuments.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: articleEditKinds }).notNull(),
    /** See article-content.ts. */
    content: jsonb('content').notNull(),
    /** Keys of its pictures, which are not deleted. */
    pictures: text('pictures').array().notNull(),
    actorId: bigint('actor_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index('article_edits_pictures').using('gin', table.pictures),
  ],
);

/** Slugs that an article no longer has; they lead to its present one. */
export const articleOldSlugs = pgTable(
  'article_old_slugs',
  {
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    slug: text('slug').notNull(),
    articleId: articleId(),
  },
  (table) => [primaryKey({ columns: [table.language, table.slug] })],
);

export const articleTags = pgTable('article_tags', {
  slug: text('slug').primaryKey(),
  nameId: text('name_id').notNull(),
  nameEn: text('name_en').notNull(),
});

/** Visits of a day, so that a visitor counts once; deleted the day after. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: articleId(),
    day: date('day', { mode: 'string' }).notNull(),
    viewerHash: text('viewer_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.viewerHash] }),
    index('article_views_day').on(table.day),
  ],
);
