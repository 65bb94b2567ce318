import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { today } from '#server/features/articles/shared/article-search.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { articles, articleTexts } = schema;

describeEachEngine('feeds of articles', (open) => {
  let api: ApiApp;
  let database: Database;
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    api.app.inject({ method: 'GET', url, headers });

  async function publish(key: string, postType: string, publishedOn: string, title = `Judul ${key}`) {
    const [row] = await database.orm
      .insert(articles)
      .values({
        ...{ key, postType, bu: 'mobil', publishedOn, author: 'Tim Lajur', tags: ['pajak'], models: [] },
        ...{ pictures: ['drawn.engine.biru'], isFeatured: false, contentHash: key },
      })
      .returning({ id: articles.id });
    const text = { summary: 'Ringkas', alts: [''], captions: [''], body: 'Isi', words: 1 };
    await database.orm.insert(articleTexts).values([
      { ...text, articleId: row?.id ?? 0, language: 'id', slug: key, title },
      { ...text, articleId: row?.id ?? 0, language: 'en', slug: `en-${key}`, title: `Title ${key}` },
    ]);
    await database.announceChange();
  }

  beforeAll(async () => {
    ({ api, database } = await startSeededApi(open));
  });
  afterAll(() => api?.close());

  test('there is no news at first', async () => {
    expect((await get('/sitemap/news.xml')).body).not.toContain('<url>');
    expect((await get('/sitemap.xml')).body).not.toContain('/sitemap/news.xml');
    expect((await get('/feed.atom')).body).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect((await get('/feed.json')).json().items).toEqual([]);
  });

  test('a feed has the latest articles of its section, in its language', async () => {
    await publish('lama', 'berita', '2026-01-02');
    await publish('kemarin', 'berita', today(-1), 'Naik <10%> & "turun"');
    await publish('baru', 'tips', today());
    await publish('nanti', 'berita', today(1));
    const slugs = async (url: string) =>
      (await get(url)).json().items.map(({ url: address }: { url: string }) => address.split('/').at(-1));
    expect(await slugs('/feed.json')).toEqual(['baru', 'kemarin', 'lama']);
    expect(await slugs('/feed/berita.json')).toEqual(['kemarin', 'lama']);
    expect(await slugs('/en/feed/car-tips.json')).toEqual(['en-baru']);
    expect(await slugs('/feed/berita-truk.json')).toEqual([]);
    const { headers, body } = await get('/feed/berita-mobil.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain('<title>Naik &lt;10%&gt; &amp; &quot;turun&quot;</title>');
    expect(body).toContain(`<published>${today(-1)}T00:00:00+07:00</published>`);
    expect(body).toMatch(/<link rel="alternate" type="text\/html" href="[^"]+\/berita-mobil\/kemarin"\/>/);
    expect((await get('/en/feed/car-news.atom')).body).toMatch(/href="[^"]+\/en\/car-news\/en-kemarin"/);
    for (const url of [
      '/feed/car-news.atom',
      '/en/feed/berita-mobil.atom',
      '/feed/x.json',
      '/feed/tips-mobil/a.atom',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  test('a feed is not sent again unchanged', async () => {
    const { headers, body } = await get('/feed.atom');
    const etag = String(headers.etag);
    const again = await get('/feed.atom', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await api.app.inject({ method: 'HEAD', url: '/feed.atom' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
    await publish('terbaru', 'tips', today());
    const changed = await get('/feed.atom', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
  });

  test('the news sitemap has the news of two days, in both languages', async () => {
    const { body } = await get('/sitemap/news.xml');
    const found = [...body.matchAll(/<loc>[^<]*?((?:\/en)?\/[^/<]+\/[^/<]+)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(found.sort()).toEqual(['/berita-mobil/kemarin', '/en/car-news/en-kemarin']);
    expect(body).toContain('<news:language>en</news:language>');
    expect(body).toContain(`<news:publication_date>${today(-1)}T00:00:00+07:00</news:publication_date>`);
    expect((await get('/sitemap.xml')).body).toContain('/sitemap/news.xml</loc>');
  });
});
