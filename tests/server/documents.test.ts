import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { filterAnswer } from '#contract/search/search.schema.ts';
import { type SiteRequests, startPages } from '#tests/support/start-pages.ts';

/* Server-rendered pages: their content and links before any script runs. */

let request: SiteRequests;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ request, stop } = await startPages());
});
afterAll(() => stop?.());

async function read(path: string) {
  const answer = await request.get(path);
  expect(answer.status, path).toBe(200);
  const { DOMParser } = new Window();
  const { body } = new DOMParser().parseFromString(answer.text(), 'text/html');
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  const textOf = (selector: string) => body.querySelector(selector)?.textContent ?? '';
  return {
    all,
    textOf,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    /** Target of the first link in a section whose text starts with the given words. */
    linkTo(words: RegExp, within = 'main') {
      const found = all(`${within} a`).find(({ textContent }) => words.test(textContent.trim()));
      return found?.getAttribute('href') ?? `no link ${words}`;
    },
    linkText: (words: RegExp, within = 'main') =>
      all(`${within} a`).find(({ textContent }) => words.test(textContent.trim()))?.textContent ?? '',
  };
}
const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''));
const total = async (query: string) =>
  (await request.get(`/api/v4/inventory/index?${query}`)).json().data._meta.totalCount;
const statusOf = async (path: string) => (await request.get(path, { follow: false })).status;
const addressAfter = async (path: string) => (await request.get(path, { follow: false })).headers.location;

describe('a list', () => {
  test('its tabs lead to a page that lists what they offer, whose links narrow the list', async () => {
    const list = await read('/mobil-bekas');
    const panels = list.all('details[name="filters"]').slice(0, -1);
    expect(panels.length).toBeGreaterThan(5);
    for (const panel of panels)
      expect(panel.querySelector('a')?.getAttribute('href'), panel.textContent).toBe('/beli-mobil-bekas');
    const toyota = (await read('/beli-mobil-bekas')).linkTo(/^Toyota/);
    expect(toyota).toBe('/mobil-bekas/toyota');
    const narrowed = await read(toyota);
    expect(narrowed.all('main article:has(h2)')).toHaveLength(20);
    expect(numberIn(narrowed.textOf('h1 + p'))).toBeLessThan(numberIn(list.textOf('h1 + p')));
    // Back, by the chip of the selected value.
    expect(narrowed.all('main section a').map((link) => link.getAttribute('href'))).toContain('/mobil-bekas');
  });

  test('has links for its orders and its pages', async () => {
    const list = await read('/mobil-bekas');
    const ordered = list.linkTo(/^Harga terendah/, 'details');
    expect(ordered).toBe('/mobil-bekas?sort=price&order=asc');
    const first = await read(ordered);
    const next = first.all('main a[rel="next"]')[0]?.getAttribute('href') ?? '';
    expect(next).toBe('/mobil-bekas?sort=price&order=asc&page=2');
    const second = await read(next);
    expect(second.all('main article:has(h2)')).toHaveLength(20);
    expect(second.all('main a[rel="prev"]')[0]?.getAttribute('href')).toBe(ordered);
  });

  test('of an instalment has cars whose cards show one within it, and the cheapest first if so ordered', async () => {
    const instalments = (text: string) =>
      Number(/Cicilan ± Rp ([\d,]+) Juta · DP \d+%, \d+ bulan/.exec(text)?.[1]?.replace(',', '.'));
    const list = await read('/mobil-bekas/cicilan-3-juta-4-juta?sort=instalment&order=asc');
    const shown = list.texts('main article:has(h2)').map(instalments);
    expect(shown.length).toBeGreaterThan(0);
    for (const amount of shown) {
      expect(amount).toBeGreaterThanOrEqual(3);
      expect(amount).toBeLessThanOrEqual(4);
    }
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(list.textOf('h1')).toBe('Mobil bekas, cicilan Rp 3 Juta – Rp 4 Juta per bulan');
    const old = await read('/mobil-bekas/tahun-1990-2012');
    expect(old.texts('main article:has(h2)').length).toBeGreaterThan(0);
    for (const text of old.texts('main article:has(h2)')) expect(text).not.toContain('Cicilan');
  });

  test('needs the basic font alone: a character of the other one costs 8 kB before the first photo', async () => {
    for (const path of ['/', '/mobil-bekas', '/en/mobil-bekas', '/mobil-bekas/toyota']) {
      const { texts } = await read(path);
      const others = texts(':is(header, main, footer)')
        .join('')
        .matchAll(/[^\s -~©±²·×‐-… −]/gu);
      expect([...others].flat(), path).toEqual([]);
    }
  });

  test.each([
    '/mobil-bekas/toyota+bandung',
    '/mobil-bekas/toyota+avanza+otomatis+bandung',
    '/en/mobil-bekas/toyota+bandung',
  ])('says its title once, as its heading: %s', async (path) => {
    const { all, texts, textOf } = await read(path);
    const title = textOf('h1');
    for (const unseen of all('script, style')) unseen.remove();
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'value'] as const;
    const said = [
      ...texts('header, main, footer'),
      ...all('*').flatMap((each) => names.map((name) => each.getAttribute(name) ?? '')),
    ];
    expect(said.flatMap((text) => text.split(title).slice(1))).toHaveLength(1);
    expect(textOf('nav ol [aria-current]')).toMatch(/^(?:Otomatis, )?Bandung$/);
  });

  test('is the same with the parameter that only opens the search', async () => {
    const [plain, asked] = await Promise.all([
      request.get('/mobil-bekas'),
      request.get('/mobil-bekas?searchmodel=true'),
    ]);
    expect(asked.headers.etag).toBe(plain.headers.etag);
  });
});

describe('the search', () => {
  test('is a form that finds cars', async () => {
    const home = await read('/');
    expect(home.linkTo(/^$/, 'header').length).toBeGreaterThan(0);
    const page = await read('/search/result');
    const form = page.all('main form').find((each) => each.querySelector('input[type="search"][name="q"]'));
    expect(form?.getAttribute('action')).toBe('/search/result');
    expect((await read('/search/result?q=avanza')).textOf('main article')).toContain('Avanza');
  });

  test('the order of words does not matter', async () => {
    expect(await total('q=jakarta+avanza')).toBe(await total('q=avansa+jakrta'));
  });

  test('a result page is not indexed, and invalid parameters are 404', async () => {
    expect((await request.get('/search/result?q=avanza')).text()).toContain('noindex');
    const long = await request.get(`/search/result?q=${'x'.repeat(10_000)}`);
    expect(long.status).toBeGreaterThanOrEqual(400);
    expect(long.status).toBeLessThan(500);
    for (const q of ['%00', '%25_%5C%27%22', '%3Cscript%3E'])
      expect(await statusOf(`/search/result?q=${q}`), q).toBe(200);
  });
});

describe('brand, model and variant', () => {
  test('are chosen step by step and end at a list with the promised cars', async () => {
    expect((await read('/brand-model-variant')).linkTo(/^Toyota/)).toBe('/brand-model-variant?brand=toyota');
    const models = await read('/brand-model-variant?brand=toyota');
    const address = models.linkTo(/^Avanza/);
    expect(address).toBe('/brand-model-variant?brand=toyota&model=avanza');
    const variants = await read(address);
    expect(variants.textOf('h1')).toContain('Toyota Avanza');
    const link = variants.all('main ul').at(-1)?.querySelector('a');
    const [name, count] = [...(link?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
    const list = await read(link?.getAttribute('href') ?? '');
    expect(list.textOf('h1')).toContain(name);
    expect(list.textOf('main')).toContain(`${count} mobil`);
    // One step back by the chips.
    expect(variants.linkTo(/Avanza/, 'main [aria-label="Sudah dipilih"]')).toBe(
      '/brand-model-variant?brand=toyota',
    );
  });

  test('an unknown brand, model or variant is 404', async () => {
    for (const query of ['brand=tidak-ada', 'brand=toyota&model=jazz', 'model=avanza', 'brand=bandung'])
      expect(await statusOf(`/brand-model-variant?${query}`), query).toBe(404);
  });
});

describe('buying a used car', () => {
  const section = (heading: string) => ({ heading, first: ['Merek', 'Tahun'].includes(heading) ? 12 : 8 });
  const sections = ['Merek', 'Tahun', 'Jarak tempuh', 'Warna'].map(section);

  test('brands, years, kilometres and colours are cut, and all are in the page', async () => {
    const page = await read('/beli-mobil-bekas');
    const { filters } = filterAnswer().parse(
      (await request.get('/api/v4/inventory/all-filters')).json().data,
    );
    for (const { heading, first } of sections) {
      const found = page
        .all('main section')
        .find((each) => each.querySelector('h2')?.textContent === heading);
      const cut = found?.querySelectorAll('details ul a, details li a').length ?? 0;
      expect(found?.querySelector('summary'), heading).toBeTruthy();
      expect((found?.querySelectorAll('ul a').length ?? 0) - cut, heading).toBe(first);
      expect(cut, heading).toBeGreaterThan(0);
      // Every value, as the button says.
      const slug = { Merek: 'brand', Tahun: 'year', Warna: 'color' }[heading] ?? 'kilometers';
      const all = filters.find((group) => group.slug === slug)?.filters.filter(({ count }) => count > 0);
      expect(first + cut, heading).toBe(all?.length);
      expect(numberIn(found?.querySelector('summary')?.textContent ?? ''), heading).toBe(all?.length);
    }
  });

  test('every count is that of the list it links to', async () => {
    const page = await read('/beli-mobil-bekas');
    for (const { heading } of sections) {
      const found = page
        .all('main section')
        .find((each) => each.querySelector('h2')?.textContent === heading);
      const link = found?.querySelector('ul a');
      const slug = link?.getAttribute('href')?.slice('/mobil-bekas/'.length) ?? '';
      const count = numberIn([...(link?.querySelectorAll('span') ?? [])].at(-1)?.textContent ?? '');
      expect(await total(`search=${encodeURIComponent(slug)}`), slug).toBe(count);
    }
  });

  test('a city is chosen by province, and its brands link to its lists', async () => {
    const sheet = (await read('/beli-mobil-bekas')).linkTo(/^Cari kota atau provinsi/);
    expect(sheet).toBe('/beli-mobil-bekas?province=1');
    const city = (await read(sheet)).linkTo(/^Bandung$/);
    expect(city).toBe('/beli-mobil-bekas?city=bandung');
    expect((await read(city)).linkTo(/^Toyota/)).toBe('/mobil-bekas/toyota+bandung');
  });

  test('an unknown city is 404', async () => {
    for (const city of ['toyota', 'tidak-ada', 'bandung+medan', 'jawa-barat'])
      expect(await statusOf(`/beli-mobil-bekas?city=${encodeURIComponent(city)}`), city).toBe(404);
  });
});

describe('comparing', () => {
  const path = '/bandingkan-mobil-bekas';
  async function someIds(count: number): Promise<number[]> {
    const { data } = (await request.get('/api/v4/inventory/index?search=toyota')).json();
    return data.items.slice(0, count).map(({ id }: { id: number }) => id);
  }

  test('the server shows the cars of the address side by side', async () => {
    const page = await read(`${path}?ids=${(await someIds(3)).join(',')}`);
    expect(page.all('main table thead th:has(button), main table thead th:has(a)')).toHaveLength(3);
    const rows = page.texts('main tbody th');
    expect(rows.some((name) => name.startsWith('Tahun'))).toBe(true);
    // Only the detail page of each car contains this.
    expect(rows.some((name) => name.startsWith('Bahan bakar'))).toBe(true);
    expect(page.textOf('main table')).toContain('Harga terbaik');
    // Each seller can be written to without script.
    expect(page.all('main table tfoot a')).toHaveLength(3);
  });

  test('an address with too many cars redirects, an invalid one is 404', async () => {
    const ids = await someIds(5);
    expect(await statusOf(`${path}?ids=${ids.join(',')}`)).toBe(301);
    expect(await addressAfter(`${path}?ids=${ids.join(',')}`)).toBe(
      `${path}?ids=${ids.slice(0, 4).join(',')}`,
    );
    expect(await addressAfter(`/en${path}?ids=${ids[0]},${ids[0]}`)).toBe(`/en${path}?ids=${ids[0]}`);
    for (const nonsense of ['avanza', '0', '1,x', '-5', '1.5', '99999999999999999999'])
      expect(await statusOf(`${path}?ids=${nonsense}`), nonsense).toBe(404);
    expect(await statusOf(`${path}?ids=987654321`)).toBe(200);
    expect(await statusOf(path)).toBe(200);
  });

  describe('new vehicles', () => {
    const at = '/bandingkan-mobil?v=';
    const xpander = 'mitsubishi.xpander.1-5-gls-mt';
    const variantsOf = (page: Awaited<ReturnType<typeof read>>) =>
      page
        .texts('main thead th a[href^="/mobil-baru"]')
        .filter((text) => /^(?:Toyota|Mitsubishi) /.test(text));
    const avanzas = ['1-3-e-mt', '1-3-e-cvt', '1-5-g-mt', '1-5-g-cvt'].map((slug) => `toyota.avanza.${slug}`);

    test('are compared in the order of the address, with dated prices', async () => {
      const page = await read(`${at}${avanzas[0]},${xpander}`);
      expect(variantsOf(page)).toEqual(['Toyota Avanza 1.3 E MT', 'Mitsubishi Xpander 1.5 GLS MT']);
      // The date of both, beside the name of their row.
      expect(page.texts('main tbody th[scope=row]')[0]).toMatch(/^Harga .*20\d\d/);
      expect(page.texts('main tbody th[scope=row]').length).toBeGreaterThan(13);
      // Without script all rows are visible, and every way to change the comparison is a link or a form.
      expect(page.texts('main tbody th').some((name) => name.startsWith('Bahan bakar'))).toBe(true);
      expect(page.linkTo(/^$/) ?? '').not.toBe('');
      const results = await read(`${at}${xpander}&q=avanza`);
      expect(results.texts('main form a').some((text) => text.startsWith('Toyota Avanza 1.5 G CVT'))).toBe(
        true,
      );
    });

    test('are limited to four, without duplicates; an unknown one keeps its column', async () => {
      const five = [...avanzas, xpander];
      expect(await addressAfter(at + five.join(','))).toBe(at + avanzas.join(','));
      expect(await addressAfter(`/en${at}${xpander},${xpander}`)).toBe(`/en${at}${xpander}`);
      const page = await read(`${at}${xpander},toyota.avanza.tidak-ada`);
      expect(page.textOf('main table')).toContain('toyota.avanza.tidak-ada: tidak kami kenal');
      expect(variantsOf(page)).toEqual(['Mitsubishi Xpander 1.5 GLS MT']);
    });
  });
});

test('the page of electric cars lists a city’s charging stations, selected in a form', async () => {
  const form = await read('/mobil-listrik');
  expect(form.all('main form select[name=city] option').length).toBeGreaterThan(390);
  const city = await read('/mobil-listrik?city=bandung');
  expect(city.texts('main h2')).toContain('Stasiun pengisian umum (SPKLU) di Bandung');
  expect(city.all('main #spklu li').length).toBeGreaterThan(10);
  expect(city.textOf('main #spklu')).toMatch(/CCS2 × \d/);
  expect(city.textOf('main #spklu')).toContain('Mei 2025');
});

test('before scrolling, only a car page’s first photo is loaded, and no drawing from another file', async () => {
  const home = await read('/');
  expect(home.all('use:not([href^="#"])')).toEqual([]);
  const [car] = (await read('/mobil-bekas')).all('main article a');
  const detail = await read(car?.getAttribute('href') ?? 'no car');
  expect(detail.all('use:not([href^="#"])')).toEqual([]);
  expect(detail.all('main img').length).toBeGreaterThan(5);
  expect(detail.all('main img:not([loading="lazy"])')).toHaveLength(1);
});

test.each([
  ['', /: (Tampak depan|Tampak samping|Tampak belakang|Kabin|Odometer|Ruang mesin)$/],
  ['/en', /: (Front|Side|Rear|Cabin|Odometer|Engine bay)$/],
])('each photo of a car says what it shows: %s/detail-mobil-bekas', async (prefix, subject) => {
  const [car] = (await read('/mobil-bekas')).all('main article a');
  const path = prefix + (car?.getAttribute('href') ?? 'no car');
  for (const page of [path, `${path}/images`]) {
    const photos = (await read(page)).all('main li[id] img');
    const shown = photos.map((photo) => photo.getAttribute('alt') ?? '');
    expect(shown.length, page).toBeGreaterThan(3);
    for (const text of shown) expect(text).toMatch(subject);
  }
});

test.each([
  ['/', /baru/i, /bekas/i],
  ['/en', /\bnew\b/i, /\bused\b/i],
])('title and description of %s name new and used vehicles', async (path, brandNew, used) => {
  const html = (await request.get(path)).text();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1];
  for (const words of [title, description]) {
    expect(words).toMatch(brandNew);
    expect(words).toMatch(used);
  }
});

test('on an English page the seller’s words, and they alone, are marked as Indonesian', async () => {
  const { items } = (await request.get('/api/v4/inventory/index')).json().data;
  const { slug, id } = items[0];
  const { listing } = (await request.get(`/api/v4/inventory/view-es?id=${id}`)).json().data;
  const { title, description } = listing;
  expect(description).not.toBe('');
  const page = await read(`/en/detail-mobil-bekas/${slug}`);
  expect(page.texts('main [lang="id"]')).toEqual([title + description]);
});

test('all photos with a wrong title redirect, and of an unknown car are 404', async () => {
  const { data } = (await request.get('/api/v4/inventory/index')).json();
  const { slug, id } = data.items[0];
  expect(await addressAfter(`/detail-mobil-bekas/mobil-lain-${id}/images`)).toBe(
    `/detail-mobil-bekas/${slug}/images`,
  );
  for (const missing of ['avanza-999999999', 'avanza'])
    expect(await statusOf(`/detail-mobil-bekas/${missing}/images`), missing).toBe(404);
});

test('the footer links to every site page, whose table of contents links to its parts', async () => {
  for (const prefix of ['', '/en']) {
    const home = await read(`${prefix}/`.replace(/(.)\/$/, '$1'));
    for (const path of Object.values(sitePagePaths)) {
      expect(home.all(`footer a[href="${prefix}${path}"]`), path).toHaveLength(1);
      const page = await read(prefix + path);
      expect(page.textOf('h1')).not.toBe('');
      for (const link of page.all('article ol a'))
        expect(page.all(link.getAttribute('href') ?? '-'), path).toHaveLength(1);
    }
  }
});

test('the start of selling is server-rendered in both languages, with its questions as structured data', async () => {
  const start = '/jual-mobil-anda';
  for (const [path, question] of [
    [start, 'Berapa biaya memasang iklan?'],
    [`/en${start}`, 'What does an ad cost?'],
    [`${start}/bandung`, 'Berapa biaya memasang iklan?'],
  ] as const) {
    const html = (await request.get(path)).text();
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain(question);
    expect(html).toMatch(/<h1[^>]*>/);
  }
  expect(await statusOf(`${start}/tidak-ada`)).toBe(404);
});

test('an account’s page is not cached', async () => {
  expect((await request.get('/myaccount/profile')).headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['/', true],
  ['/mobil-baru/toyota', true],
  ['/dealer-mobil-bekas', true],
  ['/simulasi-kredit-mobil-bekas', true],
  ['/jual-mobil-anda', false],
  ['/oto-agent', false],
  ['/myaccount/profile', false],
])('%s waits for its visitor: %s', async (path, isForReading) => {
  const text = (await request.get(path)).text();
  expect(/"isForReading":(\w+)/.exec(text)?.[1]).toBe(String(isForReading));
});
