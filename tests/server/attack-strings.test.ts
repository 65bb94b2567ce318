import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderer } from '#app/entry-server.tsx';
import { articleLimits } from '#contract/articles/article.ts';
import { type ArticleContent, emptyArticle } from '#contract/articles/article-content.ts';
import { reviewLimits } from '#contract/owner-reviews/owner-review.ts';
import { reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { type Database, schema } from '#server/db/database.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { ampValidator } from '#tests/support/amp-validator.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { attackArticles, attackStrings, attackTexts, naughtyStrings } from '#tests/support/attack-strings.ts';
import { Seller } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * Thousands of attack strings through the editor, reviews and searches: no call fails, and no answer has markup of
 * theirs. That nothing runs is seen in a browser (tests/e2e/hostile-text.test.ts).
 */

const open = onOneEngine();
let database: Database;
let api: ApiApp;
let staff: Seller;
let key: string;
beforeAll(async () => {
  database = await open('reference');
  api = await startApi(database, { renderer });
  staff = new Seller(api);
  await staff.signIn(database, '+628120000301', 'staff');
  await database.orm.insert(schema.articleTags).values({ slug: 'ban', nameId: 'Ban', nameEn: 'Tyres' });
  key = (await staff.upload()).slice(0, 32);
});
afterAll(async () => {
  await api?.close();
});

const allowedTag =
  /<\/?(?:h2|h3|p|ul|ol|li|strong|em|a|blockquote|table|thead|tbody|tr|th|td|hr|br|code)(?: (?:href|rel|id|start|align)="[^"<>]*")*(?: ?\/)?>/g;

/** Sanitised HTML: known elements, known attributes, and addresses that run nothing. */
function expectSanitised(html: string): void {
  expect(html.replaceAll(allowedTag, '')).not.toMatch(/[<>]/);
  for (const [tag] of html.matchAll(allowedTag)) {
    const href = /href="([^"]*)"/.exec(tag)?.[1];
    if (href !== undefined)
      expect(['https:', 'mailto:'], tag).toContain(new URL(href, 'https://lajur.example').protocol);
  }
}

/** What a page runs and styles of its own; every attack would add to it. */
const ownMarkup = (html: string) =>
  ['script', 'style', 'iframe', 'object', 'embed', 'meta http-equiv', 'base'].map(
    (tag) => html.split(`<${tag}`).length,
  );
async function page(path: string): Promise<string> {
  const { statusCode, body } = await api.app.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
}

test('in articles: the editor keeps them as typed, the preview, the page and AMP show them', async () => {
  const problemsOf = await ampValidator();
  const contentOf = (slug: string, body: string, line: string): ArticleContent => {
    const of = (language: 'id' | 'en') => ({
      slug: `${slug}-${language}`,
      title: line.slice(0, articleLimits.title),
      summary: line.slice(0, articleLimits.summary),
      body,
    });
    return {
      ...{ ...emptyArticle, postType: 'tips', tags: ['ban'], author: line.slice(0, articleLimits.author) },
      pictures: [{ key, alts: { id: line, en: line }, captions: { id: line, en: line } }],
      texts: { id: of('id'), en: of('en') },
    };
  };
  const publish = async (slug: string, body: string, line: string): Promise<string> => {
    const content = contentOf(slug, body, line);
    const id = randomUUID();
    const { article } = await staff.ask('staffSaveArticle', {
      ...{ id, revision: '0', content: JSON.stringify(content) },
    });
    await staff.ask('staffPublishArticle', {
      ...{ clientId: randomUUID(), id, revision: String(article.revision), step: 'publish' },
    });
    return `/tips-mobil/${slug}-id`;
  };
  const calm = await page(await publish('tenang', 'Isi.', 'Judul'));
  const lines = [
    '"><img src=x onerror=window.pwned=1>',
    '</script><script>window.pwned=1</script>',
    '*{_`[x](y)',
  ];
  for (const [at, text] of attackArticles().entries()) {
    const { html } = await staff.ask('staffArticlePreview', { language: 'id', content: text });
    expectSanitised(html);
    const path = await publish(`serangan-${at}`, text, lines[at % lines.length] ?? '');
    expect(ownMarkup(await page(path)), path).toEqual(ownMarkup(calm));
    expect(problemsOf(await page(`/amp${path}`)), path).toEqual([]);
  }
  for (const path of ['/tips', '/feed.atom', '/sitemap/articles-1.xml', '/sitemap/news.xml']) {
    const body = await page(path);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>window');
  }
});

test('in reviews: refused by the form or shown as typed, to readers and staff', async () => {
  const models = [...readNewVehicles()].flatMap(([kind, brands]) =>
    brands.flatMap((brand) => brand.models.map(({ slug }) => ({ kind, brand: brand.slug, model: slug }))),
  );
  const texts = attackTexts(
    reviewLimits.bodyLength - 60,
    attackStrings.filter((text, at) => at % 8 === 0 || naughtyStrings.includes(text)),
  );
  const statuses = new Set<number>();
  let author = staff;
  for (const [at, text] of texts.entries()) {
    // Ten a day of an account.
    if (at % 10 === 0) {
      author = new Seller(api);
      await author.signIn(database, `+6281200004${String(at).padStart(2, '0')}`);
    }
    const of = models[at];
    if (!of) throw new Error('more texts than models');
    const form = {
      ...{ ...of, variant: '', makeYear: '2020', ownedYears: '2', consent: '2026-11-22' },
      ...{ comfort: '4', driving: '4', runningCost: '4', reliability: '4', value: '4', author: 'Sari' },
    };
    const title = (attackStrings[at * 50] ?? '').slice(0, reviewLimits.titleLength);
    const sent = { ...form, clientId: randomUUID(), title, body: `Dipakai setiap hari. ${text}` };
    const answer = await author.send('saveOwnerReview', sent);
    statuses.add(answer.statusCode);
    // What the form refuses (links, names of accounts) must not harm either.
    if (answer.statusCode === 422 && author.account)
      await database.orm.insert(schema.ownerReviews).values({
        ...{
          ...of,
          name: title,
          variant: title,
          title,
          body: text,
          author: 'Sari',
          accountId: author.account.id,
        },
        ...{
          makeYear: 2020,
          ownedYears: 2,
          comfort: 4,
          driving: 4,
          runningCost: 4,
          reliability: 4,
          value: 4,
        },
        ...{
          state: 'pending',
          publishedAt: new Date(),
          consentVersion: '2026-11-22',
        },
      });
  }
  expect([...statuses].sort()).toEqual([200, 422]);
  for (;;) {
    const { items } = await staff.ask('staffOwnerReviews', {});
    if (items.length === 0) break;
    for (const { id, revision } of items)
      await staff.ask('staffDecideReview', {
        ...{ id: String(id), revision: String(revision), clientId: randomUUID(), decision: 'approve' },
      });
  }
  const calm = ownMarkup(await page(reviewsPath({ kind: 'motor' })));
  const first = await api.ask('ownerReviews');
  expect(first.meta.totalCount).toBe(texts.length);
  for (let number = 1; number <= first.meta.pageCount; number++) {
    const own = ownMarkup(await page(`${reviewsPath()}?page=${number}`));
    // The page of a list with reviews states them as data too.
    expect(own.slice(1)).toEqual(calm.slice(1));
    expect(Math.abs((own[0] ?? 0) - (calm[0] ?? 0))).toBeLessThanOrEqual(1);
  }
});

test('in searches: of articles, cars and reviews, by call and on their pages', async () => {
  const asked = attackStrings.filter((text, at) => at % 50 === 0 || naughtyStrings.includes(text));
  const calls = [
    'v3/content/get-search?searchString',
    'v1/search/search?pages=1&searchString',
    'v1/review/list?q',
  ];
  const failed: string[] = [];
  for (const [at, text] of asked.entries()) {
    const words = [...text]
      .slice(0, 90)
      .join('')
      .replaceAll(/\p{Surrogate}/gu, '');
    const path = `/api/${calls[at % calls.length]}=${encodeURIComponent(words)}`;
    if ((await api.app.inject(path)).statusCode >= 500) failed.push(path);
  }
  expect(failed).toEqual([]);
  for (const address of ['/tips', '/search/result', '/review-pengguna']) {
    const calm = ownMarkup(await page(`${address}?q=tidak-ada-kata-ini`));
    for (const text of attackTexts(
      95,
      attackStrings.filter((_, at) => at % 200 === 0),
    ))
      expect(ownMarkup(await page(`${address}?q=${encodeURIComponent(text)}`)), text).toEqual(calm);
  }
});
