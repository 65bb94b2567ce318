import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type PostType, postTypes } from '#contract/articles/article.ts';
import {
  articleFacts,
  articleSlug,
  articleTagTable,
  articleTranslation,
} from '#contract/articles/article-file.schema.ts';
import { boundedMarkdown } from '#contract/articles/bounded-markdown.ts';
import { type Language, type Localized, languages } from '#contract/language.ts';

/** One language of an article, as its file says it: figures are not filled in yet. */
export type ArticleText = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly alts: readonly string[];
  readonly captions: readonly string[];
  /** Markdown. */
  readonly body: string;
};

export type ArticleFile = Pick<
  z.output<typeof articleFacts>,
  'bu' | 'published' | 'updated' | 'author' | 'tags' | 'models' | 'pictures' | 'featured'
> & {
  readonly postType: PostType;
  readonly texts: Readonly<Record<Language, ArticleText>>;
};

export type ArticleFolder = {
  readonly tags: Readonly<Record<string, Localized>>;
  readonly articles: readonly ArticleFile[];
};

/** A file that cannot be imported, with the reason. */
export class ArticleFileError extends Error {
  override name = 'ArticleFileError';
}

/*
 * Deeply nested YAML overflows its parser's stack, and can end the process: a regular expression compiled there finds no
 * memory, which no `try` catches.
 */
const longestYaml = 20_000;
const tooNested = /(?:[[{][^[{]*){101}|(?:[-?:] +){21}/;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** @throws ArticleFileError naming the file and the first thing wrong with it */
function readOne<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): { readonly head: z.output<Schema>; readonly body: string } {
  const [, head, body] = frontMatter.exec(readFileSync(path, 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new ArticleFileError(`${path} has no front matter`);
  if (boundedMarkdown(body).isCut)
    throw new ArticleFileError(`${path}: its text is too long, or too many lines and marks`);
  return { head: parsed(path, schema, head), body: body.trim() };
}

function parsed<Schema extends z.ZodMiniType>(path: string, schema: Schema, yaml: string): z.output<Schema> {
  if (yaml.length > longestYaml || tooNested.test(yaml))
    throw new ArticleFileError(`${path}: its YAML is too long or too nested`);
  let given: unknown;
  try {
    given = parse(yaml, { schema: 'core' });
  } catch (error) {
    throw new ArticleFileError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const found = z.safeParse(schema, given);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new ArticleFileError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function readPair(folder: string, postType: PostType, slug: string): ArticleFile {
  const paths: Localized = {
    id: join(folder, postType, `${slug}.id.md`),
    en: join(folder, postType, `${slug}.en.md`),
  };
  if (!z.safeParse(articleSlug, slug).success)
    throw new ArticleFileError(`${paths.id}: its name is not an address`);
  for (const language of languages)
    if (!existsSync(paths[language])) throw new ArticleFileError(`${paths[language]} is missing`);
  const own = readOne(paths.id, articleFacts);
  const other = readOne(paths.en, articleTranslation);
  const { title, summary, alts, captions, ...facts } = own.head;
  for (const language of languages) {
    const count = { id: alts, en: other.head.alts }[language].length;
    if (count !== facts.pictures.length)
      throw new ArticleFileError(`${paths[language]}: alts: one for each picture is needed`);
  }
  return {
    ...facts,
    postType,
    texts: {
      id: { slug, title, summary, alts, captions, body: own.body },
      en: { ...other.head, body: other.body },
    },
  };
}

/**
 * Reads a folder of articles: `tags.yaml`, and for each kind of article a folder with two Markdown files an
 * article, `{slug}.id.md` and `{slug}.en.md`.
 * @throws ArticleFileError
 */
export function readArticleFolder(folder: string): ArticleFolder {
  const tagFile = join(folder, 'tags.yaml');
  if (!existsSync(tagFile)) throw new ArticleFileError(`${tagFile} is missing`);
  const tags = parsed(tagFile, articleTagTable, readFileSync(tagFile, 'utf8'));
  const articles = postTypes.flatMap((postType) => {
    const place = join(folder, postType);
    if (!existsSync(place)) return [];
    const slugs = new Set(
      readdirSync(place)
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.replace(/\.(?:id|en)\.md$/, '')),
    );
    return [...slugs].sort().map((slug) => readPair(folder, postType, slug));
  });
  for (const { texts, tags: own } of articles)
    for (const tag of own)
      if (!(tag in tags)) throw new ArticleFileError(`${texts.id.slug}: tags.yaml has no ${tag}`);
  return { tags, articles };
}
