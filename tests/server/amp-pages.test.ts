import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AmpPlace, ampPath } from '#contract/articles/amp-paths.ts';
import { postTypes } from '#contract/articles/article.ts';
import { articlePath, articleSections } from '#contract/articles/article-addresses.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import { type Database, schema } from '#server/db/database.ts';
import { readArticleFolder } from '#server/features/articles/shared/article-folder.ts';
import { importArticles } from '#server/features/articles/shared/import-articles.ts';
import { launchFolder } from '#server/features/articles/shared/launch-articles.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { ampValidator } from '#tests/support/amp-validator.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Every AMP address, in both languages, by the AMP project's own validator (docs/product.md#amp). */

const plain = { follow: false } as const;

let request: SiteRequests;
let stop: () => Promise<void>;
let database: Database;
let problemsOf: (html: string) => readonly string[];
beforeAll(async () => {
  problemsOf = await ampValidator();
  const pages = await startPages();
  ({ request, stop, database } = pages);
  await importArticles(pages.database, {
    ...{ folder: launchFolder(), catalogue: readNewVehicles(), now: new Date() },
  });
});
afterAll(() => stop?.());

const { articles } = readArticleFolder(launchFolder());

const indexes: AmpPlace[] = [
  ...postTypes.map((postType) => ({ view: 'landing', postType }) as const),
  ...articleSections.map((section) => ({ view: 'list', ...section }) as const),
  ...articleSections.flatMap((section) => {
    const own = articles.filter(({ postType, bu }) => postType === section.postType && bu === section.bu);
    return [...new Set(own.flatMap(({ tags }) => tags))].map(
      (tag) => ({ view: 'tag', ...section, tag }) as const,
    );
  }),
  ...articles.flatMap(({ postType, bu, models }) =>
    postType === 'road-test'
      ? models.map((key) => {
          const [, brand = '', model = ''] = key.split('/');
          return { view: 'model', postType, bu, brand, model } as const;
        })
      : [],
  ),
];

async function seePage(path: string) {
  const { status, headers, text } = await request.get(path, plain);
  return { status, headers, html: text() };
}
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
const ampOf = (html: string) => new URL(/<link rel="amphtml" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

async function expectAmp(place: AmpPlace, language: Language) {
  const address = pathInLanguage(ampPath(place, language), language);
  const { status, headers, html } = await seePage(address);
  expect(status, address).toBe(200);
  expect(problemsOf(html), address).toEqual([]);
  expect(html, address).toMatch(new RegExp(`<html ⚡ lang="${language}">`));
  expect(headers['content-security-policy'], address).toContain('script-src https://cdn.ampproject.org');
  expect(/<title>([^<]*)/.exec(html)?.[1], address).toBe(`${headingOf(html)} | Lajur`);
  // Search engines read the alternate languages of the page itself.
  expect(html.includes('hreflang'), address).toBe(false);
  const page = pathInLanguage(articlePath(place, language), language);
  expect(canonicalOf(html), address).toBe(page);
  return { address, page, html };
}

test('every landing, list, tag and road test has a valid AMP form, in both languages', async () => {
  const seen = new Set<string>();
  for (const place of indexes)
    for (const language of languages) {
      const { address, page, html } = await expectAmp(place, language);
      // Rendering the pages themselves takes longer; one of each kind shows the link between both.
      if (seen.has(`${place.view} ${language}`)) continue;
      seen.add(`${place.view} ${language}`);
      const itself = await seePage(page);
      expect(ampOf(itself.html), page).toBe(address);
      expect(headingOf(itself.html), page).toBe(headingOf(html));
    }
});

test('every article has a valid AMP form with its text, in both languages', async () => {
  let withPage = 0;
  for (const { postType, bu, texts } of articles)
    for (const language of languages) {
      const { slug } = texts[language];
      const place = { view: 'article', postType, bu, slug } as const;
      // Without cars enough for its figures an article is left out.
      const known = await request.get(`/api/v3/content/detail?slug=${slug}&lang_code=${language}`);
      if (known.status === 404) continue;
      const { address, page, html } = await expectAmp(place, language);
      expect(html, address).toContain('<h2 id="');
      expect(html, address).toContain('"NewsArticle"');
      if (++withPage <= 6) expect(ampOf((await seePage(page)).html), page).toBe(address);
    }
  expect(withPage).toBeGreaterThan(80);
});

test('an AMP address that is not its page’s own leads there, and one of nothing is not found', async () => {
  const [tip] = articles.filter(({ postType }) => postType === 'tips');
  if (!tip) throw new Error('there are tips');
  const own = ampPath({ view: 'article', postType: 'tips', bu: tip.bu, slug: tip.texts.en.slug }, 'en');
  for (const [from, to] of [
    [`/en/amp/tips-${tip.bu}/${tip.texts.en.slug}`, `/en${own}`],
    ['/amp/car-news', '/amp/berita-mobil'],
    ['/id/amp/tips', '/amp/tips'],
  ] as const) {
    const { status, headers } = await seePage(from);
    expect([status, headers.location], from).toEqual([301, to]);
  }
  const indonesian = await seePage('/en/amp/berita-mobil');
  expect(canonicalOf(indonesian.html)).toBe('/en/car-news');
  for (const path of [
    '/amp',
    '/amp/tips-mobil/tidak-ada',
    '/amp/tips-mobil/tag/tidak-ada',
    '/amp/tips-mobil?page=99',
    '/amp/tips-mobil?page=abc',
    '/amp/tips-mobil/%00',
    `/amp/tips-mobil/${'a'.repeat(130)}`,
    `/amp/tips-mobil/tag/${'a'.repeat(130)}`,
    '/amp/road-test-mobil/%00/avanza',
    '/amp/article/tagForm',
    '/amp/mobil-bekas',
  ])
    expect((await seePage(path)).status, path).toBe(404);
});

test('a visit to an AMP page counts once a day for a browser, by the call that the page makes', async () => {
  const { html } = await seePage(
    (await seePage('/amp/tips')).html.match(/class="card" href="([^"]+)"/)?.[1] ?? '',
  );
  const settings = JSON.parse(
    /<amp-analytics><script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
  expect(settings.transport).toEqual({ beacon: true, xhrpost: true, image: false });
  const { pathname, search } = new URL(settings.requests.view);
  const count = async (agent: string) => {
    // What `navigator.sendBeacon` sends without content.
    const answer = await request.post(pathname + search, { text: '', headers: { 'user-agent': agent } });
    expect(answer.status).toBe(200);
  };
  const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile';
  for (const agent of [phone, phone, 'Googlebot/2.1 (+http://www.google.com/bot.html)']) await count(agent);
  const id = Number(new URLSearchParams(search).get('postId'));
  const [counted] = await database.orm.select().from(schema.articles).where(eq(schema.articles.id, id));
  expect(counted?.views).toBe(1);
});
