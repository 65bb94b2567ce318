import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import type { Database } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const isPublic = `l.status in ('live', 'reserved') and l.published_at is not null
  and (l.expires_at is null or l.expires_at > now())`;
const joined = `listings l join brands b on b.id = l.brand_id join models m on m.id = l.model_id
  left join variants v on v.id = l.variant_id left join cities c on c.id = l.city_id
  join provinces p on p.id = l.province_id`;

describeEachEngine('the inventory API', (open) => {
  let database: Database;
  let api: ApiApp;
  /** One car of each status and kind, in addition to the demonstration. */
  const ids = { pending: 0, sold: 0, removed: 0, expired: 0, gone: 0, alone: 0 };

  async function rows<Row>(shape: z.ZodMiniType<Row>, query: string): Promise<Row[]> {
    const found = await database.orm.execute(sql.raw(query));
    return z.parse(z.object({ rows: z.array(shape) }), found).rows;
  }
  const number = z.object({ n: z.coerce.number() });
  async function countWhere(condition: string): Promise<number> {
    const [row] = await rows(
      number,
      `select count(*) as n from ${joined} where ${isPublic} and ${condition}`,
    );
    return row?.n ?? 0;
  }

  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 800, onProgress: () => undefined });
    const avanza = { model: 'avanza', city: 'jakarta-selatan' };
    await insertListing(database, avanza);
    ids.pending = await insertListing(database, { ...avanza, status: 'pending', publishedAt: null });
    ids.sold = await insertListing(database, { ...avanza, status: 'sold', price: 151e6 });
    ids.removed = await insertListing(database, { ...avanza, status: 'removed' });
    ids.expired = await insertListing(database, { ...avanza, expiresAt: new Date(Date.now() - 1000) });
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    ids.gone = await insertListing(database, { ...avanza, status: 'sold', updatedAt: longAgo });
    ids.alone = await insertListing(database, {
      model: 'bmw-x7',
      city: 'jakarta-selatan',
      bodyType: null,
      makeYear: 1990,
    });
    api = await startApi(database);
  });
  afterAll(() => api?.close());

  test('seo: the prices of each model are those of its cars', async () => {
    const { priceTable, seo, model, newPage } = await api.ask('seo', { search: 'toyota+mpv' });
    expect(newPage).toMatchObject({ name: 'Toyota', url: '/mobil-baru/toyota' });
    const ofModel = await api.ask('seo', { search: 'avanza+bandung' });
    const { variants } = await api.ask('newModel', { categoryId: '1', brand: 'toyota', model: 'avanza' });
    expect(ofModel.newPage).toMatchObject({
      ...{ name: 'Toyota Avanza', url: '/mobil-baru/toyota/avanza' },
      prices: { min: variants[0]?.price, note: variants[0]?.priceNote && expect.stringMatching(/20\d\d/) },
    });
    expect((await api.ask('seo', { search: 'avanza+toyota+jazz' })).newPage).toBeNull();
    expect(seo.canonicalUrl).toBe('/mobil-bekas/toyota+mpv');
    expect(model).toBeNull();
    const expected = await rows(
      z.object({
        slug: z.string(),
        count: z.coerce.number(),
        min: z.coerce.number(),
        max: z.coerce.number(),
      }),
      `select m.slug, count(*), min(l.price), max(l.price) from ${joined}
       where ${isPublic} and b.slug = 'toyota' and l.body_type = 'mpv'
       group by m.slug order by count(*) desc, m.slug collate "C" limit 10`,
    );
    expect(priceTable.map(({ name: _, ...row }) => row)).toEqual(
      expected.map(({ slug, count, min, max }) => ({
        url: `/mobil-bekas/${slug}+mpv`,
        count,
        minPrice: min,
        maxPrice: max,
      })),
    );
  });

  test('every link of the SEO answer leads to a list with as many cars', async () => {
    for (const search of ['', 'toyota', 'avanza+jakarta-selatan']) {
      const { widgets, suggestions, priceTable } = await api.ask('seo', { search });
      const links = [...widgets.flatMap((group) => group.links), ...suggestions, ...priceTable];
      expect(links.length).toBeGreaterThan(5);
      for (const { url, count } of links.slice(0, 40)) {
        const list = await api.ask('listings', { search: url.replace('/mobil-bekas/', ''), pageSize: '1' });
        expect(list._meta.totalCount, url).toBe(count);
      }
    }
  });

  test('featured: the featured cars of a selection in one order, continued from one and around', async () => {
    const expected = await rows(
      number,
      `select l.id as n from ${joined} where ${isPublic} and l.is_featured and b.slug in ('toyota', 'honda')
       order by l.published_at desc, l.id desc`,
    );
    const all = expected.map(({ n }) => n);
    expect(all.length).toBeGreaterThan(2);
    const featured = async (more: Record<string, string> = {}) =>
      (await api.ask('featured', { search: 'toyota+honda', pageSize: '50', ...more })).items.map(
        ({ id }) => id,
      );
    expect(await featured()).toEqual(all);
    expect(await featured({ featureId: String(all[0]) })).toEqual([...all.slice(1), all[0]]);
    expect(await featured({ featureId: String(all.at(-1)), pageSize: '2' })).toEqual(all.slice(0, 2));
    expect(await featured({ featureId: '999999999' })).toEqual(all);
    const { _links } = await api.ask('listings', { search: 'toyota+honda', pageSize: '5' });
    expect(_links.next).toContain(`featureId=${all.slice(0, 10).at(-1)}`);
  });

  test('home: cars below their market, each with its distance to the median, none of them suspiciously cheap', async () => {
    const market = z.object({ n: z.coerce.number(), low: z.coerce.number(), median: z.coerce.number() });
    const marketOf = async (id: number): Promise<z.infer<typeof market>> => {
      const among = (same: string) => `select count(*) as n,
        percentile_cont(0.25) within group (order by l.price) as low,
        percentile_cont(0.5) within group (order by l.price) as median
        from ${joined}, listings own where own.id = ${id} and ${isPublic} and l.model_id = own.model_id
        and abs(l.make_year - own.make_year) <= 1 and ${same}`;
      const [ofVariant] = await rows(market, among('l.variant_id = own.variant_id'));
      const [ofModel] = await rows(market, among('true'));
      const found = ofVariant && ofVariant.n >= 8 ? ofVariant : ofModel;
      if (!found) throw new Error('no market');
      return found;
    };
    const { bargains } = await api.ask('home', {});
    const near = await api.ask('bargains', { search: 'bekasi' });
    expect(bargains.items.length).toBeGreaterThan(3);
    for (const { url, count } of [bargains, near]) {
      const { _meta } = await api.ask('listings', { search: url.replace('/mobil-bekas/', '') });
      expect([url, _meta.totalCount]).toEqual([expect.stringContaining('di-bawah-pasar'), count]);
    }
    for (const car of [...bargains.items, ...near.items]) {
      const { n, low, median } = await marketOf(car.id);
      expect(n).toBeGreaterThanOrEqual(8);
      expect(car.price).toBeLessThan(low);
      expect(car.price).toBeGreaterThanOrEqual(median * 0.65);
      expect(car.belowMedian).toBeCloseTo(median - car.price);
      expect([car.status, car.marketBadge]).toEqual(['live', 'below']);
    }
    const nearness = async ({ id }: ListingCard) =>
      (
        await rows(
          number,
          `select case when c.slug = 'bekasi' then 0 when p.slug = 'jawa-barat' then 1 else 2 end as n
             from ${joined} where l.id = ${id}`,
        )
      )[0]?.n;
    const order = await Promise.all(near.items.map(nearness));
    expect(order).toEqual(order.toSorted());
    expect(order[0]).toBeLessThan(2);
    expect(new Set(near.items.map(({ id }) => id)).size).toBe(near.items.length);
  });

  test('home: the counts of the price entries are those of their cars, and together all', async () => {
    const { prices, totalCount } = await api.ask('home', {});
    for (const { min, max, count, url } of prices) {
      expect(count).toBe(await countWhere(`l.price >= ${min ?? 0} and l.price < ${max ?? 1e12}`));
      const { _meta } = await api.ask('listings', { search: url.replace('/mobil-bekas/', '') });
      expect(_meta.totalCount).toBe(count);
    }
    expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
  });

  test('similar: the same model and age by price, then the same body at about the price', async () => {
    const [car] = (await api.ask('listings', { search: 'avanza', pageSize: '1' })).items;
    if (!car) throw new Error('no car');
    const { items, count } = await api.ask('similar', { id: String(car.id), pageSize: '50' });
    const sameModel = `m.slug = 'avanza' and l.make_year between ${car.makeYear - 3} and ${car.makeYear + 3}`;
    const sameBody = `l.body_type = 'mpv' and l.price between ${car.price * 0.8} and ${car.price * 1.2}`;
    expect(count).toBe(await countWhere(`l.id <> ${car.id} and (${sameModel} or ${sameBody})`));
    const wanted = await rows(
      number,
      `select l.id as n from ${joined} where ${isPublic} and l.id <> ${car.id} and (${sameModel} or ${sameBody})
       order by (${sameModel}) desc, abs(l.price - ${car.price}), l.id desc limit 50`,
    );
    expect(items.map(({ id }) => id)).toEqual(wanted.map(({ n }) => n));
  });

  test('similar cars are returned for a sold or removed car, but not for one that was never public', async () => {
    for (const id of [ids.sold, ids.removed, ids.expired, ids.gone]) {
      const { items } = await api.ask('similar', { id: String(id), pageSize: '5' });
      expect(items.map(({ label }) => label.startsWith('Toyota Avanza'))).toEqual(Array(5).fill(true));
      expect(items.map((card) => card.id)).not.toContain(id);
    }
    for (const id of [ids.pending, 999_999_999]) {
      const response = await api.app.inject(`/api/v4/inventory/get-similar-cars?id=${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('Avanza');
    }
  });

  test('a car without body type and without similar cars has none', async () => {
    expect(await api.ask('similar', { id: String(ids.alone) })).toEqual({ items: [], count: 0 });
  });

  test("cross sale: other brands' cars of the same body at about the price", async () => {
    const [car] = (await api.ask('listings', { search: 'avanza', pageSize: '1' })).items;
    if (!car) throw new Error('no car');
    const { items, count } = await api.ask('crossSale', { id: String(car.id), pageSize: '50' });
    const condition = `b.slug <> 'toyota' and l.body_type = 'mpv'
      and l.price between ${car.price * 0.85} and ${car.price * 1.15}`;
    expect(count).toBe(await countWhere(condition));
    const wanted = await rows(
      number,
      `select l.id as n from ${joined} where ${isPublic} and ${condition}
       order by abs(l.price - ${car.price}), l.id desc limit 50`,
    );
    expect(items.map(({ id }) => id)).toEqual(wanted.map(({ n }) => n));
  });

  test('compared cars: those of the market, nearest in mileage first, and a list of exactly these', async () => {
    const cars = (await api.ask('listings', { search: 'toyota', pageSize: '50' })).items;
    let compared = 0;
    for (const car of cars) {
      const id = String(car.id);
      const { market, items, years, search } = await api.ask('comparedCars', { id, pageSize: '5' });
      const { listing } = await api.ask('view', { id });
      expect(market).toEqual(listing.market);
      if (market === null) {
        expect(items).toEqual([]);
        continue;
      }
      compared += 1;
      expect((await api.ask('listings', { search })).items.length).toBe(Math.min(20, market.count));
      expect((await api.ask('listings', { search }))._meta.totalCount).toBe(market.count);
      expect(years).toEqual({ min: car.makeYear - 1, max: car.makeYear + 1 });
      const [of, value] = market.isSameVariant ? ['variant', listing.variantId] : ['model', listing.modelId];
      const wanted = await rows(
        number,
        `select l.id as n from ${joined} where ${isPublic} and l.id <> ${id} and l.${of}_id = ${value}
         and l.make_year between ${years.min} and ${years.max}
         order by abs(l.kilometer_driven - ${car.kilometerDriven}) nulls last, l.id desc limit 5`,
      );
      expect(items.map((each) => each.id)).toEqual(wanted.map(({ n }) => n));
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('last search: titles and counts, without unknown ones and duplicates', async () => {
    const tiles = await api.ask('lastSearch', { searches: 'bandung+toyota,bukan-filter,Toyota bandung,suv' });
    expect(tiles).toEqual([
      {
        slug: 'toyota+bandung',
        name: 'Toyota bekas di Bandung',
        url: '/mobil-bekas/toyota+bandung',
        count: await countWhere(`b.slug = 'toyota' and c.slug = 'bandung'`),
      },
      {
        slug: 'suv',
        name: 'SUV bekas',
        url: '/mobil-bekas/suv',
        count: await countWhere(`l.body_type = 'suv'`),
      },
    ]);
    const english = await api.ask('lastSearch', { searches: 'suv', lang_code: 'en' });
    expect(english[0]?.name).toBe('Used SUVs');
    const posted = await api.app.inject({
      method: 'POST',
      url: '/api/v4/inventory/last-search',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'searches=suv',
    });
    expect(posted.json().data).toEqual([tiles[1]]);
  });

  test('a selection may be named in parts, and a filter by another name is refused', async () => {
    const whole = await api.ask('listings', { search: 'toyota+mpv+harga-100-juta-200-juta' });
    const inParts = await api.ask('listings', { lastFilter: 'toyota', other: 'mpv', priceRange: '100-200' });
    expect(whole._meta.totalCount).toBeGreaterThan(0);
    expect(inParts.items).toEqual(whole.items);
    for (const wrong of ['brand=toyota', 'bodyType=mpv', 'body_type=mpv', 'city=bandung', 'priceRange=a'])
      for (const path of ['/api/v4/inventory/index', '/api/v4/inventory/filters', '/api/v4/inventory/seo']) {
        if (wrong.startsWith('priceRange') && !path.endsWith('index')) continue;
        expect((await api.app.inject(`${path}?${wrong}`)).statusCode, `${path}?${wrong}`).toBe(400);
      }
    // Empty fields of a form, and both names of a group.
    const empty = await api.app.inject('/api/v4/inventory/index?price=&page=&search=toyota');
    expect([empty.statusCode, empty.json().data._meta.currentPage]).toEqual([200, 1]);
    const groups = await api.app.inject('/api/v4/inventory/filters?groups=fuel,transmission-type');
    expect(groups.json().data.filters.map((group: { slug: string }) => group.slug)).toEqual([
      'transmission-type',
      'fuel-type',
    ]);
    // A parameter of another endpoint, and a name that is not a filter.
    expect((await api.app.inject('/api/v1/inventory/get-faq-by-city?city=bandung')).statusCode).toBe(200);
    expect((await api.app.inject('/api/v4/inventory/index?fbclid=1')).statusCode).toBe(200);
  });

  test('the fields of a wishlist, of a seller on the page, of the first province and of the site', async () => {
    const { items } = await api.ask('listings', { pageSize: '2' });
    const [first] = items;
    const wished = await api.ask('byIds', { ids: items.map(({ id }) => id).join(','), lang_code: 'en' });
    expect(wished.items[0]).toMatchObject({
      title: `${first?.label} ${first?.makeYear}`,
      displayPrice: formatPrice(first?.price ?? 0, 'en'),
      url: `/detail-mobil-bekas/${first?.slug}`,
    });
    const { listing } = await api.ask('view', { id: String(first?.id) });
    const { sellerName: name, listingType, mobileVerified } = listing;
    expect(listing).toMatchObject({
      sellerDetails: { name, listingType, mobileVerified },
      showSellerDetails: mobileVerified,
    });
    const { filters } = await api.ask('filtersV1', { search: 'toyota+bandung' });
    const every = filters.find(({ slug }) => slug === 'province')?.filters[0];
    expect(every).toMatchObject({ slug: '1', url: '/mobil-bekas/toyota', childsCheckedCount: 1 });
    expect(every?.childs?.reduce((sum, { count }) => sum + count, 0)).toBe(
      await countWhere(`b.slug = 'toyota' and l.city_id is not null`),
    );
    expect(await api.ask('site', {})).toMatchObject({
      languages: [
        { code: 'id', isDefault: true, rtl: false },
        { code: 'en', isDefault: false, rtl: false },
      ],
      categories: [{ slug: 'mobil', isSelected: true }, {}, {}, {}],
      theme: 'auto',
    });
  });

  test('top models: most cars first, with lowest price and a picture', async () => {
    const models = await api.ask('topModel', { search: 'jawa-barat', pageSize: '5' });
    const expected = await rows(
      z.object({
        slug: z.string(),
        count: z.coerce.number(),
        min: z.coerce.number(),
        max: z.coerce.number(),
      }),
      `select m.slug, count(*), min(l.price), max(l.price) from ${joined} where ${isPublic} and p.slug = 'jawa-barat'
       group by m.slug order by count(*) desc, m.slug collate "C" limit 5`,
    );
    expect(
      models.map(({ slug, count, minPrice: min, maxPrice: max }) => ({ slug, count, min, max })),
    ).toEqual(expected);
    expect(models[0]?.url).toBe(`/mobil-bekas/${models[0]?.slug}+jawa-barat`);
    expect(models.every(({ coverImage }) => coverImage !== null)).toBe(true);
  });

  test('cities: each with its cars and its province', async () => {
    const cities = await api.ask('cities');
    expect(cities).toHaveLength(514);
    expect(cities.reduce((sum, { count }) => sum + count, 0)).toBe(await countWhere('l.city_id is not null'));
    expect(cities.find(({ id }) => id === 146)).toEqual({
      id: 146,
      slug: 'jakarta-selatan',
      name: 'Jakarta Selatan',
      url: '/mobil-bekas/jakarta-selatan',
      isPopular: 1,
      provinceId: 31,
      provinceName: 'DKI Jakarta',
      at: [-6.24, 106.82],
      count: await countWhere('c.id = 146'),
    });
    const posted = await api.app.inject({ method: 'POST', url: '/api/v1/cities' });
    expect(posted.json().data).toHaveLength(514);
  });

  test('questions about a city, by its slug or its id', async () => {
    const { faqs, faqSchema } = await api.ask('faqByCity', { city: 'bandung' });
    expect(faqs[0]?.question).toContain('Bandung');
    expect(faqs[0]?.answer).toContain(String(await countWhere(`c.slug = 'bandung'`)));
    expect(JSON.parse(faqSchema)).toMatchObject({ '@type': 'FAQPage' });
    expect(await api.ask('faqByCity', { city: '3273' })).toEqual({ faqs, faqSchema });
    expect((await api.ask('faqByCity', { lang_code: 'en' })).faqs[0]?.question).toContain('Used cars');
  });

  test('suggestions: by nickname, with typing errors, in both languages', async () => {
    const [first] = await api.ask('suggest', { searchString: 'avansa jakrta', page: 'usedcar', time: '1' });
    expect(first?.value).toMatch(/^\/mobil-bekas\/avanza\+/);
    const found = await api.ask('suggest', { searchString: 'avansa jakrta', lang_code: 'en' });
    expect(found).toContainEqual({
      name: 'Toyota Avanza in Jakarta Selatan',
      value: '/mobil-bekas/avanza+jakarta-selatan',
      type: 'model',
      count: await countWhere(`m.slug = 'avanza' and c.id = 146`),
    });
    const [mercy] = await api.ask('suggest', { searchString: 'mercy' });
    expect(mercy).toMatchObject({ value: '/mobil-bekas/mercedes-benz', type: 'brand' });
  });

  test('model overview: the range of a year is its market’s, else that of all cars', async () => {
    const [{ n: modelId } = { n: 0 }] = await rows(
      number,
      `select id as n from models where slug = 'avanza'`,
    );
    const all = await api.ask('modelOverview', { modelId: String(modelId) });
    const [range] = await rows(
      z.object({ min: z.coerce.number(), max: z.coerce.number() }),
      `select min(l.price), max(l.price) from ${joined} where ${isPublic} and m.slug = 'avanza'`,
    );
    expect(all).toMatchObject({
      minPrice: range?.min,
      maxPrice: range?.max,
      market: null,
      count: await countWhere(`m.slug = 'avanza'`),
    });
    const year = await api.ask('modelOverview', { modelId: String(modelId), year: '2018', formatPrice: '1' });
    expect(year.market?.count).toBe(
      await countWhere(`m.slug = 'avanza' and l.make_year between 2017 and 2019`),
    );
    expect(year.minPrice).toMatch(/^Rp [\d,]+ Juta$/);
    const none = await api.ask('modelOverview', { modelId: String(modelId), year: '1970' });
    expect(none).toMatchObject({ minPrice: null, maxPrice: null, market: null, count: 0 });
  });

  test('model features: the variants of a model', async () => {
    const [{ n: modelId } = { n: 0 }] = await rows(
      number,
      `select id as n from models where slug = 'avanza'`,
    );
    const all = await api.ask('modelFeatures', { modelId: String(modelId) });
    expect(all).toMatchObject({ brandName: 'Toyota', modelName: 'Avanza' });
    const [{ n: variants } = { n: 0 }] = await rows(
      number,
      `select count(*) as n from variants where model_id = ${modelId}`,
    );
    expect(all.variants).toHaveLength(variants);
    const [variant] = all.variants;
    if (!variant) throw new Error('no variant');
    expect(variant.newPrice).toBeGreaterThan(10e6);
    const one = await api.ask('modelFeatures', { modelId: String(modelId), variantId: String(variant.id) });
    expect(one.variants).toEqual([variant]);
  });

  test('a change is in the next answer', async () => {
    const before = await api.ask('lastSearch', { searches: 'avanza' });
    const id = await insertListing(database, { model: 'avanza', city: 'jakarta-selatan', isFeatured: true });
    await database.announceChange();
    await expect.poll(() => api.ask('lastSearch', { searches: 'avanza' })).not.toEqual(before);
    const has = (items: readonly ListingCard[]) => items.some((card) => card.id === id);
    expect(has((await api.ask('featured', { search: 'avanza' })).items)).toBe(true);
    await database.orm.execute(sql`delete from listings where id = ${id}`);
    await database.announceChange();
    await expect.poll(() => api.ask('lastSearch', { searches: 'avanza' })).toEqual(before);
    expect(has((await api.ask('featured', { search: 'avanza' })).items)).toBe(false);
  });

  test('an old slug means the row that has the new one, which the canonical address names', async () => {
    const before = await api.ask('filters', { search: 'avanza+bandung' });
    await database.orm.execute(sql`update models set slug = 'avanza-baru' where slug = 'avanza'`);
    await database.orm.execute(sql`update cities set slug = 'kota-bandung' where slug = 'bandung'`);
    await database.announceChange();
    await expect
      .poll(async () => (await api.ask('filters', { search: 'avanza' })).url)
      .toBe('/mobil-bekas/avanza-baru');
    const after = await api.ask('filters', { search: 'bandung+avanza' });
    expect(after.url).toBe('/mobil-bekas/avanza-baru+kota-bandung');
    expect(after.count).toBe(before.count);
    expect((await api.ask('filters', { search: 'avanza+avanza-baru' })).url).toBe('/mobil-bekas/avanza-baru');
    // A current slug takes precedence over a former one.
    await database.orm.execute(sql`update models set slug = 'avanza' where slug = 'jazz'`);
    await database.announceChange();
    await expect
      .poll(async () => (await api.ask('filters', { search: 'avanza' })).title)
      .toBe('Honda Jazz bekas');
  });
});
