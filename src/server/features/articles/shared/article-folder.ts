import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type PostType, postTypes } from '#contract/articles/article.ts';
import {
  articleFacts,
  articleSlug,
  articleTagTable,
  articleTranslation,
} from '#contract/articles/article-file.schema.ts';
import { type Language, type Localized, languages } from '#contract/language.ts';
import { ContentFileError, parsedYaml, readContentFile } from './content-file.ts';

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

function readPair(folder: string, postType: PostType, slug: string): ArticleFile {
  const paths: Localized = {
    id: join(folder, postType, `${slug}.id.md`),
    en: join(folder, postType, `${slug}.en.md`),
  };
  if (!z.safeParse(articleSlug, slug).success)
    throw new ContentFileError(`${paths.id}: its name is not an address`);
  for (const language of languages)
    if (!existsSync(paths[language])) throw new ContentFileError(`${paths[language]} is missing`);
  const own = readContentFile(paths.id, articleFacts);
  const other = readContentFile(paths.en, articleTranslation);
  const { title, summary, alts, captions, ...facts } = own.head;
  for (const language of languages) {
    const count = { id: alts, en: other.head.alts }[language].length;
    if (count !== facts.pictures.length)
      throw new ContentFileError(`${paths[language]}: alts: one for each picture is needed`);
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
 * @throws ContentFileError
 */
export function readArticleFolder(folder: string): ArticleFolder {
  const tagFile = join(folder, 'tags.yaml');
  if (!existsSync(tagFile)) throw new ContentFileError(`${tagFile} is missing`);
  const tags = parsedYaml(tagFile, articleTagTable, readFileSync(tagFile, 'utf8'));
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
      if (!(tag in tags)) throw new ContentFileError(`${texts.id.slug}: tags.yaml has no ${tag}`);
  return { tags, articles };
}
