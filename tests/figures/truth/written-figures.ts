import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { writtenIn } from './notation.ts';
import { figureOf } from './queries.ts';
import { textOfFile } from './tables.ts';
import type { Truth } from './truth.ts';

/* Texts of reference-data with the figures that they name, computed from the rows read by SQL. */

const query = /\{\{([a-z-]+)([^}]*)\}\}/g;

/** @param day on which the figures were computed */
function filled(text: string, language: Language, truth: Truth, day: string): string {
  return text.replace(query, (_, name: string, rest: string) => {
    const given = new Map(
      rest
        .split(' ')
        .filter(Boolean)
        .map((part) => {
          const [key = '', ...value] = part.split('=');
          return [key, value.join('=')];
        }),
    );
    const figure =
      name === 'date' ? writtenIn(language).longDay(day) : figureOf(name, given, truth, language);
    return figure ?? '(too few cars)';
  });
}

const head = z.object({
  ...{ slug: z.optional(z.string()), title: z.string(), summary: z.string() },
  captions: z._default(z.array(z.string()), []),
});
type Source = Omit<z.output<typeof head>, 'slug'> & { readonly body: string };

const folder = 'articles';
const sources = new Map<Language, ReadonlyMap<string, Source>>();
/** The articles' files in one language by their slug. */
function sourcesIn(language: Language): ReadonlyMap<string, Source> {
  const before = sources.get(language);
  if (before) return before;
  const names = readdirSync(new URL(`../../../reference-data/${folder}`, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  const own = names
    .filter((name) => name.endsWith(`.${language}.md`))
    .map((name) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(textOfFile(`${folder}/${name}`)) ?? [];
      const found = z.parse(head, parse(front));
      // Without a slug of its own, the file's name is it.
      return [
        found.slug ??
          name
            .split('/')
            .at(-1)
            ?.replace(/\.\w+\.md$/, '') ??
          '',
        { ...found, body },
      ] as const;
    });
  const map = new Map(own);
  sources.set(language, map);
  return map;
}

const articles = new Map<string, ReturnType<typeof articleOf>>();
/** An article as its file has it, with its figures; undefined if no file has it. */
export function articleText(slug: string, language: Language, truth: Truth, day: string) {
  const key = `${language} ${slug}`;
  const known = articles.get(key) ?? articleOf(slug, language, truth, day);
  articles.set(key, known);
  return known;
}

function articleOf(slug: string, language: Language, truth: Truth, day: string) {
  const own = sourcesIn(language).get(slug);
  if (!own) return undefined;
  const fill = (text: string) => filled(text, language, truth, day);
  return {
    ...{ title: fill(own.title), summary: fill(own.summary), body: fill(own.body) },
    captions: own.captions.map(fill),
  };
}

const localized = z.object({ id: z.string(), en: z.string() });
const story = z.object({
  ...{ title: localized, summary: localized, action: localized },
  pages: z.array(z.object({ title: localized, text: localized })),
});

/** The texts of a web story; its titles are its own and each page's. */
export function storyTexts(slug: string, language: Language, truth: Truth) {
  const { title, summary, action, pages } = z.parse(story, parse(textOfFile(`web-stories/${slug}.yaml`)));
  const day = truth.now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' });
  const fill = (text: z.output<typeof localized>) => filled(text[language], language, truth, day);
  const titles = [title, ...pages.map((page) => page.title)].map(fill);
  return { titles, texts: [...titles, ...[summary, action, ...pages.map(({ text }) => text)].map(fill)] };
}
