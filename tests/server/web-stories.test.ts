import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyPath, storyPosterUrl } from '#contract/articles/story-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import { importArticles } from '#server/articles/import-articles.ts';
import { launchFolder } from '#server/articles/launch-articles.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { readNewVehicles } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { readStories, storyPictures } from '#server/web-stories/story-files.ts';
import { ampValidator } from '#tests/support/amp-validator.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Web stories, by the AMP project's validator (docs/product.md#web-stories). */

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

test('at least six stories are valid in both languages, listed, and in the sitemap', async () => {
  const sitemap = (await request.get('/sitemap/pages.xml')).text();
  for (const language of languages) {
    const { data } = (await request.get(`/api/v3/content/web-stories?lang_code=${language}`)).json();
    expect(data.length).toBeGreaterThanOrEqual(6);
    const list = (await request.get(pathInLanguage('/web-stories', language))).text();
    for (const { slug, title } of data) {
      const address = pathInLanguage(storyPath(slug), language);
      const story = await request.get(address);
      expect(story.status, address).toBe(200);
      const html = story.text();
      expect(problemsOf(html), address).toEqual([]);
      expect(/<title>([^<]*)/.exec(html)?.[1], address).toBe(`${title} | Lajur`);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.endsWith(address), address).toBe(true);
      for (const other of languages)
        expect(html, address).toMatch(
          new RegExp(`hreflang="${other}" href="[^"]*${pathInLanguage(storyPath(slug), other)}"`),
        );
      expect(html, address).toContain(`poster-portrait-src="http://lajur.test${storyPosterUrl(slug)}"`);
      expect(html, address).not.toContain('{{');
      expect(story.headers['content-security-policy'], address).toContain('https://cdn.ampproject.org');
      expect(list, address).toContain(`href="${address}"`);
      expect(sitemap, address).toContain(`${address}</loc>`);
    }
  }
});

test('the last page of each story leads to a page of the site', async () => {
  for (const { link } of readStories())
    for (const language of languages) {
      const address = pathInLanguage(link[language], language);
      expect((await request.get(address, { follow: false })).status, address).toBe(200);
    }
});

test('a story that does not exist is not found', async () => {
  for (const path of ['/web-stories/tidak-ada', '/en/web-stories/x', '/media/story/x.jpg'])
    expect((await request.get(path)).status, path).toBe(404);
});
