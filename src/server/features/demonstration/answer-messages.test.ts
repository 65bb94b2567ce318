import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { listings } = schema;

describeEachEngine('demonstration sellers', (open) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;
  let car: typeof listings.$inferSelect;

  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 20, onProgress: () => undefined });
    api = await startApi(database);
    buyer = new Seller(api);
    await buyer.signIn(database, '+6281255530001');
    const rows = await database.orm.select().from(listings).where(eq(listings.status, 'live'));
    const found = rows.find(({ source, userId }) => source === 'demo' && userId !== null);
    if (!found) throw new Error('no demonstration car with a seller');
    car = found;
    await database.orm
      .update(listings)
      .set({ accidentFree: true, taxPaidUntil: '2027-08' })
      .where(eq(listings.id, car.id));
  });
  afterAll(() => api?.close());

  const say = async (given: Partial<QueryOf<'sendMessage'>>) => {
    const { conversation } = await buyer.ask('sendMessage', {
      ...{ kind: 'text', clientId: randomUUID(), listingId: String(car.id) },
      ...given,
    });
    const { messages } = await buyer.ask('thread', { conversationId: String(conversation.id) });
    return messages.at(-1);
  };

  test('answer ready questions from their car’s facts, before the response', async () => {
    expect(await say({ kind: 'question', question: 'accident' })).toMatchObject({
      ...{ by: 'seller', kind: 'text', text: 'Tidak pernah tabrakan.' },
    });
    expect(await say({ kind: 'question', question: 'tax' })).toMatchObject({
      text: 'Pajak sampai Agustus 2027.',
    });
    expect(await say({ kind: 'question', question: 'available' })).toMatchObject({ answer: 'still-there' });
  });

  test('agree to a visit, and show their number', async () => {
    const day = dayInJakarta(new Date(), 1);
    expect(await say({ kind: 'visit', day, part: 'noon', place: 'Cimahi' })).toMatchObject({
      ...{ by: 'seller', kind: 'visit-answer', isAgreed: true },
    });
    await say({ kind: 'numbers', isAgreed: '1' });
    const [found] = (await buyer.ask('inbox', {})).items;
    expect(found?.other.mobile).toBeTruthy();
  });
});
