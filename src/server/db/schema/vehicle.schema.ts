import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameId: text('name_id').notNull(),
  nameEn: text('name_en').notNull(),
  isSelected: boolean('is_selected').notNull(),
  isUsed: boolean('is_used').notNull(),
});

const namedCode = {
  slug: text('slug').primaryKey(),
  nameId: text('name_id').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
};
export const bodyTypes = pgTable('body_types', namedCode);
export const fuels = pgTable('fuels', namedCode);
export const transmissions = pgTable('transmissions', namedCode);
export const colors = pgTable('colors', { ...namedCode, hex: text('hex').notNull() });

export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Alternative spellings, normalised to lower-case letters and digits. */
  aliases: text('aliases').array().notNull().default([]),
  isPopular: boolean('is_popular').notNull().default(false),
  position: integer('position').notNull().default(0),
});

export const models = pgTable(
  'models',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    aliases: text('aliases').array().notNull().default([]),
    bodyType: text('body_type').references(() => bodyTypes.slug),
    /** Share of the used market, Avanza about 100; 0 for a model created by an import. */
    share: integer('share').notNull().default(0),
    /** False for a model that staff has not reviewed yet. */
    isReviewed: boolean('is_reviewed').notNull().default(true),
  },
  (table) => [index('models_brand').on(table.brandId)],
);

export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    fuel: text('fuel')
      .notNull()
      .references(() => fuels.slug),
    transmission: text('transmission')
      .notNull()
      .references(() => transmissions.slug),
    /** 0 for an electric car. */
    engineCc: integer('engine_cc').notNull(),
    soldFrom: integer('sold_from').notNull(),
    /** Null while it is still sold new. */
    soldUntil: integer('sold_until'),
    /** The last new price, in million rupiah, as of `priceYear`. */
    newPriceMillion: integer('new_price_million').notNull(),
    priceYear: integer('price_year').notNull(),
  },
  (table) => [unique('variants_model_name').on(table.modelId, table.name)],
);

/**
 * Each slug has one meaning across all filter types (docs/product.md#filter-addresses). The primary key
 * prevents clashes; `type` names the table of `refId`.
 */
export const filterSlugs = pgTable(
  'filter_slugs',
  {
    slug: text('slug').primaryKey(),
    type: text('type', { enum: ['brand', 'model', 'variant', 'province', 'city'] }).notNull(),
    refId: integer('ref_id').notNull(),
  },
  (table) => [unique('filter_slugs_ref').on(table.type, table.refId)],
);

/** Former slugs of brands, models, variants and places, for redirects. Kept by triggers. */
export const oldSlugs = pgTable('old_slugs', {
  slug: text('slug').primaryKey(),
  type: text('type', { enum: ['brand', 'model', 'variant', 'province', 'city'] }).notNull(),
  refId: integer('ref_id').notNull(),
});
