import { sql } from 'drizzle-orm';
import {
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

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What an article is, in whatever language (docs/product.md#articles). */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its place in the imported folder: `tips/nine-signs`. */
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
    /** Hash of what was imported, to detect unchanged articles. */
    contentHash: text('content_hash').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [
    index('articles_list').on(
      table.postType,
      table.bu,
      table.publishedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_tags').using('gin', table.tags),
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
    index('article_texts_found').using('gin', table.found),
  ],
);

/** What a text was before it changed. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: articleId(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('article_revisions_article').on(table.articleId)],
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
