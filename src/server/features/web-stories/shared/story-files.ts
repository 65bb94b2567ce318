import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { once, referenceFile } from '#server/process/reference-table.ts';

/* Web stories are files of the reference data (docs/product.md#web-stories). Texts may have figures (article-figures.ts). */

const localized = (most: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(most));
  return z.strictObject({ id: text, en: text });
};

const storyFile = z.strictObject({
  published: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Where the last page leads, and what the link says. */
  link: localized(200),
  action: localized(40),
  title: localized(70),
  summary: localized(160),
  pages: z
    .array(
      z.strictObject({
        picture: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
        alt: localized(120),
        title: localized(80),
        text: localized(280),
      }),
    )
    .check(z.minLength(4), z.maxLength(20)),
});
export type StoryFile = z.output<typeof storyFile> & { readonly slug: string };

/** All stories, the latest first. */
export const readStories: () => readonly StoryFile[] = once(() => {
  const folder = referenceFile('web-stories');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      slug: name.replace(/\.yaml$/, ''),
      ...z.parse(storyFile, parse(readFileSync(join(folder, name), 'utf8'), { schema: 'core' })),
    }))
    .sort((a, b) => (a.published < b.published ? 1 : -1));
});

/** Keys of the pictures in stories. */
export const storyPictures: () => ReadonlySet<string> = once(
  () => new Set(readStories().flatMap(({ pages }) => pages.map(({ picture }) => picture))),
);
