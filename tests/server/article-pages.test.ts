import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTypes } from '#contract/articles/article.ts';
import {
  type ArticlePlace,
  articlePath,
  articleSections,
  pathOfArticle,
} from '#contract/articles/article-addresses.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import { readArticleFolder } from '#server/features/articles/shared/article-folder.ts';
import { importArticles } from '#server/features/articles/shared/import-articles.ts';
import { launchFolder } from '#server/features/articles/shared/launch-articles.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Every address of the articles, in both languages (docs/product.md#articles). */

const plain = { follow: false } as const;

let request: SiteRequests;
let stop: () => Promise<void>;
beforeAll(async () => {
  const pages = await startPages();
  ({ request, stop } = pages);
  await importArticles(pages.database, {
    ...{ folder: launchFolder(), catalogue: readNewVehicles(), now: new Date() },
  });
});
afterAll(() => stop?.());

const { articles } = readArticleFolder(launchFolder());

/** One place of each kind, with the articles that come with the product. */
const places: ArticlePlace[] = [
  { view: 'roadTestForm' },
  { view: 'tagForm' },
  ...postTypes.map((postType) => ({ view: 'landing', postType }) as const),
  ...articleSections.map((section) => ({ view: 'list', ...section }) as const),
  ...articleSections.flatMap((section) => {
    const one = articles.find(({ postType, bu }) => postType === section.postType && bu === section.bu);
    return (one?.tags ?? []).slice(0, 1).map((tag) => ({ view: 'tag', ...section, tag }) as const);
  }),
  ...articles
    .filter(({ postType, models }) => postType === 'road-test' && models.length > 0)
    .slice(0, 2)
    .map(({ bu, models: [key = ''] }) => {
      const [, brand = '', model = ''] = key.split('/');
      return { view: 'model', postType: 'road-test', bu, brand, model } as const;
    }),
];

type Seen = { readonly status: number; readonly html: string };
async function see(path: string, language: Language): Promise<Seen> {
  const { status, text } = await request.get(pathInLanguage(path, language), plain);
  return { status, html: text() };
}

const headingOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname;
const canonicalOf = (html: string) => pathOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="(\w\w)" href="([^"]*)"/gi)].map(
      ([, language = '', href]) => [language, pathOf(href)],
    ),
  );

/** What every page of articles has. */
function expectPage({ status, html }: Seen, place: ArticlePlace, language: Language): void {
  const address = articlePath(place, language);
  expect(status, address).toBe(200);
  expect(html.includes('data-layout="default"'), address).toBe(true);
  expect(/<html lang="(\w+)"/.exec(html)?.[1], address).toBe(language);
  const [heading, ...others] = headingOf(html);
  expect(others, address).toEqual([]);
  expect(titleOf(html), address).toBe(`${heading} | Lajur`);
  expect(canonicalOf(html), address).toBe(pathInLanguage(address, language));
  expect(alternatesOf(html), address).toEqual(
    Object.fromEntries(languages.map((each) => [each, pathInLanguage(articlePath(place, each), each)])),
  );
}

test.each(places)('%o is a page in both languages', async (place) => {
  for (const language of languages) {
    const seen = await see(articlePath(place, language), language);
    expectPage(seen, place, language);
    // No language links, except on the forms.
    expect(seen.html.includes('hrefLang="en" lang="en"'), 'language links').toBe(place.view.endsWith('Form'));
    // The words of Indonesian stand in English addresses too, with the English one as canonical.
    if (language === 'en')
      expect(canonicalOf((await see(articlePath(place, 'id'), 'en')).html)).toBe(
        pathInLanguage(articlePath(place, 'en'), 'en'),
      );
  }
});

test.each(['/giias', '/review-pengguna', '/tulis-review', '/web-stories', '/harga-bbm'])(
  '%s is a page in both languages',
  async (path) => {
    for (const language of languages) {
      const { status, html } = await see(path, language);
      const address = pathInLanguage(path, language);
      expect(status, address).toBe(200);
      expect(html.includes('data-layout="default"'), address).toBe(true);
      const [heading, ...others] = headingOf(html);
      expect(others, address).toEqual([]);
      expect(titleOf(html), address).toContain(heading?.split(/[,:&]/)[0]);
      expect(canonicalOf(html), address).toBe(address);
      expect(html.includes('noindex'), address).toBe(path === '/tulis-review');
      expect(alternatesOf(html), address).toEqual(
        Object.fromEntries(languages.map((each) => [each, pathInLanguage(path, each)])),
      );
    }
  },
);

test('every article is a page in both languages, found from its list, with its own data', async () => {
  for (const language of languages) {
    const list = await see(
      articlePath({ view: 'list', postType: 'road-test', bu: 'mobil' }, language),
      language,
    );
    for (const article of articles.filter(({ postType }) => postType === 'road-test').slice(0, 3)) {
      const { postType, bu, texts } = article;
      const path = pathOfArticle({ postType, bu, slug: texts[language].slug }, language);
      expect(list.html.includes(`href="${pathInLanguage(path, language)}"`), path).toBe(true);
      const { status, html } = await see(path, language);
      expect(status, path).toBe(200);
      expect(headingOf(html), path).toHaveLength(1);
      expect(canonicalOf(html)).toBe(pathInLanguage(path, language));
      expect(alternatesOf(html)).toEqual(
        Object.fromEntries(
          languages.map((each) => [
            each,
            pathInLanguage(pathOfArticle({ postType, bu, slug: texts[each].slug }, each), each),
          ]),
        ),
      );
      for (const part of ['"NewsArticle"', '"BreadcrumbList"', '<summary', '<h2 id="'])
        expect(html.includes(part), `${path} has ${part}`).toBe(true);
      expect(html.includes('hrefLang="en" lang="en"'), 'language links').toBe(false);
    }
  }
});

test('an address that is not the article’s own leads to it, and one of nothing is not found', async () => {
  const [article] = articles.filter(({ postType }) => postType === 'tips');
  if (!article) throw new Error('there are tips');
  const { bu, texts } = article;
  const own = pathOfArticle({ postType: 'tips', bu, slug: texts.en.slug }, 'en');
  const answer = await request.get(`/en/tips-${bu}/${texts.en.slug}`, plain);
  expect([answer.status, answer.headers.location]).toEqual([301, `/en${own}`]);
  const list = await request.get('/car-news', plain);
  expect([list.status, list.headers.location]).toEqual([301, '/berita-mobil']);
  for (const path of [
    '/tips-mobil/tidak-ada',
    '/tips-mobil/tag/tidak-ada',
    '/tips-mobil/a/b',
    '/tips-mobil?page=99',
    '/tips-pesawat',
    '/en/news',
    '/road-test-mobil/toyota/tidak-ada',
    '/article/lain',
  ])
    expect((await request.get(path, plain)).status, path).toBe(404);
});

test('the site’s search, a landing’s own and the sitemap find an article', async () => {
  const sitemap = async (name: string) => (await request.get(`/sitemap${name}.xml`)).text();
  expect(await sitemap('')).toContain('/sitemap/articles-1.xml</loc><lastmod>20');
  expect(await sitemap('/articles')).toMatch(/<loc>[^<]*\/road-test-mobil\/toyota\/avanza<\/loc>/);
  expect(await sitemap('/articles')).toMatch(/\/en\/car-tips<\/loc>.*\/tips-mobil\/tag\/\w+<\/loc>/s);
  const listed = await sitemap('/articles-1');
  const [article] = articles.filter(({ postType }) => postType === 'tips');
  if (!article) throw new Error('there are tips');
  const { bu, texts } = article;
  for (const language of languages) {
    const { title, slug } = texts[language];
    const path = pathOfArticle({ postType: 'tips', bu, slug }, language);
    const words = new URLSearchParams({ searchString: title, pages: '1', lang_code: language });
    const { data } = (await request.get(`/api/v1/search/search?${words}`)).json();
    expect(data).toContainEqual({ name: title, value: path, type: 'article' });
    const address = pathInLanguage(path, language);
    const found = await see(`/tips?${new URLSearchParams({ q: title })}`, language);
    expect(found.html.includes(`href="${address}"`), address).toBe(true);
    expect(found.html.includes('noindex')).toBe(true);
    expect(listed.includes(`${address}</loc>`), address).toBe(true);
  }
});
