import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import { type Database, schema } from '#server/db/database.ts';
import { storeArticle } from '#server/features/articles/shared/store-article.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { removeUnclaimedPhotos } from '#server/features/photos/shared/unclaimed-photos.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { publishDue } from './publishing-job.ts';

const { articleDocuments, articleEdits, articles, articleTags, articleTexts, auditTrail, uploads } = schema;
const catalogue = readNewVehicles();

type Article = DataOf<'staffArticle'>['article'];

/** The days, of this year and the next, on which New York's clocks change, at 13:00 or 14:00 in Jakarta. */
function newYorkChanges(): string[] {
  const sundayFrom = (year: number, month: number, day: number) => {
    const first = new Date(Date.UTC(year, month, day));
    first.setUTCDate(day + ((7 - first.getUTCDay()) % 7));
    return first.toISOString().slice(0, 10);
  };
  const now = new Date().getUTCFullYear();
  return [now, now + 1].flatMap((year) => [sundayFrom(year, 2, 8), sundayFrom(year, 10, 1)]);
}

describeEachEngine('publishing', (open) => {
  let api: ApiApp;
  let database: Database;
  let sari: Seller;
  let budi: Seller;
  let key = '';
  beforeAll(async () => {
    ({ api, database } = await startSeededApi(open));
    [sari, budi] = [new Seller(api), new Seller(api)];
    await sari.signIn(database, '+628120000201', 'staff');
    await budi.signIn(database, '+628120000202', 'staff');
    await database.orm.insert(articleTags).values({ slug: 'ban', nameId: 'Ban', nameEn: 'Tyres' });
    key = (await sari.upload()).slice(0, 32);
  });
  afterAll(() => api?.close());

  const contentOf = (slug: string, changes: Partial<ArticleContent> = {}): ArticleContent => ({
    ...{ postType: 'tips', bu: 'mobil', author: 'Sari', featured: false, tags: ['ban'] },
    models: ['mobil/toyota/avanza'],
    pictures: [{ key, alts: { id: 'Ban', en: 'Tyre' }, captions: { id: '', en: 'Worn' } }],
    texts: {
      id: { slug, title: `Judul ${slug}`, summary: 'Ringkas', body: 'Isi.' },
      en: { slug: `${slug}-en`, title: `Title ${slug}`, summary: 'Short', body: 'Text.' },
    },
    ...changes,
  });
  const save = async (who: Seller, id: string, revision: number, content: ArticleContent) =>
    (
      await who.ask('staffSaveArticle', {
        ...{ id, revision: String(revision), content: JSON.stringify(content) },
      })
    ).article;
  const step = (who: Seller, { id, revision }: Article, given: Partial<QueryOf<'staffPublishArticle'>>) =>
    who.ask('staffPublishArticle', {
      ...{ clientId: randomUUID(), id, revision: String(revision), step: 'publish' },
      ...given,
    });
  const write = (slug: string, changes?: Partial<ArticleContent>) =>
    save(sari, randomUUID(), 0, contentOf(slug, changes));
  const publish = async (slug: string) => (await step(sari, await write(slug), {})).article;
  const status = async (path: string) => (await api.app.inject(path)).statusCode;
  const detail = (slug: string) => status(`/api/v3/content/detail?slug=${slug}`);
  const kinds = async (id: string) =>
    (await sari.ask('staffArticleHistory', { id })).items.map(({ kind }) => kind);

  test('a draft may lack everything, is listed, and is public only once it is published', async () => {
    const id = randomUUID();
    const texts = { id: { slug: '', title: '', summary: '', body: '' }, en: contentOf('x').texts.en };
    const made = await save(sari, id, 0, contentOf('x', { texts, pictures: [], tags: [] }));
    expect(made).toMatchObject({ revision: 1, state: 'draft', paths: null });
    const refused = await sari.send('staffPublishArticle', {
      ...{ clientId: randomUUID(), id, revision: '1', step: 'publish' },
    });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors).sort()).toEqual(
      ['pictures', 'tags', 'texts.id.body', 'texts.id.slug', 'texts.id.summary', 'texts.id.title'].sort(),
    );
    const full = await save(sari, id, 1, contentOf('pertama'));
    expect(await detail('pertama')).toBe(404);
    const { article } = await step(sari, full, {});
    expect(article).toMatchObject({
      state: 'live',
      hasChanges: false,
      paths: { id: '/tips-mobil/pertama', en: '/en/car-tips/pertama-en' },
    });
    expect(await api.ask('contentDetail', { slug: 'pertama' })).toMatchObject({
      title: 'Judul pertama',
      pictures: [{ key, alt: 'Ban', caption: '' }],
      models: [{ name: 'Avanza' }],
    });
    const listed = await sari.ask('staffArticles', { state: 'live', text: 'JUDUL per' });
    expect(listed.items).toMatchObject([
      { id, title: 'Judul pertama', state: 'live', hasChanges: false, picture: key },
    ]);
    const [entry] = await database.orm
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.action, 'publish-article'));
    expect(entry?.facts).toEqual({ article: 'Judul pertama' });
  });

  test('opening an imported article is no change of it', async () => {
    const articleId = await storeArticle(database.orm, undefined, {
      row: {
        ...{
          key: 'tips/impor',
          postType: 'tips',
          bu: 'mobil',
          author: 'Lajur',
          contentHash: '',
          tags: ['ban'],
        },
        ...{ publishedOn: '2026-02-03', isFeatured: false, models: [], pictures: [key] },
      },
      texts: (['id', 'en'] as const).map((language) => ({
        ...{ language, slug: `impor-${language}`, title: 'Impor', summary: '', body: 'Isi.', words: 1 },
        ...{ alts: ['Ban'], captions: [''] },
      })),
    });
    await database.announceChange();
    const listed = async () => (await sari.ask('staffArticles', { text: 'impor' })).items;
    const before = await listed();
    expect(before).toMatchObject([
      { publishAt: '2026-02-03', changedAt: null, changedBy: null, picture: key },
    ]);
    const { article } = await sari.ask('staffArticle', { id: String(articleId) });
    expect(article).toMatchObject({ revision: 1, state: 'live', changedAt: '2026-02-02T17:00:00.000Z' });
    expect(await listed()).toEqual(before);
  });

  test('who goes on typing makes one revision; the same save sent again makes none', async () => {
    const first = await write('ketik');
    const second = await save(sari, first.id, 1, contentOf('ketik', { author: 'S' }));
    expect(second.revision).toBe(2);
    expect(await save(sari, first.id, 1, contentOf('ketik', { author: 'S' }))).toMatchObject({ revision: 2 });
    expect(await kinds(first.id)).toEqual(['save']);
    await save(budi, first.id, 2, contentOf('ketik', { author: 'B' }));
    expect(await kinds(first.id)).toEqual(['save', 'save']);
    const [, older] = (await sari.ask('staffArticleHistory', { id: first.id })).items;
    const was = await sari.ask('staffArticleRevision', { id: first.id, revision: String(older?.revision) });
    expect(was.content.author).toBe('S');
  });

  test('of two editors the later one is told, and both versions are kept', async () => {
    const { id } = await write('berdua');
    const [one, other] = await Promise.all(
      [sari, budi].map((who, at) =>
        who.send('staffSaveArticle', {
          ...{ id, revision: '1', content: JSON.stringify(contentOf('berdua', { author: `Orang ${at}` })) },
        }),
      ),
    );
    expect([one?.statusCode, other?.statusCode].sort()).toEqual([200, 412]);
    const { article } = await budi.ask('staffArticle', { id });
    expect(article.revision).toBe(2);
    const late = one?.statusCode === 412 ? 0 : 1;
    // The later one puts theirs on top: the other's is in the history.
    await save(late === 0 ? sari : budi, id, 2, contentOf('berdua', { author: `Orang ${late}` }));
    const history = await sari.ask('staffArticleHistory', { id });
    const authors = await Promise.all(
      history.items.map(
        async ({ revision }) =>
          (await sari.ask('staffArticleRevision', { id, revision: String(revision) })).content.author,
      ),
    );
    expect(new Set(authors)).toEqual(new Set(['Orang 0', 'Orang 1', ...authors]));
    const stale = await sari.send('staffPublishArticle', {
      ...{ clientId: randomUUID(), id, revision: '2', step: 'publish' },
    });
    expect(stale.statusCode).toBe(412);
  });

  test('changes of a public article wait until they are published; an earlier slug redirects', async () => {
    const live = await publish('lama');
    const edited = await save(sari, live.id, live.revision, {
      ...contentOf('baru'),
      texts: { ...contentOf('baru').texts, en: contentOf('lama').texts.en },
    });
    expect(edited).toMatchObject({ state: 'live', hasChanges: true });
    expect(await detail('baru')).toBe(404);
    await step(sari, edited, {});
    expect(await api.ask('contentDetail', { slug: 'lama' })).toMatchObject({ slug: 'baru' });
    const again = await write('baru');
    const refused = await sari.send('staffPublishArticle', {
      ...{ clientId: randomUUID(), id: again.id, revision: '1', step: 'publish' },
    });
    expect(refused.json().errors).toEqual({ 'texts.id.slug': ['Alamat ini sudah dipakai artikel lain.'] });
  });

  test('an article is taken down and put back, at once for everyone', async () => {
    const live = await publish('turun');
    expect(await detail('turun')).toBe(200);
    const { article: down } = await step(sari, live, { step: 'take-down' });
    expect(down).toMatchObject({ state: 'down', paths: null });
    expect(await detail('turun')).toBe(404);
    expect((await api.ask('contentList', { postType: 'tips' })).items.map(({ slug }) => slug)).not.toContain(
      'turun',
    );
    const { article: back } = await step(budi, down, { step: 'put-back' });
    expect(back).toMatchObject({ state: 'live', hasChanges: false });
    expect(await detail('turun')).toBe(200);
  });

  test('a scheduled article is published once at its time, also by several processes', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const draft = await write('nanti');
    const { article } = await step(sari, draft, { step: 'schedule', publishAt: at.toISOString() });
    expect(article).toMatchObject({ state: 'scheduled', publishAt: at.toISOString() });
    // Two scheduled articles cannot have one address.
    const rival = await write('nanti');
    const refused = await sari.send('staffPublishArticle', {
      ...{ clientId: randomUUID(), id: rival.id, revision: '1', step: 'publish' },
    });
    expect(refused.statusCode).toBe(422);
    const given = { database, catalogue: () => catalogue };
    expect(await publishDue(given, new Date(at.getTime() - 1))).toBe(0);
    const later = new Date(at.getTime() + 60_000);
    const made = await Promise.all([1, 2, 3].map(() => publishDue(given, later)));
    expect(made.reduce((sum, count) => sum + count)).toBe(1);
    expect(await kinds(draft.id)).toEqual(['publish', 'schedule', 'save']);
    const rows = await database.orm.select().from(articleTexts).where(eq(articleTexts.slug, 'nanti'));
    expect(rows).toHaveLength(1);
  });

  test('midnight in Jakarta decides the day, whatever the zone of the process', async () => {
    const zone = process.env.TZ;
    const dayOf = (date: Date) => date.toISOString().slice(0, 10);
    const daysAhead = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
    const [lastDay, nextDay] = [daysAhead(30), daysAhead(31)];
    const change = newYorkChanges().find((day) => day > daysAhead(1)) ?? '';
    process.env.TZ = 'America/New_York';
    try {
      for (const [slug, publishAt, day] of [
        ['sebelum', `${lastDay}T23:59:30+07:00`, lastDay],
        ['sesudah', `${nextDay}T00:00:00+07:00`, nextDay],
        ['pergantian', `${change}T14:30:00+07:00`, change],
      ] as const) {
        const { article } = await step(sari, await write(slug), { step: 'schedule', publishAt });
        expect(article.publishAt).toBe(new Date(publishAt).toISOString());
        const at = new Date(publishAt);
        const given = { database, catalogue: () => catalogue };
        expect(await publishDue(given, new Date(at.getTime() - 1))).toBe(0);
        expect(await publishDue(given, at)).toBe(1);
        const [row] = await database.orm
          .select({ day: articles.publishedOn })
          .from(articles)
          .innerJoin(articleDocuments, eq(articleDocuments.articleId, articles.id))
          .where(eq(articleDocuments.id, article.id));
        expect(row?.day).toBe(day);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('what was written after scheduling stays a change, and what cannot be published any more a draft', async () => {
    // Soon, because an article of tomorrow, in Jakarta, is not shown yet.
    const at = new Date(Date.now() + 30_000);
    const schedule = { step: 'schedule', publishAt: at.toISOString() } as const;
    const { article } = await step(sari, await write('terjadwal'), schedule);
    const edited = await save(sari, article.id, article.revision, contentOf('terjadwal', { author: 'Lain' }));
    expect(edited).toMatchObject({ state: 'scheduled', hasChanges: true });
    const { article: doomed } = await step(sari, await write('hilang', { tags: ['ban'] }), schedule);
    await database.orm
      .update(articleEdits)
      .set({ content: contentOf('hilang', { tags: ['entah'] }) })
      .where(eq(articleEdits.documentId, doomed.id));
    await publishDue({ database, catalogue: () => catalogue }, at);
    expect(await api.ask('contentDetail', { slug: 'terjadwal' })).toMatchObject({ author: 'Sari' });
    const { article: live } = await sari.ask('staffArticle', { id: article.id });
    expect(live).toMatchObject({ state: 'live', hasChanges: true, content: { author: 'Lain' } });
    expect((await sari.ask('staffArticle', { id: doomed.id })).article.state).toBe('draft');
    expect((await kinds(doomed.id))[0]).toBe('stopped');
  });

  test('pictures of articles are kept, those that none uses are deleted after a day', async () => {
    const [used, unused] = [await sari.upload(), await sari.upload()];
    const picture = { alts: { id: 'a', en: 'a' }, captions: { id: '', en: '' } };
    await write('gambar', { pictures: [{ key: used.slice(0, 32), ...picture }] });
    const missing = await sari.send('staffSaveArticle', {
      ...{ id: randomUUID(), revision: '0' },
      content: JSON.stringify(contentOf('x', { pictures: [{ key: 'f'.repeat(32), ...picture }] })),
    });
    expect(missing.json().code).toBe('photo_missing');
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await database.orm.update(uploads).set({ createdAt: dayAgo });
    await database.orm.update(schema.media).set({ createdAt: dayAgo });
    await removeUnclaimedPhotos(database, api.photoStore);
    const keys = (await database.orm.select().from(schema.media)).map((row) => row.key);
    expect(keys).toEqual(expect.arrayContaining([key, used.slice(0, 32)]));
    expect(keys).not.toContain(unused.slice(0, 32));
  });

  describe('text of every kind', () => {
    test('control characters and broken surrogates are left out, and nothing fails', async () => {
      const body = 'a\u0000b\ud800c\r\nd\u0007\te';
      const saved = await write('aneh', {
        texts: {
          ...contentOf('aneh').texts,
          id: { ...contentOf('aneh').texts.id, body, title: 'x\u0000\ny' },
        },
      });
      expect(saved.content.texts.id).toMatchObject({ body: 'abc\nd\te', title: 'x y' });
    });
  });
});
