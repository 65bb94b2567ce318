import * as z from 'zod/mini';
import { articleUnits } from './article.ts';

/* The front matter of an article's two files (docs/operations.md#articles). */

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const articleSlug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What each language says for itself. */
const localTexts = {
  title: text(110),
  summary: text(260),
  /** Descriptions of the pictures for people who cannot see them, in the order of `pictures`. */
  alts: z.array(text(200)).check(z.minLength(1), z.maxLength(8)),
  captions: z._default(z.array(z.string().check(z.maxLength(200))), []),
};

/** Of `{slug}.id.md`: the article's facts, which are the same in both languages, and its Indonesian texts. */
export const articleFacts = z.strictObject({
  bu: z.enum(articleUnits),
  published: day,
  updated: z.optional(day),
  author: z._default(text(60), 'Tim Lajur'),
  tags: z.array(articleSlug).check(z.minLength(1), z.maxLength(6)),
  /** Models it speaks of: `kind/brand/model` of the catalogue of new vehicles. */
  models: z._default(
    z.array(z.string().check(z.regex(/^[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+$/))).check(z.maxLength(8)),
    [],
  ),
  /** Keys of pictures; the first stands at the top. */
  pictures: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))).check(z.minLength(1), z.maxLength(8)),
  featured: z._default(z.boolean(), false),
  ...localTexts,
});

/** Of `{slug}.en.md`. */
export const articleTranslation = z.strictObject({ slug: articleSlug, ...localTexts });

/** The names of tags by slug. */
export const articleTagTable = z.record(articleSlug, z.strictObject({ id: text(40), en: text(40) }));
