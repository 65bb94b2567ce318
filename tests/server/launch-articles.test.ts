import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { laterRoutes } from '#app/later-routes.ts';
import { firstRoutes } from '#app/routes.ts';
import { readArticlePath } from '#contract/articles/article-addresses.ts';
import { languages } from '#contract/language.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { modelOfKey } from '#server/features/articles/shared/article-facts.ts';
import {
  type FigureCar,
  type FigureFacts,
  fillFigures,
  withoutFigures,
} from '#server/features/articles/shared/article-figures.ts';
import { readArticleFolder } from '#server/features/articles/shared/article-folder.ts';
import { launchFolder } from '#server/features/articles/shared/launch-articles.ts';
import { renderArticle, wordCount } from '#server/features/articles/shared/render-article.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

/* The articles that come with the product: every file of reference-data/articles. */

const { articles, tags } = readArticleFolder(launchFolder());
const catalogue = readNewVehicles();

/** A market in which every question of an article has an answer. */
function fullMarket(): FigureCar[] {
  const named = articles.flatMap(({ texts }) =>
    languages.flatMap((language) => [...texts[language].body.matchAll(/model=([a-z0-9-]+\/[a-z0-9-]+)/g)]),
  );
  const models = [...new Set(['toyota/avanza', 'honda/brio', ...named.map(([, model = '']) => model)])];
  const bodies = ['mpv', 'suv', 'hatchback', 'sedan'];
  const places = [
    ['bekasi', 'Bekasi', 'jawa-barat'],
    ['surabaya', 'Surabaya', 'jawa-timur'],
    ['jakarta-timur', 'Jakarta Timur', 'dki-jakarta'],
    ['semarang', 'Semarang', 'jawa-tengah'],
  ] as const;
  return models.flatMap((model) =>
    bodies.flatMap((body) =>
      places.flatMap(([city, cityName, province]) =>
        Array.from({ length: 16 }, (_, at) => ({
          ...{ model, body, city, cityName, province },
          brand: model.split('/')[0] ?? '',
          name: model,
          price: 60_000_000 + at * 15_000_000,
          year: 2008 + at,
          kilometers: 160_000 - at * 9000,
          fuel: ['bensin', 'diesel', 'hybrid', 'listrik'][at % 4] ?? null,
          transmission: at % 3 === 0 ? 'manual' : 'otomatis',
        })),
      ),
    ),
  );
}

const facts: FigureFacts = {
  cars: fullMarket(),
  model: (key) => modelOfKey(catalogue, key),
  now: '2026-11-24T03:00:00.000Z',
};

const each = articles.flatMap((article) =>
  languages.map((language) => ({
    name: `${article.postType}/${article.texts.id.slug} (${language})`,
    ...{ article, language, text: article.texts[language] },
  })),
);
const fill = (text: string, language: (typeof languages)[number], name: string): string => {
  const filled = fillFigures(text, facts, language);
  if (filled === undefined) throw new Error(`${name}: a query has no answer`);
  return filled;
};
const filled = each.map(({ name, language, text }) => ({
  ...{ name, language },
  title: fill(text.title, language, name),
  body: fill(text.body, language, name),
}));

describe('the launch articles', () => {
  test('have slugs, titles and files of their own', () => {
    for (const language of languages) {
      const texts = articles.map((article) => article.texts[language]);
      expect(new Set(texts.map(({ slug }) => slug)).size).toBe(articles.length);
      expect(new Set(texts.map(({ title }) => title)).size).toBe(articles.length);
    }
  });

  test('speak of models that the catalogue has, with pictures that can be drawn and tags that are used', () => {
    for (const { texts, models, pictures } of articles) {
      for (const key of models) expect(modelOfKey(catalogue, key), `${texts.id.slug}: ${key}`).toBeDefined();
      for (const key of pictures) expect(parseDrawnPhotoKey(key), `${texts.id.slug}: ${key}`).toBeDefined();
    }
    const used = new Set(articles.flatMap((article) => article.tags));
    expect(Object.keys(tags).filter((tag) => !used.has(tag))).toEqual([]);
  });

  test.each(filled)(
    '$name has the length of an article, and headings in order',
    ({ name, language, body }) => {
      const words = wordCount(body);
      expect(words, name).toBeGreaterThanOrEqual(500);
      expect(words, name).toBeLessThanOrEqual(2000);
      // A level-three heading belongs to one of level two; the title is the only one above.
      const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
      expect(levels.length).toBeGreaterThanOrEqual(3);
      expect(levels[0]).toBe(2);
      expect(levels.every((level) => level === 2 || level === 3)).toBe(true);
      expect(renderArticle(body, language).headings.length).toBe(
        levels.filter((level) => level === 2).length,
      );
    },
  );

  test.each(filled)('$name has something to look at after three paragraphs at most', ({ body, language }) => {
    const { html } = renderArticle(body, language);
    // A list or a quotation is read as a paragraph is.
    const shape = html
      .replace(/<(figure|table)[ >].*?<\/\1>/gs, '#')
      .replace(/<(p|ul|ol|blockquote)[ >].*?<\/\1>/gs, 'p')
      .replace(/<h\d.*?<\/h\d>/gs, '')
      .replace(/[^#p]/g, '');
    expect(shape).not.toContain('pppp');
    // Every diagram can be drawn.
    expect(html.match(/<figure/g)?.length).toBe(body.match(/^```\w/gm)?.length);
  });

  test.each(filled)('$name has no HTML, and links only to pages that exist', ({ body }) => {
    expect(body).not.toMatch(/<[a-z/!]/i);
    expect(body).not.toMatch(/!\[/);
    const paths = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    for (const path of paths)
      expect(
        readArticlePath(path) !== undefined ||
          [...firstRoutes, ...laterRoutes].some(
            ({ pattern }) => !pattern.includes('*') && parse(pattern).pattern.test(path),
          ),
        path,
      ).toBe(true);
  });

  test('take every number about this site from a query: news has none that was typed', () => {
    for (const { name, article, text } of each)
      if (article.postType === 'berita')
        for (const part of [text.title, text.summary, text.body])
          expect(withoutFigures(part).match(/\d+/g) ?? [], name).toEqual([]);
  });

  test('say of each review that nobody drove the car', () => {
    for (const { name, article, language, text } of each)
      if (article.postType === 'road-test')
        expect(text.body, name).toContain(
          { id: 'Kami tidak mengemudikan', en: 'We have not driven' }[language],
        );
  });

  test('are all different: no two share a fifth of their phrases', () => {
    for (const language of languages) {
      const phrases = filled
        .filter((one) => one.language === language)
        .map(({ name, body }) => {
          const words = body.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
          return { name, set: new Set(words.map((_, at) => words.slice(at, at + 5).join(' '))) };
        });
      for (const [at, one] of phrases.entries())
        for (const other of phrases.slice(at + 1)) {
          const shared = [...one.set].filter((phrase) => other.set.has(phrase)).length;
          expect(shared / Math.min(one.set.size, other.set.size), `${one.name}, ${other.name}`).toBeLessThan(
            0.2,
          );
        }
    }
  });
});
