import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { ContentFileError } from '#server/features/articles/shared/content-file.ts';
import { importArticles } from '#server/features/articles/shared/import-articles.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const catalogue = readNewVehicles();

type Given = {
  readonly slug: string;
  readonly postType?: string;
  readonly bu?: string;
  readonly published?: string;
  readonly tags?: string;
  readonly more?: string;
  readonly english?: string;
  readonly body?: string;
};

/** A folder with `tags.yaml` and two files an article. */
async function folderOf(folder: string, articles: readonly Given[]): Promise<string> {
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await write('tags.yaml', 'ban: { id: Ban, en: Tyres }\npajak: { id: Pajak, en: Tax }\n');
  for (const { slug, postType = 'tips', bu = 'mobil', published = '2026-01-02', ...given } of articles) {
    const { tags = '[ban]', more = '', english = `english-${slug}`, body = 'Isi.' } = given;
    await write(
      `${postType}/${slug}.id.md`,
      `---\nbu: ${bu}\npublished: ${published}\ntags: ${tags}\npictures: [drawn.engine.biru]\n${more}title: Judul ${slug}\nsummary: Ringkas\nalts: [Mesin]\n---\n${body}\n`,
    );
    await write(
      `${postType}/${slug}.en.md`,
      `---\nslug: ${english}\ntitle: Title ${slug}\nsummary: Short\nalts: [Engine]\n---\n${body}\n`,
    );
  }
  return folder;
}

const pageful: readonly Given[] = Array.from({ length: 23 }, (_, at) => ({
  slug: `ke-${at}`,
  published: `2026-02-${String(at + 1).padStart(2, '0')}`,
}));
const special: readonly Given[] = [
  {
    slug: 'utama',
    published: '2026-03-01',
    tags: '[ban, pajak]',
    more: 'featured: true\nmodels: [mobil/toyota/avanza]\n',
    body: '## Satu\n\nKata **khusus** [mobil](/mobil-bekas) <script>alert(1)</script> [x](javascript:alert(1)).\n\n## Dua\n\nAkhir.',
  },
  { slug: 'motor', bu: 'motor', published: '2026-03-02' },
  { slug: 'kabar', postType: 'berita', published: '2026-03-03' },
  { slug: 'nanti', published: '2999-01-01' },
];

describeEachEngine('articles', (open) => {
  let api: ApiApp;
  let database: Database;
  let place: string;
  const importFolder = (folder: string) =>
    importArticles(database, { folder, catalogue, now: new Date('2026-11-24T03:00:00Z') });
  beforeAll(async () => {
    ({ api, database } = await startSeededApi(open));
    place = await mkdtemp(join(tmpdir(), 'lajur-articles-'));
    const read = await importFolder(await folderOf(join(place, 'first'), [...pageful, ...special]));
    expect(read).toEqual({ created: 27, changed: 0, unchanged: 0, thin: [] });
  });
  afterAll(async () => {
    await api?.close();
    await rm(place, { recursive: true, force: true });
  });

  describe('a list', () => {
    test('has 20 a page, the newest first, and nothing of a later day', async () => {
      const first = await api.ask('contentList', { postType: 'tips', categorySlug: 'mobil' });
      expect(first.meta).toEqual({ totalCount: 24, pageCount: 2, currentPage: 1, perPage: 20 });
      expect(first.items[0]).toMatchObject({ title: 'Judul utama', slug: 'utama', published: '2026-03-01' });
      expect(first.items[1]?.slug).toBe('ke-22');
      expect(first.links.prev).toBeNull();
      const response = await api.app.inject(first.links.next ?? '');
      expect(response.json().data.items).toHaveLength(4);
    });

    test('is of news unless told, and takes the words of either language', async () => {
      expect((await api.ask('contentList')).items.map(({ slug }) => slug)).toEqual(['kabar']);
      const english = await api.ask('contentList', {
        ...{ postType: 'tips', categorySlug: 'motorcycle', lang_code: 'en' },
      });
      expect(english.items.map(({ title }) => title)).toEqual(['Title motor']);
    });

    test('is narrowed by tag, brand and model', async () => {
      for (const fields of [{ tag: 'pajak' }, { brand: 'toyota' }, { model: 'avanza' }] satisfies Record<
        string,
        string
      >[]) {
        const { items } = await api.ask('contentList', { postType: 'tips', ...fields });
        expect(items.map(({ slug }) => slug)).toEqual(['utama']);
      }
      expect((await api.ask('contentList', { postType: 'tips', brand: 'honda' })).items).toEqual([]);
    });
  });

  test('featured articles, tags and the latest are told apart by kind', async () => {
    expect((await api.ask('contentFeatured', { postType: 'tips' })).map(({ slug }) => slug)).toEqual([
      'utama',
    ]);
    expect(await api.ask('contentFeatured')).toEqual([]);
    expect(
      await api.ask('contentTags', { postType: 'tips', categorySlug: 'mobil', lang_code: 'en' }),
    ).toEqual([
      { slug: 'ban', name: 'Tyres', count: 24 },
      { slug: 'pajak', name: 'Tax', count: 1 },
    ]);
    const latest = await api.ask('contentPopular', { postType: 'tips', sort: 'latest' });
    expect(latest).toHaveLength(10);
    expect(latest[0]?.slug).toBe('motor');
  });

  test('a search finds the beginnings of words, in the language asked for', async () => {
    expect((await api.ask('contentSearch', { searchString: 'khus' })).map(({ slug }) => slug)).toEqual([
      'utama',
    ]);
    // A typing error.
    expect((await api.ask('contentSearch', { searchString: 'kusus' })).map(({ slug }) => slug)).toEqual([
      'utama',
    ]);
    expect(await api.ask('contentSearch', { searchString: 'judul utama', lang_code: 'en' })).toEqual([]);
    expect(await api.ask('contentSearch', { searchString: "' & | ! :*" })).toEqual([]);
  });

  test('the text is found by slug or id, is sanitised, and names its other language', async () => {
    const found = await api.ask('contentDetail', { slug: 'utama' });
    expect(found).toMatchObject({
      slugs: { id: 'utama', en: 'english-utama' },
      headings: [
        { id: 'satu', text: 'Satu' },
        { id: 'dua', text: 'Dua' },
      ],
      pictures: [{ key: 'drawn.engine.biru', alt: 'Mesin', caption: '' }],
      tags: [
        { slug: 'ban', name: 'Ban' },
        { slug: 'pajak', name: 'Pajak' },
      ],
      models: [{ kind: 'mobil', slug: 'avanza', brand: { slug: 'toyota' } }],
    });
    expect(found.html).toContain('<strong>khusus</strong>');
    expect(found.html).toContain('<a href="/mobil-bekas">mobil</a>');
    // What is written as HTML, or as a link that is none, is text.
    expect(found.html.match(/<(?!\/)[^>]*>/g)).toEqual([
      ...['<h2 id="satu">', '<p>', '<strong>', '<a href="/mobil-bekas">'],
      ...['<h2 id="dua">', '<p>'],
    ]);
    expect(found.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))');
    expect(found.related).toHaveLength(4);
    const english = await api.ask('contentDetail', { id: String(found.id), lang_code: 'en' });
    expect(english.slug).toBe('english-utama');
    // The page of an address in the other language's words leads to its own.
    expect((await api.ask('contentDetail', { slug: 'utama', lang_code: 'en' })).slug).toBe('english-utama');
    expect(english.html).toContain('href="/en/mobil-bekas"');
  });

  test('one of a later day, or of no day, answers 404', async () => {
    for (const slug of ['nanti', 'tidak-ada']) {
      const response = await api.app.inject(`${endpointSchemas.contentDetail.path}?slug=${slug}`);
      expect(response.statusCode).toBe(404);
    }
  });

  test('a visit counts once a visitor and day, and robots do not count', async () => {
    const { id } = await api.ask('contentDetail', { slug: 'ke-3' });
    const visit = (agent: string, device: string) =>
      api.app.inject({
        method: 'POST',
        url: endpointSchemas.contentCountView.path,
        headers: { 'user-agent': agent, [deviceHeader]: device },
        payload: { postId: String(id) },
      });
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
    const devices = ['a', 'b'].map((letter) => letter.repeat(43));
    for (const [agent, device = ''] of [
      [phone, devices[0]],
      [phone, devices[0]],
      [phone, devices[1]],
      ['Googlebot/2.1', 'c'.repeat(43)],
    ] as const)
      expect((await visit(agent, device)).statusCode).toBe(200);
    const rows = await database.orm.select().from(schema.articles);
    expect(rows.find((row) => row.id === id)?.views).toBe(2);
    // Only what was read is most read.
    expect((await api.ask('contentPopular', { postType: 'tips' })).map(({ slug }) => slug)).toEqual(['ke-3']);
  });

  test('a second import changes only what changed, keeps what was, and leads from the old slug', async () => {
    const again = await folderOf(join(place, 'second'), [
      { slug: 'ke-5', published: '2026-02-06', body: 'Isi baru.', english: 'new-slug' },
      ...pageful.slice(6, 8),
    ]);
    expect(await importFolder(again)).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
    const found = await api.ask('contentDetail', { slug: 'english-ke-5', lang_code: 'en' });
    expect(found.slug).toBe('new-slug');
    const edits = await database.orm.select().from(schema.articleEdits).orderBy(schema.articleEdits.revision);
    expect(edits.map(({ kind, content }) => [kind, content])).toMatchObject([
      ['import', { texts: { id: { body: 'Isi.' }, en: { body: 'Isi.', slug: 'english-ke-5' } } }],
      ['import', { texts: { id: { body: 'Isi baru.' }, en: { slug: 'new-slug' } } }],
    ]);
  });

  test('a folder with a mistake is refused whole, with the place of the mistake', async () => {
    const wrong: readonly (readonly [Given, RegExp])[] = [
      [{ slug: 'salah', tags: '[entah]' }, /entah/],
      [{ slug: 'salah', more: 'models: [mobil/toyota/entah]\n' }, /entah/],
      [{ slug: 'salah', published: 'kemarin' }, /published/],
      [{ slug: 'salah', more: 'entah: 1\n' }, /salah/],
    ];
    for (const [at, [given, message]] of wrong.entries()) {
      const folder = await folderOf(join(place, `wrong-${at}`), [{ slug: 'baik' }, given]);
      const refused = importFolder(folder);
      await expect(refused).rejects.toThrow(ContentFileError);
      await expect(refused).rejects.toThrow(message);
    }
    expect((await api.app.inject(`${endpointSchemas.contentDetail.path}?slug=baik`)).statusCode).toBe(404);
  });

  test('an article whose figures rest on too few cars is left out', async () => {
    const folder = await folderOf(join(place, 'thin'), [
      { slug: 'tipis', body: 'Harga {{median-price model=toyota/avanza}}.' },
      { slug: 'cukup', body: 'Batas {{rupiah of=150000000}}.' },
    ]);
    expect(await importFolder(folder)).toMatchObject({ created: 1, thin: ['tipis'] });
    expect((await api.ask('contentDetail', { slug: 'cukup' })).html).toContain('Rp 150 Juta');
  });

  test('a text with the date of its figures was changed on that day, in Jakarta', async () => {
    const body = 'Per {{date}}.';
    const folder = await folderOf(join(place, 'dated'), [
      { slug: 'bertanggal', body },
      { slug: 'disunting', body, more: 'updated: 2026-06-01\n' },
      { slug: 'tanpa-tanggal', more: 'updated: 2026-06-02\n' },
      { slug: 'baru-terbit', body, published: '2026-11-25' },
    ]);
    await importArticles(database, { folder, catalogue, now: new Date('2026-11-24T17:30:00Z') });
    const found = await database.orm
      .select({ key: schema.articles.key, updatedOn: schema.articles.updatedOn })
      .from(schema.articles);
    const dayOf = (slug: string) => found.find(({ key }) => key === `tips/${slug}`)?.updatedOn;
    expect(['bertanggal', 'disunting', 'tanpa-tanggal', 'baru-terbit'].map(dayOf)).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-06-02',
      null,
    ]);
    const shown = await api.ask('contentDetail', { slug: 'disunting' });
    expect([shown.updated, shown.html]).toEqual(['2026-11-25', expect.stringContaining('Per 25 Nov 2026.')]);
  });
});
