import { parse } from 'regexparam';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { laterRoutes } from '#app/later-routes.ts';
import type { PartName } from '#app/parts.ts';
import { needsAccount } from '#contract/account/needs-account.ts';
import { type Language, type Localized, languages, pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import {
  breakdownHelpPath,
  newVehiclesPath,
  type VehicleKind,
  vehicleKinds,
} from '#contract/vehicles/vehicle-paths.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { operatorToken } from '#tests/support/api-app.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Status and location of plain requests (docs/product.md#pages). */
const plain = { follow: false } as const;
/** Of somebody who seems to be signed in. */
const cookie = `auth._token.local=${'A'.repeat(43)}`;

let request: SiteRequests;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ request, stop } = await startPages());
});
afterAll(() => stop?.());

const vehiclePages = [
  { path: '/mobil-baru', words: { id: 'Mobil baru di Indonesia', en: 'New cars in Indonesia' } },
  { path: '/motor-baru', words: { id: 'Motor baru di Indonesia', en: 'New motorcycles in Indonesia' } },
  { path: '/truk-baru', words: { id: 'Truk baru di Indonesia', en: 'New trucks in Indonesia' } },
  {
    path: '/motor-roda-tiga-baru',
    words: { id: 'Motor roda tiga baru di Indonesia', en: 'New three-wheelers in Indonesia' },
  },
  { path: '/mobil-terbaru', words: { id: 'Mobil terbaru', en: 'Latest cars' } },
  { path: '/motor-terbaru', words: { id: 'Motor terbaru', en: 'Latest motorcycles' } },
  { path: '/truk-terbaru', words: { id: 'Truk terbaru', en: 'Latest trucks' } },
  { path: '/mobil-populer', words: { id: 'Mobil baru paling populer', en: 'Most popular new cars' } },
  { path: '/truk-populer', words: { id: 'Truk baru paling populer', en: 'Most popular new trucks' } },
  { path: '/mobil-baru/toyota', words: { id: 'Mobil baru Toyota', en: 'New Toyota cars' } },
  { path: '/motor-baru/honda', words: { id: 'Motor baru Honda', en: 'New Honda motorcycles' } },
  { path: '/truk-baru/hino', words: { id: 'Truk baru Hino', en: 'New Hino trucks' } },
  {
    path: '/motor-roda-tiga-baru/viar',
    words: { id: 'Motor roda tiga baru Viar', en: 'New Viar three-wheelers' },
  },
  { path: '/mobil-baru/toyota/avanza', words: { id: 'Toyota Avanza', en: 'Toyota Avanza' } },
  { path: '/motor-baru/honda/beat', words: { id: 'Honda BeAT', en: 'Honda BeAT' } },
  { path: '/truk-baru/hino/115hd', words: { id: 'Hino 115HD', en: 'Hino 115HD' } },
  { path: '/motor-roda-tiga-baru/viar/karya-200', words: { id: 'Viar Karya 200', en: 'Viar Karya 200' } },
  { path: '/garansi-mobil', words: { id: 'Garansi mobil bekas', en: 'Warranty for used cars' } },
  { path: '/biaya-memiliki', words: { id: 'Biaya memiliki kendaraan', en: 'What owning a vehicle costs' } },
  {
    path: '/giias',
    words: { id: 'GIIAS: jadwal dan edisi pameran', en: 'GIIAS: dates and editions of the show' },
  },
  { path: '/harga-bbm', words: { id: 'Harga BBM di Indonesia', en: 'Fuel prices in Indonesia' } },
  { path: '/tukar-tambah-mobil', words: { id: 'Tukar tambah mobil', en: 'Trade in your car' } },
  {
    path: '/tukar-tambah-motor',
    words: { id: 'Tukar tambah motor', en: 'Trade in your motorcycle' },
  },
  {
    path: '/dealer-mobil-bekas',
    words: { id: 'Dealer mobil bekas di Indonesia', en: 'Used car dealers in Indonesia' },
  },
  { path: '/kontes-foto', words: { id: 'Kontes foto', en: 'Photo contest' } },
  { path: '/review-pengguna', words: { id: 'Ulasan pemilik', en: 'Owners’ reviews' } },
  { path: '/hubungi-kami', words: { id: 'Hubungi kami', en: 'Contact us' } },
  { path: '/oto-agent', words: { id: 'Jadi agen mobil', en: 'Become a car agent' } },
  { path: '/asuransi-mobil', words: { id: 'Asuransi mobil', en: 'Car insurance' } },
  { path: '/asuransi-motor', words: { id: 'Asuransi motor', en: 'Motorcycle insurance' } },
  { path: '/kredit', words: { id: 'Kredit kendaraan', en: 'Vehicle loans' } },
  { path: '/mobil-baru/kredit', words: { id: 'Kredit mobil baru', en: 'New car loans' } },
  { path: '/motor-baru/kredit', words: { id: 'Kredit motor baru', en: 'New motorcycle loans' } },
  { path: '/kredit-mobil-bekas', words: { id: 'Kredit mobil bekas', en: 'Used car loans' } },
  { path: '/kredit-multiguna', words: { id: 'Kredit multiguna', en: 'Multipurpose loans' } },
  {
    path: '/simulasi-kredit',
    words: { id: 'Simulasi kredit kendaraan', en: 'Vehicle loan calculator' },
  },
  {
    path: '/mobil-baru/simulasi-kredit',
    words: { id: 'Simulasi kredit mobil baru', en: 'New car loan calculator' },
  },
  {
    path: '/motor-baru/simulasi-kredit',
    words: { id: 'Simulasi kredit motor baru', en: 'New motorcycle loan calculator' },
  },
  {
    path: '/simulasi-kredit-mobil-bekas',
    words: { id: 'Simulasi kredit mobil bekas', en: 'Used car loan calculator' },
  },
  { path: '/mobil-listrik', words: { id: 'Mobil listrik di Indonesia', en: 'Electric cars in Indonesia' } },
  {
    path: '/motor-listrik',
    words: { id: 'Motor listrik di Indonesia', en: 'Electric motorcycles in Indonesia' },
  },
  {
    path: '/kendaraan-listrik',
    words: { id: 'Kendaraan listrik di Indonesia', en: 'Electric vehicles in Indonesia' },
  },
  { path: '/bandingkan-mobil', words: { id: 'Bandingkan mobil baru', en: 'Compare new cars' } },
  { path: '/bandingkan-motor', words: { id: 'Bandingkan motor baru', en: 'Compare new motorcycles' } },
  { path: '/bandingkan-truk', words: { id: 'Bandingkan truk baru', en: 'Compare new trucks' } },
  {
    path: '/bandingkan-motor-roda-tiga',
    words: { id: 'Bandingkan motor roda tiga baru', en: 'Compare new three-wheelers' },
  },
  {
    path: '/bandingkan-mobil?v=mitsubishi.xpander.1-5-gls-mt,toyota.avanza.1-3-e-mt',
    words: {
      id: 'Bandingkan Mitsubishi Xpander 1.5 GLS MT dan Toyota Avanza 1.3 E MT',
      en: 'Compare Mitsubishi Xpander 1.5 GLS MT and Toyota Avanza 1.3 E MT',
    },
  },
  {
    path: '/mobil-baru/dealer',
    words: { id: 'Dealer mobil di Indonesia', en: 'Car dealers in Indonesia' },
  },
  {
    path: '/motor-baru/dealer/honda',
    words: { id: 'Dealer motor Honda di Indonesia', en: 'Honda motorcycle dealers in Indonesia' },
  },
  {
    path: '/truk-baru/service-center',
    words: { id: 'Bengkel truk di Indonesia', en: 'Truck service centres in Indonesia' },
  },
  {
    path: '/motor-roda-tiga-baru/service-center/viar',
    words: {
      id: 'Bengkel motor roda tiga Viar di Indonesia',
      en: 'Viar three-wheeler service centres in Indonesia',
    },
  },
  {
    path: '/mobil-baru/toyota/avanza/dealer',
    words: { id: 'Dealer Toyota Avanza di Indonesia', en: 'Toyota Avanza dealers in Indonesia' },
  },
  {
    path: '/motor-baru/honda/beat/service-center',
    words: { id: 'Bengkel Honda BeAT di Indonesia', en: 'Honda BeAT service centres in Indonesia' },
  },
  {
    path: '/motor-baru/honda/beat/brosur',
    words: { id: 'Brosur Honda BeAT', en: 'Honda BeAT brochure' },
  },
  {
    path: '/modifikasi',
    words: { id: 'Ide modifikasi mobil dan motor', en: 'Ideas for modifying cars and motorcycles' },
  },
  {
    path: '/motor-baru/honda/beat/modifikasi',
    words: { id: 'Modifikasi Honda BeAT', en: 'Modifying the Honda BeAT' },
  },
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

/** Parts whose pages are either in `vehiclePages`, or have the content of a device or an account. */
const parts: readonly PartName[] = [
  ...(['account', 'ads', 'payments', 'dealers', 'trade', 'claims', 'money', 'staff', 'publishing'] as const),
];
const personalRoutes = laterRoutes.filter(
  ({ part, pattern }) =>
    parts.includes(part) && !/[:*]/.test(pattern) && vehiclePages.every(({ path }) => path !== pattern),
);

const vehicleRoutes = laterRoutes.filter(
  ({ part, pattern }) =>
    part === 'vehicles' || vehicleKinds.some((kind) => pattern === breakdownHelpPath(kind)),
);

/** Aliases and the canonical path of their page. */
const aliases: Readonly<Record<string, string>> = {
  '/modification': '/modifikasi',
  '/model/modification': '/modifikasi',
  '/electric-vehicles': '/kendaraan-listrik',
};

/** An example model of each kind. */
const models: Readonly<
  Record<VehicleKind, { readonly path: readonly [string, string]; readonly names: readonly [string, string] }>
> = {
  mobil: { path: ['toyota', 'avanza'], names: ['Toyota', 'Avanza'] },
  motor: { path: ['honda', 'beat'], names: ['Honda', 'BeAT'] },
  truk: { path: ['hino', '115hd'], names: ['Hino', '115HD'] },
  'motor-roda-tiga': { path: ['viar', 'karya-200'], names: ['Viar', 'Karya 200'] },
};
const kindWords: Readonly<Record<VehicleKind, Localized>> = {
  mobil: { id: 'mobil', en: 'car' },
  motor: { id: 'motor', en: 'motorcycle' },
  truk: { id: 'truk', en: 'truck' },
  'motor-roda-tiga': { id: 'motor roda tiga', en: 'three-wheeler' },
};

/**
 * An example address for a pattern, and the words its heading or title must contain: model, brand, or kind.
 */
function exampleOf(pattern: string): {
  readonly path: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
} {
  const kind = vehicleKinds.toSorted((a, b) => b.length - a.length).find((each) => pattern.includes(each));
  const { path, names } = models[kind ?? 'mobil'];
  const of = (word: (language: Language) => readonly string[]) => ({ id: word('id'), en: word('en') });
  return {
    path: pattern.replace(':brand', path[0]).replace(':model', path[1]),
    words: pattern.includes(':model')
      ? of(() => names)
      : pattern.includes(':brand')
        ? of(() => names.slice(0, 1))
        : of((language) => (kind ? [kindWords[kind][language]] : [])),
  };
}

const breadcrumbData = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ item: z.string() })),
});
const listData = z.object({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(z.object({ url: z.string() })),
});

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

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
    '/search/result?q=avanza',
    '/search/result?q=innova+tangsel+murah+banget',
  ]) {
    test(`${path} answers 200 with content`, async () => {
      const response = await request.get(path, plain);
      expect(response.status).toBe(200);
      expect(response.text()).toContain('<h1');
    });
  }

  const layoutOf = (path: string) =>
    laterRoutes.find(({ pattern }) => parse(pattern).pattern.test(path))?.layout;

  // The vehicle pages and their subjects (docs/product.md#new-vehicles).
  for (const { path, words } of vehiclePages) {
    for (const language of languages) {
      const address = pathInLanguage(path, language);
      test(`${address} is about its own vehicle, in its language`, async () => {
        const response = await request.get(address, plain);
        expect(response.status).toBe(200);
        const html = response.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`data-layout="${layoutOf(path)}"`);
        expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(words[language]);
        expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(words[language]);
        expect(canonicalOf(html)).toBe(address);
        for (const other of languages)
          expect(html).toMatch(
            new RegExp(
              `hrefLang="${other}" href="[^"]*//[^/"]+${pathInLanguage(path, other).replace(/[.?]/g, '\\$&')}"`,
              'i',
            ),
          );
        expect(html.includes('noindex')).toBe(false);
      });
    }
  }

  test('a dealer’s own page is about it, in both languages', async () => {
    const [, path = ''] = /href="(\/dealer-mobil-bekas\/[a-z0-9-]+)"/.exec(
      (await request.get('/dealer-mobil-bekas', plain)).text(),
    ) ?? [''];
    expect(path).not.toBe('');
    for (const language of languages) {
      const address = pathInLanguage(path, language);
      const response = await request.get(address, plain);
      expect(response.status).toBe(200);
      const html = response.text();
      expect(html).toContain(`<html lang="${language}"`);
      const [, name = ''] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
      expect(name).not.toBe('');
      expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(name);
      expect(canonicalOf(html)).toBe(address);
      for (const other of languages)
        expect(html).toMatch(
          new RegExp(`hrefLang="${other}" href="[^"]*//[^/"]+${pathInLanguage(path, other)}"`, 'i'),
        );
      expect(html.includes('noindex')).toBe(false);
    }
    expect((await request.get('/dealer-mobil-bekas/tidak-ada', plain)).status).toBe(404);
    expect((await request.get('/bantuan-kerusakan-mobil/tidak-ada', plain)).status).toBe(404);
    const symptom = await request.get('/bantuan-kerusakan-mobil/mesin-panas', plain);
    expect([symptom.status, symptom.text().includes('Matikan AC, menepi')]).toEqual([200, true]);
  });

  // What is not in the table above is not indexed. Of the addresses of a page, the first is the canonical one.
  const canonicalPaths = new Map<string, string>();
  test.each(personalRoutes)(
    '$pattern has its frame and a name in each language, and is not indexed',
    async ({ pattern, layout }) => {
      const names = new Set<string>();
      for (const language of languages) {
        const address = pathInLanguage(pattern, language);
        const response = await request.get(address, { ...plain, headers: { cookie } });
        expect(response.status).toBe(200);
        const html = response.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`data-layout="${layout}"`);
        const [heading = '', ...others] = [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);
        expect(heading).not.toBe('');
        expect(others).toEqual([]);
        const [, title = ''] = /<title>([^<]*) \| [^<|]*<\/title>/.exec(html) ?? [];
        expect(title).not.toBe('');
        expect(heading).toContain(title);
        names.add(title);
        const name = `${language} ${title}`;
        const path = canonicalPaths.get(name) ?? pattern;
        canonicalPaths.set(name, path);
        expect(canonicalOf(html)).toBe(pathInLanguage(path, language));
        for (const other of languages)
          expect(html).toMatch(
            new RegExp(`hrefLang="${other}" href="[^"]*//[^/"]+${pathInLanguage(path, other)}"`, 'i'),
          );
        expect(html).toContain('noindex');
      }
      expect(names.size).toBe(languages.length);
    },
  );

  test.each([
    // Nobody has reviewed them: they are not indexed.
    ['/review-pengguna/motor', 'Motor: ulasan pemilik'],
    ['/en/review-pengguna/mobil/toyota', 'Toyota: owners’ reviews'],
    ['/review-pengguna/mobil/toyota/avanza', 'Toyota Avanza: ulasan pemilik'],
  ])('%s is not indexed', async (path, heading) => {
    const response = await request.get(path, plain);
    expect(response.status).toBe(200);
    expect(/<h1[^>]*>([^<]*)/.exec(response.text())?.[1]).toBe(heading);
    expect(response.text()).toContain('noindex');
  });

  for (const path of ['/motor-populer', '/motor-roda-tiga-terbaru', '/en/motor-roda-tiga-populer']) {
    test(`${path} is empty, says so, links to other lists and is not indexed`, async () => {
      const html = (await request.get(path, plain)).text();
      expect(html).toContain('noindex');
      expect(html).toMatch(/Yang ada saat ini|Other lists/);
      expect(html).toMatch(/href="(?:\/en)?\/motor(?:-roda-tiga)?-baru"/);
    });
  }

  test('only suggested pairs of new vehicles are indexed, each at one address', async () => {
    const pair = ['mitsubishi.xpander.1-5-gls-mt', 'toyota.avanza.1-3-e-mt'];
    const turned = (await request.get(`/bandingkan-mobil?v=${pair.toReversed().join(',')}`)).text();
    expect(canonicalOf(turned)).toBe(`/bandingkan-mobil?v=${pair.join(',')}`);
    expect(turned.includes('noindex')).toBe(false);
    const own = (await request.get('/bandingkan-mobil?v=toyota.avanza.1-3-e-mt')).text();
    expect(own.includes('noindex')).toBe(true);
    const listed = addressesOf((await request.get('/sitemap/new-vehicles.xml')).text());
    expect(
      listed.filter((address) => address.endsWith(`/bandingkan-mobil?v=${pair.join(',')}`)),
    ).toHaveLength(2);
  });

  // Every vehicle page in the route table, so that new routes are covered automatically.
  const seenTitles = new Map<string, string>();
  for (const { pattern, layout } of vehicleRoutes) {
    test(`${pattern} names its subject in both languages`, async () => {
      const { path, words } = exampleOf(pattern);
      for (const language of languages) {
        const address = pathInLanguage(path, language);
        const response = await request.get(address, plain);
        expect(response.status, address).toBe(200);
        const html = response.text();
        expect(html, address).toContain(`<html lang="${language}"`);
        expect(html, address).toContain(`data-layout="${layout}"`);
        const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => plainText(text));
        const title = plainText(/<title>([^<]*)/.exec(html)?.[1] ?? '');
        const description = plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
        expect(headings, address).toHaveLength(1);
        expect(description.length, address).toBeGreaterThan(20);
        for (const word of words[language])
          expect(`${headings[0]} ${title}`.toLowerCase(), address).toContain(word.toLowerCase());
        if (pattern in aliases) {
          expect(canonicalOf(html)).toBe(pathInLanguage(aliases[pattern] ?? '', language));
          continue;
        }
        // Titles are unique within a language.
        const inLanguage = `${language} ${title}`;
        expect(seenTitles.get(inLanguage) ?? address, title).toBe(address);
        seenTitles.set(inLanguage, address);
        if (!html.includes('noindex')) expect(canonicalOf(html)).toBe(address);
        for (const other of languages)
          expect(html, address).toMatch(
            new RegExp(`hrefLang="${other}" href="[^"]*//[^/"]+${pathInLanguage(path, other)}"`, 'i'),
          );
        const trail = structuredData(html).find((thing) => z.safeParse(breadcrumbData, thing).success);
        if (pattern.startsWith('/bantuan')) continue;
        expect(z.parse(breadcrumbData, trail).itemListElement.at(-1)?.item, address).toMatch(
          new RegExp(`//[^/]+${address}$`),
        );
      }
    });
  }

  const narrowed = '/mobil-baru/toyota?filter=bodi-mpv+bbm-hybrid&sort=name';
  test('filtered models work without script, with the brand’s page as canonical', async () => {
    const html = (await request.get(narrowed, plain)).text();
    expect(html).toContain('noindex');
    expect(canonicalOf(html)).toBe('/mobil-baru/toyota');
    // Every further option is a link.
    expect(html).toContain('href="/mobil-baru/toyota?filter=bbm-hybrid&amp;sort=name"');
    expect((await request.get('/mobil-baru/toyota?filter=bodi-rumah', plain)).status).toBe(404);
    expect((await request.get('/mobil-baru/toyota?filter=%3Cb%3E', plain)).status).toBe(404);
  });

  test('a brand’s page has a table of dated prices and a list of its models', async () => {
    const html = (await request.get('/motor-baru/honda', plain)).text();
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row).slice(1);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(plainText(row)).toMatch(/Rp .*20\d\d/);
    const list = structuredData(html).find((thing) => z.safeParse(listData, thing).success);
    const { itemListElement } = z.parse(listData, list);
    expect(itemListElement.length).toBeGreaterThan(10);
    for (const { url } of itemListElement) expect(url).toMatch(/\/motor-baru\/honda\/[a-z0-9-]+$/);
  });

  test('electric vehicles have two addresses and one canonical, for every sort order and city', async () => {
    for (const path of [
      '/electric-vehicles',
      '/kendaraan-listrik?sort=price',
      '/kendaraan-listrik?city=bandung',
    ]) {
      const html = (await request.get(`/en${path}`, plain)).text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe('Electric vehicles in Indonesia');
      expect(canonicalOf(html), path).toBe('/en/kendaraan-listrik');
    }
  });

  test.each([
    ['/mobil-baru/toyota/rush/promo', '/mobil-baru/toyota/rush/dealer'],
    ['/motor-baru/yamaha/nmax/video', '/motor-baru/yamaha/nmax/dealer'],
    ['/mobil-baru/dealer/bentley', '/mobil-baru/dealer'],
    ['/mobil-baru/dealer/toyota?city=merauke', '/mobil-baru/toyota'],
  ])('%s says that it is empty and links to alternatives', async (path, next) => {
    const response = await request.get(path, plain);
    expect(response.status).toBe(200);
    expect(response.text()).toContain('noindex');
    expect(response.text()).toContain(`href="${next}"`);
  });

  test.each([
    '/mobil-baru/dealer/tidak-ada',
    '/mobil-baru/toyota/tidak-ada/service-center',
    '/mobil-baru/honda/avanza/promo',
    '/motor-baru/dealer?city=atlantis',
  ])('%s is not found', async (path) => {
    expect((await request.get(path, plain)).status).toBe(404);
  });

  test('pages of popular models show the prices from the files', async () => {
    for (const [kind, brands] of readNewVehicles()) {
      const popular = brands
        .flatMap(({ models }) => models)
        .filter(({ variants: [first] }) => typeof first?.price === 'number')
        .sort((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0))
        .slice(0, 10);
      for (const { brand, slug, name: model, variants } of popular) {
        const html = (await request.get(newVehiclesPath(kind, brand.slug, slug), plain)).text();
        for (const { slug: id, name, price } of variants) {
          const card = html.slice(html.indexOf(`<li id="${id}"`));
          const shown = price === null ? 'Harga belum diketahui' : formatPrice(price, 'id');
          expect(card.slice(0, card.indexOf('</li>')), `${brand.name} ${model} ${name}`).toContain(
            `>${shown}<`,
          );
        }
      }
    }
  });

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
    // Words that match a new vehicle only.
    ['/search/result?q=honda+beat', '/motor-baru/honda/beat'],
    ['/search/result?q=vario', '/motor-baru/honda/vario-125'],
    ['/search/result?q=dp+minim', '/simulasi-kredit'],
    ['/search/result?q=suv+baru', '/mobil-baru?filter=bodi-suv'],
    ['/mobil-bekas?q=avanza+4x2+dp+minim', '/mobil-bekas/avanza+4x2?q=dp+minim'],
    ['/mobil-bekas?q=truk', '/search/result?q=truk'],
    ['/en/search/result?q=hino%20truk', '/en/truk-baru/hino'],
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
    '/bandingkan-pesawat',
    '/truk-listrik',
    '/mobil-listrik?sort=warna',
    '/mobil-listrik?city=toyota',
    '/mobil-listrik?city=tidak-ada',
    '/bandingkan-mobil?v=avanza',
    '/bandingkan-mobil?v=Toyota.Avanza.1-3-e-mt',
    '/bandingkan-mobil?v=tidak-ada.avanza.1-3-e-mt',
    '/bandingkan-motor?v=toyota.avanza.1-3-e-mt,honda.avanza.g',
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
    const paths = laterRoutes.map(({ pattern }) => pattern).filter(needsAccount);
    for (const path of [...paths, '/myaccount/my-offer?tab=seller', '/ovb/nothing-here']) {
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

    test('signing in and out, and a device’s data, need no account', async () => {
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

  test('an alias of a list has the list’s canonical address', async () => {
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

  test('a page is served again from memory, unchanged', async () => {
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

  const readMetrics = async () => {
    const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${operatorToken}` } });
    return answer.text();
  };

  test('metrics have what the process holds', async () => {
    const metrics = await readMetrics();
    expect(metrics).toMatch(/^lajur_catalogue_cars [1-9]\d*$/m);
    expect(metrics).toMatch(/^lajur_waiting_tasks\{queue="photos"\} 0$/m);
    expect(metrics).toMatch(/^lajur_cache_bytes\{cache="pages"\} [1-9]\d*$/m);
  });

  test('concurrent requests for a page share one rendering', async () => {
    const made = async () => {
      const [, count] = /lajur_pages_total\{from="rendering"\} (\d+)/.exec(await readMetrics()) ?? [];
      return Number(count);
    };
    const before = await made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request.get('/mobil-bekas/mazda+sedan')),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    // Concurrent tests may render a few pages, but not this many.
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
