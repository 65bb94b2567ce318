import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages, pathInLanguage } from '#contract/language.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Status and address of plain requests (docs/product.md#pages). */
const plain = { follow: false } as const;

let request: SiteRequests;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ request, stop } = await startPages());
}, 120_000);
afterAll(() => stop?.());

const vehiclePages = [
  { path: '/mobil-baru', words: { id: 'Mobil baru di Indonesia', en: 'New cars in Indonesia' } },
  { path: '/motor-baru', words: { id: 'Motor baru di Indonesia', en: 'New motorcycles in Indonesia' } },
  { path: '/truk-baru', words: { id: 'Truk baru di Indonesia', en: 'New trucks in Indonesia' } },
  {
    path: '/motor-roda-tiga-baru',
    words: { id: 'Motor roda tiga baru di Indonesia', en: 'New three-wheelers in Indonesia' },
  },
  { path: '/mobil-baru/toyota', words: { id: 'Toyota: mobil baru', en: 'New Toyota cars' } },
  { path: '/motor-baru/honda', words: { id: 'Honda: motor baru', en: 'New Honda motorcycles' } },
  { path: '/truk-baru/hino', words: { id: 'Hino: truk baru', en: 'New Hino trucks' } },
  {
    path: '/motor-roda-tiga-baru/viar',
    words: { id: 'Viar: motor roda tiga baru', en: 'New Viar three-wheelers' },
  },
  { path: '/mobil-baru/toyota/avanza', words: { id: 'Toyota Avanza', en: 'Toyota Avanza' } },
  { path: '/motor-baru/honda/beat', words: { id: 'Honda BeAT', en: 'Honda BeAT' } },
  { path: '/truk-baru/hino/115hd', words: { id: 'Hino 115HD', en: 'Hino 115HD' } },
  { path: '/motor-roda-tiga-baru/viar/karya-200', words: { id: 'Viar Karya 200', en: 'Viar Karya 200' } },
  {
    path: '/bantuan-kerusakan-mobil',
    words: { id: 'Bantuan kerusakan mobil', en: 'Car breakdown help' },
  },
  {
    path: '/bantuan-kerusakan-motor',
    words: { id: 'Bantuan kerusakan motor', en: 'Motorcycle breakdown help' },
  },
  {
    path: '/bantuan-kerusakan-truk',
    words: { id: 'Bantuan kerusakan truk', en: 'Truck breakdown help' },
  },
  {
    path: '/bantuan-kerusakan-motor-roda-tiga',
    words: { id: 'Bantuan kerusakan motor roda tiga', en: 'Three-wheeler breakdown help' },
  },
] as const;

/** The canonical path of a page. */
function canonicalOf(html: string): string {
  const { pathname, search } = new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
  return pathname + search;
}

function structuredData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = 'null']) => z.parse(z.array(z.unknown()), JSON.parse(text)));
}

function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

describe('addresses', () => {
  for (const path of [
    '/',
    '/en',
    '/mobil-bekas',
    '/en/mobil-bekas',
    '/mobil-bekas/toyota',
    '/en/mobil-bekas/toyota+mpv',
    '/mobil-bekas/avanza+otomatis+putih+tahun-2018-2022+km-10-ribu-25-ribu+harga-100-juta-200-juta+jawa-barat',
    '/mobil-bekas/listing-revamp-new',
    '/cari/mobil-suv',
    '/cari/mobil-mpv',
    '/cari/mobil-sedans',
    '/cari/crossover',
    '/cari/pickup-truck',
    '/cari/hatchback',
    '/en/cari/van',
  ]) {
    test(`${path} answers 200 with content`, async () => {
      const response = await request.get(path, plain);
      expect(response.status).toBe(200);
      expect(response.text()).toContain('<h1');
    });
  }

  // The pages of vehicles, with what each is about (docs/product.md#new-vehicles).
  for (const { path, words } of vehiclePages) {
    for (const language of languages) {
      const address = pathInLanguage(path, language);
      test(`${address} is about its own vehicle, in its language`, async () => {
        const response = await request.get(address, plain);
        expect(response.status).toBe(200);
        const html = response.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(words[language]);
        expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(words[language]);
        expect(canonicalOf(html)).toBe(address);
        for (const other of languages)
          expect(html).toMatch(
            new RegExp(`hrefLang="${other}" href="[^"]*//[^/"]+${pathInLanguage(path, other)}"`, 'i'),
          );
        expect(html.includes('noindex')).toBe(false);
      });
    }
  }

  const redirects: [string, string][] = [
    ['/id', '/'],
    ['/id/mobil-bekas?page=2', '/mobil-bekas?page=2'],
    ['/mobil-bekas/', '/mobil-bekas'],
    ['/mobil-bekas/mpv+toyota', '/mobil-bekas/toyota+mpv'],
    ['/mobil-bekas/Toyota', '/mobil-bekas/toyota'],
    ['/mobil-bekas/toyota%20mpv?sort=price&order=asc', '/mobil-bekas/toyota+mpv?sort=price&order=asc'],
    ['/en/mobil-bekas/mpv+toyota', '/en/mobil-bekas/toyota+mpv'],
    ['/id//evil', '/evil'],
    ['/mobil-bekas/bandung+avanza', '/mobil-bekas/avanza+bandung'],
    ['/mobil-bekas/avanza+toyota', '/mobil-bekas/toyota+avanza'],
    ['/mobil-bekas/avanza-1-3-g-mt+avanza', '/mobil-bekas/avanza+avanza-1-3-g-mt'],
    ['/mobil-bekas/tahun-2019+putih+otomatis+suv', '/mobil-bekas/suv+otomatis+putih+tahun-2019'],
    [
      '/mobil-bekas/harga-di-bawah-100-juta+km-di-bawah-5-ribu',
      '/mobil-bekas/km-di-bawah-5-ribu+harga-di-bawah-100-juta',
    ],
    ['/mobil-bekas/TAHUN-2018-2022', '/mobil-bekas/tahun-2018-2022'],
    ['/mobil-bekas/diler+bensin', '/mobil-bekas/bensin+diler'],
    ['/mobil-bekas/jakarta-selatan+dki-jakarta', '/mobil-bekas/dki-jakarta+jakarta-selatan'],
    ['/mobil-bekas/toyota+toyota', '/mobil-bekas/toyota'],
    ['/en/mobil-bekas/toyota%20%20Bandung', '/en/mobil-bekas/toyota+bandung'],
    ['/cari/mobil-suv/', '/cari/mobil-suv'],
  ];
  for (const [from, to] of redirects) {
    test(`${from} redirects to ${to}`, async () => {
      const response = await request.get(from, plain);
      expect(response.status).toBe(301);
      expect(response.headers.location).toBe(to);
    });
  }

  for (const path of ['/fr', '/ms/mobil-bekas', '/en-AU/mobil-bekas', '/ms-MY']) {
    test(`${path} is an unknown language: 500 with the error page`, async () => {
      const response = await request.get(path, plain);
      expect(response.status).toBe(500);
      expect(response.text()).toContain('<h1');
    });
  }

  for (const path of [
    '/tidak-ada',
    '/en/no-such-page',
    '/mobil-bekas/bukan-filter',
    '/mobil-bekas/toyota/avanza',
    '/detail-mobil-bekas/tanpa-id',
    '/detail-mobil-bekas/toyota-avanza-999999999',
    '/mobil-bekas/harga-200-juta-100-juta',
    '/mobil-bekas/tahun-2022-2018',
    '/mobil-bekas/km-20-ribu-10-ribu',
    '/cari/mobil-terbang',
    '/bantuan-kerusakan-pesawat',
    '/pesawat-baru',
    '/mobil-baru/tidak-ada',
    '/motor-baru/honda/avanza',
    '/mobil-baru/honda/avanza',
    '/mobil-baru/Toyota',
    '/mobil-baru/toyota/avanza/warna',
    '/bantuan-kerusakan-mobil/rem',
    '/cari',
    '/mobil-bekas?page=99999',
    '/mobil-bekas?page=0',
    '/mobil-bekas?page=1000000000',
    '/mobil-bekas?page=nol',
    '/%zz',
    '/mobil-bekas/%E0%A4%A',
  ]) {
    test(`${path} answers 404 with the error page`, async () => {
      const response = await request.get(path, plain);
      expect(response.status).toBe(404);
      const text = response.text();
      expect(text).toContain('<h1');
      expect(text).toContain('noindex');
    });
  }

  for (const path of [
    '/assets/missing.js',
    '/icons/missing.png',
    '/media/none/640.webp',
    '/nothing.css',
    '/index.html',
  ]) {
    test(`${path} is missing: 404 and never a page`, async () => {
      const response = await request.get(path, plain);
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).not.toContain('html');
    });
  }

  describe('a page that needs an account', () => {
    const cookie = `auth._token.local=${'A'.repeat(43)}`;
    for (const path of [
      '/myaccount/profile',
      '/myaccount/my-offer?tab=seller',
      '/user/dashboard-my-listing',
      '/mobil-bekas/user/ovb-offer',
      '/ovb',
      '/ovb/review',
      '/ovb/nothing-here',
    ]) {
      test(`${path} sends a guest to sign in and back`, async () => {
        const target = encodeURIComponent(path);
        for (const prefix of ['', '/en']) {
          const { status, headers } = await request.get(prefix + path, plain);
          expect([status, headers.location]).toEqual([303, `${prefix}/myaccount/signin?redirect=${target}`]);
          expect(headers['cache-control']).toBe('private, no-store');
        }
        const signedIn = await request.get(path, { ...plain, headers: { cookie } });
        expect(signedIn.status).toBe(path === '/ovb/nothing-here' ? 404 : 200);
      });
    }

    test('signing in and out, and the data of a device, need none', async () => {
      for (const path of ['/myaccount/signin', '/ovb/user-login', '/myaccount/logout', '/myaccount/data'])
        expect((await request.get(path, plain)).status, path).toBe(200);
    });

    test('is linked from the header, and works without a script', async () => {
      const html = (await request.get('/')).text();
      expect(html).toMatch(/<header.*?<a href="\/ovb\/user-login".*?<\/header>/s);
    });
  });

  test('a detail page with a wrong title redirects to its own address', async () => {
    const home = (await request.get('/')).text();
    const slug = /\/detail-mobil-bekas\/([a-z0-9-]+)/.exec(home)?.[1] ?? '';
    const id = slug.split('-').at(-1);
    const response = await request.get(`/detail-mobil-bekas/lain-${id}`, plain);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(`/detail-mobil-bekas/${slug}`);
  });

  test('a page has its title, description, canonical and alternate address', async () => {
    const text = (await request.get('/en/mobil-bekas/toyota?page=2&utm_source=x')).text();
    expect(text).toMatch(/<html lang="en"/);
    expect(text).toMatch(/<title>[^<]*Toyota[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(text).toMatch(/<link rel="canonical" href="http[^"]*\/en\/mobil-bekas\/toyota\?page=2"/);
    expect(text).toMatch(/hrefLang="id" href="http[^"]*[^n]\/mobil-bekas\/toyota\?page=2"/i);
    expect(text).toMatch(/hrefLang="x-default"/i);
  });

  test('a list at a further address names its canonical', async () => {
    for (const [path, canonical] of [
      ['/cari/mobil-sedans', '/mobil-bekas/sedan'],
      ['/en/cari/van', '/en/mobil-bekas/van'],
      ['/mobil-bekas/listing-revamp-new', '/mobil-bekas'],
    ]) {
      const text = (await request.get(path ?? '', plain)).text();
      expect(canonicalOf(text)).toBe(canonical);
    }
    const sedans = (await request.get('/cari/mobil-sedans')).text();
    expect(sedans).toMatch(/<h1[^>]*>Sedan bekas/);
  });

  test('a sorted view names the unsorted one, a page itself and its neighbours', async () => {
    const sorted = (await request.get('/mobil-bekas/toyota?sort=price&order=asc')).text();
    expect(canonicalOf(sorted)).toBe('/mobil-bekas/toyota');
    expect(sorted).not.toMatch(/<link rel="prev"/);
    const second = (await request.get('/mobil-bekas/toyota?page=2')).text();
    expect(canonicalOf(second)).toBe('/mobil-bekas/toyota?page=2');
    expect(second).toMatch(/<link rel="prev" href="http[^"]*\/mobil-bekas\/toyota"/);
    expect(second).toMatch(/<link rel="next" href="http[^"]*\/mobil-bekas\/toyota\?page=3"/);
  });

  test('lists of up to three values with cars and without words are indexed', async () => {
    const isKept = async (path: string) =>
      !(await request.get(path)).text().includes('<meta name="robots" content="noindex');
    expect(await isKept('/mobil-bekas/toyota+mpv+otomatis')).toBe(true);
    expect(await isKept('/mobil-bekas/toyota+mpv+otomatis+bensin')).toBe(false);
    expect(await isKept('/mobil-bekas?q=terawat')).toBe(false);
    expect(await isKept('/mobil-bekas/ferrari+jayapura')).toBe(false);
  });

  test('a list and a car have structured data', async () => {
    const list = (await request.get('/en/mobil-bekas/toyota?page=2')).text();
    const [trail, items, faq] = structuredData(list);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(items).toMatchObject({ '@type': 'ItemList' });
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    const [first] = z.parse(
      z.object({ itemListElement: z.array(z.object({ position: z.number(), url: z.url() })) }),
      items,
    ).itemListElement;
    expect(first?.position).toBe(21);
    const path = new URL(first?.url ?? '').pathname;
    expect(path).toMatch(/^\/en\/detail-mobil-bekas\//);
    const detail = (await request.get(path, plain)).text();
    expect(structuredData(detail)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Car', offers: { '@type': 'Offer', priceCurrency: 'IDR' } },
    ]);
    expect(detail).toMatch(/<meta property="og:image" content="http[^"]+\/media\/og\/\d+\.jpg"/);
  });

  test('robots.txt names the sitemaps, which list the pages', async () => {
    const robots = (await request.get('/robots.txt')).text();
    const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    const files = addressesOf((await request.get(new URL(sitemap).pathname)).text());
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const addresses = addressesOf((await request.get(new URL(file).pathname)).text());
      for (const address of [addresses.at(0), addresses.at(-1)]) {
        const page = await request.get(new URL(address ?? '').pathname, plain);
        expect(page.status, address).toBe(200);
        expect(new URL(address ?? '').pathname).toBe(canonicalOf(page.text()));
      }
    }
  });

  test('an API error is in the requested language and has the request’s id', async () => {
    const response = await request.get('/api/v1/inventory/view?id=abc&lang_code=en');
    expect(response.status).toBe(400);
    const body = response.json();
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'bad_request',
      errors: { id: [expect.any(String)] },
    });
    expect(body.requestId).toBe(response.headers['x-request-id']);
    const unknownLanguage = await request.get('/api/v1/model/nav?lang_code=fr');
    expect(unknownLanguage.status).toBe(400);
  });

  test('the listing search takes a form-encoded body', async () => {
    const response = await request.post('/api/v4/inventory/index', {
      form: { search: 'toyota', pageSize: '3' },
    });
    expect(response.status).toBe(200);
    const { data } = response.json();
    expect(data.items).toHaveLength(3);
    expect(data._meta).toMatchObject({ perPage: 3, currentPage: 1 });
  });

  test('every page is under the strict policy', async () => {
    const headers = (await request.get('/')).headers;
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page is answered again from memory, unchanged', async () => {
    const first = await request.get('/mobil-bekas?utm_source=a');
    const etag = first.headers.etag ?? '';
    const again = await request.get('/mobil-bekas?utm_campaign=b', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a tag is recognised in the weak form of a proxy, and in a list', async () => {
    const { etag = '' } = (await request.get('/en/mobil-bekas')).headers;
    for (const known of [`W/${etag}`, `"other", ${etag}`]) {
      const again = await request.get('/en/mobil-bekas', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
    }
  });

  test('a refused coding is not sent', async () => {
    const refused = await request.get('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.text()).toContain('<h1');
  });

  test('concurrent requests for a page share one rendering', async () => {
    const made = async () => {
      const metrics = (await request.get('/metrics')).text();
      return Number(/lajur_pages_total\{from="rendering"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    };
    const before = await made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request.get('/mobil-bekas/mazda+sedan')),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    // Other tests may make a page meanwhile, but not nineteen.
    expect((await made()) - before).toBeLessThan(10);
  });

  test('malformed requests cause no server error', async () => {
    for (const path of ['/mobil-bekas?q=%00', '/mobil-bekas?q=a%00b', '/mobil-bekas?q=%25_%5C%27%22']) {
      expect((await request.get(path)).status).toBe(200);
    }
  });

  test('a call names no host, and accepts numbers in JSON', async () => {
    const refused = await request.post('/api/v4/inventory/index', { form: { host: 'evil.example' } });
    expect(refused.status).toBe(400);
    const numbers = await request.post('/api/v4/inventory/index', { data: { pageSize: 2, page: 1 } });
    expect(numbers.json().data.items).toHaveLength(2);
    expect((await request.post('/api/v4/inventory/index', { data: [] })).status).toBe(400);
  });
});
