import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { sampleFacts, sampleForm } from '#tests/support/sample-facts.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { accounts, cities, consents, leadRecipients, leads, listings, models, notifications } = schema;

describeEachEngine('a trade-in', (open) => {
  let database: Database;
  let api: ApiApp;
  let visitor: Seller;
  let cityId: number;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    const [city] = await database.orm.select().from(cities).where(eq(cities.slug, 'bandung'));
    cityId = city?.id ?? 0;
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [notifications, leads, consents, listings, accounts])
      await database.orm.delete(table);
    visitor = new Seller(api);
  });

  let people = 0;
  async function dealerWithCarIn(city: string, status: 'live' | 'sold' = 'live') {
    people += 1;
    const dealer = new Seller(api);
    const { id } = await dealer.signIn(database, `+62812345${String(60_000 + people)}`);
    await database.orm.update(accounts).set({ scope: 'dealer' }).where(eq(accounts.id, id));
    const car = await insertListing(database, { model: 'avanza', city, userId: id, status });
    return { dealer, id, car };
  }

  async function avanza() {
    const [model] = await database.orm.select().from(models).where(eq(models.slug, 'avanza'));
    if (!model) throw new Error('no such model');
    return { brandId: String(model.brandId), modelId: String(model.id) };
  }

  const sound = (changes: Record<string, string> = {}) => ({
    ...{ page: 'mobil' as const, clientId: randomUUID(), consent: '2026-11-22' },
    ...{ brandName: 'Timor', modelName: 'S515i', makeYear: '1998', kilometerDriven: '150.000' },
    ...{ cityId: String(cityId), name: 'Sari', mobile: '081300010001', variant: 'toyota.avanza.1-3-e-mt' },
    ...changes,
  });
  const ask = (fields: ReturnType<typeof sound>) => visitor.send('saveTradeLead', fields);
  const leadsOf = async (seller: Seller) => (await seller.ask('sellerLeads', {})).items;

  test('says all that the owner states of the car', async () => {
    const { dealer } = await dealerWithCarIn('bandung');
    await ask({ ...sound(), ...sampleForm });
    expect(await leadsOf(dealer)).toMatchObject([{ trade: { car: sampleFacts } }]);
  });

  test('reaches the dealers of the city and the wanted car’s, each with a state of its own', async () => {
    const [here, other, asked] = [
      await dealerWithCarIn('bandung'),
      await dealerWithCarIn('bandung'),
      await dealerWithCarIn('surabaya'),
    ];
    const elsewhere = await dealerWithCarIn('surabaya');
    const soldOut = await dealerWithCarIn('bandung', 'sold');
    const { variant: _, ...fields } = sound({
      id: String(asked.car),
      price: '35000000',
      description: 'Ganti?',
    });
    const answer = await visitor.send('saveTradeLead', fields);
    expect(answer.json()).toMatchObject({ statusCode: 200, data: { received: true } });
    for (const { dealer } of [here, other, asked])
      expect(await leadsOf(dealer)).toMatchObject([
        {
          ...{ kind: 'trade-in', state: 'new', name: 'Sari', message: 'Ganti?' },
          about: { listingId: asked.car },
          trade: {
            car: { name: 'Timor S515i 1998', kilometers: 150_000 },
            value: null,
            hoped: 35_000_000,
            wanted: { name: expect.stringContaining('Toyota Avanza') },
            images: [],
          },
        },
      ]);
    for (const { dealer } of [elsewhere, soldOut]) expect(await leadsOf(dealer)).toEqual([]);
    const told = await database.orm.select().from(notifications);
    expect(new Set(told.map(({ accountId }) => accountId))).toEqual(new Set([here.id, other.id, asked.id]));

    const [lead] = await leadsOf(here.dealer);
    const done = { id: String(lead?.id), clientId: randomUUID(), state: 'done' as const };
    await here.dealer.ask('changeLead', done);
    expect(await leadsOf(here.dealer)).toMatchObject([{ state: 'done' }]);
    expect(await leadsOf(other.dealer)).toMatchObject([{ state: 'new' }]);
  });

  test('is received once, with the photos of its sender', async () => {
    const images = await visitor.upload();
    const fields = sound({ images });
    for (let time = 0; time < 2; time += 1) expect((await ask(fields)).statusCode).toBe(200);
    const rows = await database.orm.select().from(leads);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.images).toEqual([images.slice(0, 32)]);
    expect(rows[0]).toMatchObject({ vehicle: expect.stringContaining('Toyota Avanza'), listingId: null });
    const others = new Seller(api);
    expect((await others.send('saveTradeLead', sound({ images }))).json()).toMatchObject({
      code: 'photo_missing',
    });
  });

  test('is valued by the market where it has enough cars', async () => {
    const own = { ...(await avanza()), brandName: 'x', modelName: 'x', makeYear: '2020' };
    await ask(sound(own));
    for (let price = 100; price < 108; price += 1)
      await insertListing(database, {
        model: 'avanza',
        city: 'bandung',
        makeYear: 2020,
        price: price * 1_000_000,
      });
    await database.announceChange();
    await ask(sound(own));
    const details = (await database.orm.select().from(leads).orderBy(leads.id)).map((row) => row.details);
    expect(details).toMatchObject([
      { car: { name: 'Toyota Avanza 2020' }, value: null },
      { car: { name: 'Toyota Avanza 2020' }, value: { count: 8 } },
    ]);
    // The ids of a car in a form about a motorcycle do not value it as a car.
    await visitor.ask('saveTradeLead', {
      ...sound(own),
      ...{ page: 'motor', variant: 'honda.beat.deluxe-cbs', mobile: '081300010002' },
    });
    const [motorcycle] = (await database.orm.select().from(leads).orderBy(leads.id)).slice(-1);
    expect(motorcycle?.details).toMatchObject({ value: null });
  });

  test('is refused by field, and with the wanted car gone', async () => {
    const { car } = await dealerWithCarIn('bandung', 'sold');
    const { variant: _, ...wanting } = sound({ id: String(car) });
    expect((await visitor.send('saveTradeLead', wanting)).json()).toMatchObject({ code: 'gone' });
    const { variant: __, ...nothing } = sound({ makeYear: '1800', kilometerDriven: '' });
    const refused = await visitor.send('saveTradeLead', nothing);
    expect(Object.keys(refused.json().errors).sort()).toEqual(['kilometerDriven', 'makeYear', 'variant']);
    expect((await ask(sound({ brandId: '999999' }))).json()).toMatchObject({
      errors: { brandId: [expect.any(String)] },
    });
    expect((await ask(sound({ variant: 'no.such.one' }))).statusCode).toBe(400);
    expect(await database.orm.select().from(leads)).toEqual([]);
    expect(await database.orm.select().from(leadRecipients)).toEqual([]);
  });
});
