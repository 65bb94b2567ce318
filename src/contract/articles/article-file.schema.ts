import * as z from 'zod/mini';
import { articleLimits, articleUnits, defaultAuthor } from './article.ts';

/* The front matter of an article's two files (docs/operations.md#articles). */

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const articleSlug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(articleLimits.slug));
/** `kind/brand/model` of the catalogue of new vehicles. */
export const modelKey = z.string().check(z.regex(/^[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+$/), z.maxLength(200));
/** Of a picture: drawn, stored, or a file of the imported folder. */
export const pictureKey = z.string().check(z.regex(/^[a-z0-9.-]+$/), z.maxLength(120));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What each language says for itself. */
const localTexts = {
  title: text(articleLimits.title),
  summary: text(articleLimits.summary),
  /** Descriptions of the pictures for people who cannot see them, in the order of `pictures`. */
  alts: z.array(text(articleLimits.alt)).check(z.minLength(1), z.maxLength(articleLimits.pictures)),
  captions: z._default(z.array(z.string().check(z.maxLength(articleLimits.caption))), []),
};

/** Of `{slug}.id.md`: the article's facts, which are the same in both languages, and its Indonesian texts. */
export const articleFacts = z.strictObject({
  bu: z.enum(articleUnits),
  published: day,
  updated: z.optional(day),
  author: z._default(text(articleLimits.author), defaultAuthor),
  tags: z.array(articleSlug).check(z.minLength(1), z.maxLength(articleLimits.tags)),
  /** Models it speaks of. */
  models: z._default(z.array(modelKey).check(z.maxLength(articleLimits.models)), []),
  /** Files in `pictures`, or keys of drawn ones; the first stands at the top. */
  pictures: z.array(pictureKey).check(z.minLength(1), z.maxLength(articleLimits.pictures)),
  featured: z._default(z.boolean(), false),
  ...localTexts,
});

/** Of `{slug}.en.md`. */
export const articleTranslation = z.strictObject({ slug: articleSlug, ...localTexts });

/** The names of tags by slug. */
export const articleTagTable = z.record(articleSlug, z.strictObject({ id: text(40), en: text(40) }));
