import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { answerTradeIns } from './answer-trade-ins.ts';

const { accounts, cities, consents, dealerPages, leadRecipients, leads, listings, notifications } = schema;

describeEachEngine('dealers of the demonstration', (open) => {
  let database: Database;
  let api: ApiApp;
  let cityId: number;
  let real: number;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    const [city] = await database.orm.select().from(cities).where(eq(cities.slug, 'bandung'));
    cityId = city?.id ?? 0;
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [notifications, leads, consents, listings, accounts])
      await database.orm.delete(table);
    ({ id: real } = await dealer('+6281234560000'));
  });

  async function dealer(mobile: string, city = 'bandung') {
    const { id } = await new Seller(api).signIn(database, mobile);
    await database.orm.update(accounts).set({ scope: 'dealer' }).where(eq(accounts.id, id));
    return { id, car: await insertListing(database, { model: 'avanza', city, userId: id }) };
  }

  async function demonstrationDealer(number: number, city?: string) {
    const made = await dealer(demonstrationNumber(number), city);
    const name = `Contoh Motor ${number}`;
    await database.orm
      .insert(dealerPages)
      .values({ accountId: made.id, slug: `contoh-motor-${number}`, name, cityId });
    return made;
  }

  async function tradeIn(through: ApiApp, changes: Record<string, string> = {}) {
    const sender = new Seller(through);
    await sender.signIn(database, '+6281300010009');
    const answer = await sender.send('saveTradeLead', {
      ...{ page: 'mobil', clientId: randomUUID(), consent: '2026-11-22' },
      ...{ brandName: 'Timor', modelName: 'S515i', makeYear: '1998', kilometerDriven: '150.000' },
      ...{ cityId: String(cityId), name: 'Sari', mobile: '081300010001', price: '40000000' },
      ...{ variant: 'toyota.avanza.1-3-e-mt', ...changes },
    });
    expect(answer.statusCode).toBe(200);
    return sender;
  }
  const answersTo = async (sender: Seller) =>
    (await sender.ask('notifications', {})).items.map(({ facts }) => facts);
  const states = async () => {
    const rows = await database.orm.select().from(leadRecipients);
    return new Map(rows.map(({ accountId, state }) => [accountId, state]));
  };

  test('answer a trade-in at once, for their sender', async () => {
    const made = await demonstrationDealer(7);
    expect(await answersTo(await tradeIn(api))).toEqual([
      { dealer: 'Contoh Motor 7', slug: 'contoh-motor-7', car: 'Timor S515i 1998', amount: 38_500_000 },
    ]);
    expect(await states()).toEqual(
      new Map([
        [real, 'new'],
        [made.id, 'done'],
      ]),
    );
  });

  test('are three, of them the wanted car’s first, then those with most cars', async () => {
    for (const number of [1, 2, 3]) await demonstrationDealer(number);
    const { id: withMost } = await demonstrationDealer(4);
    await insertListing(database, { model: 'avanza', city: 'bandung', userId: withMost });
    const { car } = await demonstrationDealer(5, 'surabaya');
    const sender = await tradeIn(api, { id: String(car), variant: '' });
    const answers = await answersTo(sender);
    expect(
      new Map(answers.map((facts) => ['slug' in facts && facts.slug, 'amount' in facts && facts.amount])),
    ).toEqual(
      new Map([
        ['contoh-motor-5', 38_500_000],
        ['contoh-motor-4', 38_000_000],
        ['contoh-motor-1', 36_500_000],
      ]),
    );
    expect([...(await states()).values()].filter((state) => state === 'new')).toHaveLength(1);
  });

  test('do not act where the demonstration is off; what was left is answered once by the job', async () => {
    const made = await demonstrationDealer(7);
    const without = await startApi(database, { variables: { DEMO_LISTINGS: '0' } });
    try {
      const sender = await tradeIn(without);
      expect(await answersTo(sender)).toEqual([]);
      expect((await states()).get(made.id)).toBe('new');
      await Promise.all([answerTradeIns(database), answerTradeIns(database)]);
      expect(await answersTo(sender)).toMatchObject([{ slug: 'contoh-motor-7' }]);
    } finally {
      await without.close();
    }
  });
});
