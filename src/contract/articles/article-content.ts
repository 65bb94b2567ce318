import * as z from 'zod/mini';
import { type Localized, languages } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { articleLimits, articleUnits, defaultAuthor, postTypes } from './article.ts';
import { modelKey, pictureKey } from './article-file.schema.ts';
import { boundedMarkdown } from './bounded-markdown.ts';

/* An article as its editors keep it: it may be unfinished (docs/product.md#publishing-articles). */

/** More than is allowed in the end: while it is written nothing is cut off, and it is marked. */
const draftLimits = { line: 4000, body: 2 * articleLimits.body, items: 24 } as const;

/** A text that every layer can store: control characters and unpaired surrogates are left out. */
const safe = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '');
const draftText = (longest: number) => z.pipe(z.string().check(z.maxLength(longest)), z.transform(safe));
const line = () =>
  z.pipe(
    draftText(draftLimits.line),
    z.transform((text: string) => text.replace(/[\n\t]/g, ' ')),
  );
const inEach = () => z.object({ id: line(), en: line() });
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(draftLimits.items));

const localText = () =>
  z.object({
    slug: line(),
    title: line(),
    summary: line(),
    /** Markdown. */
    body: draftText(draftLimits.body),
  });

const picture = () =>
  z.object({
    key: pictureKey,
    /** What it shows, for people who cannot see it. */
    alts: inEach(),
    captions: inEach(),
  });

export const articleContent = () =>
  z.object({
    postType: z.enum(postTypes),
    bu: z.enum(articleUnits),
    author: line(),
    featured: z.boolean(),
    tags: listOf(line()),
    models: listOf(modelKey),
    pictures: listOf(picture()),
    texts: z.object({ id: localText(), en: localText() }),
  });
export type ArticleContent = z.infer<ReturnType<typeof articleContent>>;
export type ArticleText = ArticleContent['texts']['id'];

const noText: ArticleText = { slug: '', title: '', summary: '', body: '' };
export const emptyArticle: ArticleContent = {
  postType: 'berita',
  bu: 'mobil',
  author: defaultAuthor,
  featured: false,
  tags: [],
  models: [],
  pictures: [],
  texts: { id: noText, en: noText },
};

/** The title that editors know it by. */
export const articleTitle = ({ texts }: Pick<ArticleContent, 'texts'>): string =>
  texts.id.title.trim() || texts.en.title.trim();

export const articleProblems = {
  missing: localized('Not filled in yet.'),
  too_long: localized('This is too long.'),
  too_many_marks: localized('Too many lines, links, tables or marks. Split it into several articles.'),
  slug_form: localized(
    'Lower-case letters, digits and hyphens only, and at least one letter: such as “check-used-tyres”.',
  ),
  slug_taken: localized('Another article has this address.'),
  no_picture: localized('Add at least one picture.'),
  picture_gone: localized('The server does not have this picture. Choose its file again.'),
  no_tag: localized('Choose at least one tag.'),
  too_many: localized('These are too many.'),
  unknown: localized('We do not know this.'),
  national_id: localized('This has a national id (NIK) in it. Remove it.'),
} as const satisfies Record<string, Localized>;
export type ArticleProblem = keyof typeof articleProblems;

/** What is wrong, by field: `texts.id.title`, `pictures.0.alts.en`, `tags`. */
export type ProblemFields = Readonly<Partial<Record<string, ArticleProblem>>>;

const isSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && /[a-z]/.test(slug);

/** What keeps an article from being published, as far as it can be told from the article alone. */
export function problemsOf(content: ArticleContent): ProblemFields {
  const found: Record<string, ArticleProblem> = {};
  const check = (field: string, text: string, longest: number, isNeeded = true) => {
    if (isNeeded && text.trim() === '') found[field] = 'missing';
    else if (text.length > longest) found[field] = 'too_long';
  };
  check('author', content.author, articleLimits.author);
  for (const language of languages) {
    const { slug, title, summary, body } = content.texts[language];
    const at = `texts.${language}`;
    check(`${at}.title`, title, articleLimits.title);
    check(`${at}.summary`, summary, articleLimits.summary);
    check(`${at}.body`, body, articleLimits.body);
    if (boundedMarkdown(body).isCut) found[`${at}.body`] ??= 'too_many_marks';
    check(`${at}.slug`, slug, articleLimits.slug);
    // A number is another article's address (docs/product.md#articles).
    if (!(`${at}.slug` in found) && !isSlug(slug)) found[`${at}.slug`] = 'slug_form';
    content.pictures.forEach(({ alts, captions }, place) => {
      check(`pictures.${place}.alts.${language}`, alts[language], articleLimits.alt);
      check(`pictures.${place}.captions.${language}`, captions[language], articleLimits.caption, false);
    });
  }
  const { pictures, tags, models } = content;
  if (pictures.length === 0) found.pictures = 'no_picture';
  if (pictures.length > articleLimits.pictures) found.pictures = 'too_many';
  if (tags.length === 0) found.tags = 'no_tag';
  if (tags.length > articleLimits.tags) found.tags = 'too_many';
  if (models.length > articleLimits.models) found.models = 'too_many';
  return found;
}
