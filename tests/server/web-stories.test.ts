import { afterAll, beforeAll, expect, test } from 'vitest';
import { ampStoryPath } from '#contract/articles/amp-paths.ts';
import { storyPath, storyPosterUrl } from '#contract/articles/story-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { fillFigures } from '#server/features/articles/shared/article-figures.ts';
import { importArticles } from '#server/features/articles/shared/import-articles.ts';
import { launchFolder } from '#server/features/articles/shared/launch-articles.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readStories, storyPictures } from '#server/features/web-stories/shared/story-files.ts';
import { ampValidator } from '#tests/support/amp-validator.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Web stories, and their AMP form by the AMP project's validator (docs/product.md#web-stories). */

let request: SiteRequests;
let stop: () => Promise<void>;
let problemsOf: (html: string) => readonly string[];
beforeAll(async () => {
  problemsOf = await ampValidator();
  const pages = await startPages();
  ({ request, stop } = pages);
  await importArticles(pages.database, {
    ...{ folder: launchFolder(), catalogue: readNewVehicles(), now: new Date() },
  });
});
afterAll(() => stop?.());

test('every picture of a story is one that can be drawn', () => {
  for (const key of storyPictures()) expect(parseDrawnPhotoKey(key), key).toBeDefined();
});

test('a story of price ranges counts each car in one of them, as the lists do', () => {
  const story = readStories().find(({ slug }) => slug === 'anggaran-mobil-bekas');
  const ranges = story?.pages.flatMap(({ text }) => /\{\{cars [^}]+\}\}/.exec(text.id)?.[0] ?? []) ?? [];
  expect(ranges).toHaveLength(4);
  const car = {
    ...{ year: 2020, kilometers: 50_000, brand: 'toyota', model: 'toyota/avanza', name: 'Toyota Avanza' },
    ...{ body: 'mpv', fuel: 'bensin', transmission: 'manual', city: null, cityName: null, province: 'bali' },
  };
  const found = [50, 100, 125, 150, 200, 250, 400].map((millions) => {
    const facts = { cars: [{ ...car, price: millions * 1e6 }], model: () => undefined, now: '2026-11-27' };
    return ranges.flatMap((range, place) => (fillFigures(range, facts, 'id') === '1' ? [place] : []));
  });
  expect(found).toEqual([[0], [1], [1], [2], [2], [3], [3]]);
});

const linkOf = (html: string, rel: string) =>
  new URL(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? '').pathname;

test('at least six stories in both languages, listed, and in the sitemap', async () => {
  const sitemap = (await request.get('/sitemap/pages.xml')).text();
  for (const language of languages) {
    const { data } = (await request.get(`/api/v3/content/web-stories?lang_code=${language}`)).json();
    expect(data.length).toBeGreaterThanOrEqual(6);
    const list = (await request.get(pathInLanguage('/web-stories', language))).text();
    for (const { slug, title, pages } of data) {
      const address = pathInLanguage(storyPath(slug), language);
      expect(list, address).toContain(`href="${address}"`);
      expect(sitemap, address).toContain(`${address}</loc>`);
      const story = await request.get(address);
      expect(story.status, address).toBe(200);
      const html = story.text();
      const amp = pathInLanguage(ampStoryPath(slug), language);
      expect(/<title>([^<]*)/.exec(html)?.[1], address).toBe(`${title} | Lajur`);
      expect(linkOf(html, 'canonical'), address).toBe(address);
      expect(linkOf(html, 'amphtml'), address).toBe(amp);
      for (const other of languages)
        expect(html, address).toMatch(
          new RegExp(`hreflang="${other}" href="[^"]*${pathInLanguage(storyPath(slug), other)}"`),
        );
      expect(html, address).toContain(
        `property="og:image" content="http://lajur.test${storyPosterUrl(slug)}"`,
      );
      expect(html.match(/<section\b/g), address).toHaveLength(pages);
      expect(html, address).not.toContain('{{');

      const ampForm = await request.get(amp);
      expect(ampForm.status, amp).toBe(200);
      expect(problemsOf(ampForm.text()), amp).toEqual([]);
      expect(linkOf(ampForm.text(), 'canonical'), amp).toBe(address);
      expect(ampForm.text(), amp).toContain(`poster-portrait-src="http://lajur.test${storyPosterUrl(slug)}"`);
      expect(ampForm.text(), amp).not.toContain('{{');
      expect(ampForm.headers['content-security-policy'], amp).toContain('https://cdn.ampproject.org');
    }
  }
});

test('a story needs nothing from elsewhere, and no script', async () => {
  const { text, headers } = await request.get('/web-stories/beli-aman');
  const fetched = [...text().matchAll(/\b(?:src|srcset|style)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(', '),
  );
  expect(fetched.length).toBeGreaterThan(10);
  for (const address of fetched) expect(address).toMatch(/^\/media\//);
  expect(text()).not.toMatch(
    /<script(?! type="application\/ld\+json")|url\(|<link rel="(?:stylesheet|preload)/,
  );
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test('the last page of each story leads to a page of the site', async () => {
  for (const { link } of readStories())
    for (const language of languages) {
      const address = pathInLanguage(link[language], language);
      expect((await request.get(address, { follow: false })).status, address).toBe(200);
    }
});

test('a story that does not exist is not found', async () => {
  for (const path of [
    '/web-stories/tidak-ada',
    '/en/web-stories/x',
    '/amp/web-stories/tidak-ada',
    '/amp/web-stories',
    '/media/story/x.jpg',
  ])
    expect((await request.get(path)).status, path).toBe(404);
});
