import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { balanceOf, writeCommissions } from './agent-ledger.ts';

const { agentEntries, agentLeads, agentTransactions, auditTrail, listings, offers } = schema;
const commissionOf = (price: number) => (price <= 150e6 ? 500_000 : 750_000);

describeEachEngine('agents', (open) => {
  let database: Database;
  let api: ApiApp;
  let number = 0;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());

  const newMobile = () => `+62812666600${String(++number).padStart(2, '0')}`;
  async function newPerson(scope: 'user' | 'agent' | 'staff' = 'user') {
    const mobile = newMobile();
    const person = new Seller(api);
    const { id } = await person.signIn(database, mobile, scope);
    return { person, id, mobile };
  }
  async function agreed(agent: Seller, mobile: string) {
    const asked = await agent.ask('askSeller', { clientId: randomUUID(), name: 'Sari', mobile });
    const fields = { id: String(asked.lead.id), otp: api.codeSentTo(mobile) };
    return (await agent.ask('confirmSeller', fields)).lead;
  }
  /** A car of the seller that a buyer bought through Lajur. */
  async function soldCar(userId: number, facts = {}) {
    const { id: buyerId } = await newPerson();
    const listingId = await insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', userId, status: 'sold' },
      createdAt: new Date(Date.now() + 1000),
      ...facts,
    });
    await database.orm.insert(offers).values({
      ...{ clientId: randomUUID(), listingId, buyerId, status: 'accepted', amount: 140e6 },
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    return { listingId, buyerId };
  }
  const owedTo = async (agentId: number) => {
    await writeCommissions(database.orm, commissionOf);
    return (await balanceOf(database.orm, agentId)).owed;
  };

  test('a request alone gives no rights', async () => {
    const { person } = await newPerson();
    await person.ask('requestScope', { scope: 'agent', company: 'Agen Sari' });
    expect((await person.send('agentDesk', {})).statusCode).toBe(404);
    const asking = { clientId: randomUUID(), name: 'Budi', mobile: newMobile() };
    expect((await person.send('askSeller', asking)).statusCode).toBe(404);
    expect((await person.ask('userProfile', {})).scopeRequest).toMatchObject({
      scope: 'agent',
      isGranted: null,
    });
  });

  test('a seller agrees by the code sent to them; that code opens no session, and a sign-in code is no consent', async () => {
    const { person: agent } = await newPerson('agent');
    const mobile = newMobile();
    const asked = await agent.ask('askSeller', { clientId: randomUUID(), name: 'Sari', mobile });
    const code = api.codeSentTo(mobile);
    expect(code).toMatch(/^\d{6}$/);
    expect(asked.lead).toMatchObject({ state: 'asked', mobile: `…${mobile.slice(-4)}` });

    expect((await agent.send('login', { mobile, otp: code })).statusCode).not.toBe(200);
    const wrong = code === '000000' ? '111111' : '000000';
    const id = String(asked.lead.id);
    expect((await agent.send('confirmSeller', { id, otp: wrong })).statusCode).toBe(422);
    expect((await agent.ask('confirmSeller', { id, otp: code })).lead.state).toBe('agreed');
    const desk = await agent.ask('agentDesk', {});
    expect(desk.code).toMatch(/^[0-9A-Z]{8}$/);
    expect((await agent.ask('agentDesk', {})).code).toBe(desk.code);

    const other = (await newPerson('agent')).person;
    expect((await other.send('confirmSeller', { id, otp: code })).statusCode).toBe(404);
  });

  test('an agent cannot ask themselves, and a seller has one agent at a time', async () => {
    const { person: agent, mobile: own } = await newPerson('agent');
    const { person: other } = await newPerson('agent');
    const self = await agent.send('askSeller', { clientId: randomUUID(), name: 'Saya', mobile: own });
    expect([self.statusCode, Object.keys(self.json().errors)]).toEqual([422, ['mobile']]);

    const mobile = newMobile();
    await agreed(agent, mobile);
    const asked = await other.ask('askSeller', { clientId: randomUUID(), name: 'Sari', mobile });
    const refused = await other.send('confirmSeller', {
      id: String(asked.lead.id),
      otp: api.codeSentTo(mobile),
    });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['otp']]);

    // Once the consent is over, the seller may agree to another.
    await database.orm
      .update(agentLeads)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(and(eq(agentLeads.mobile, mobile), sql`agreed_at is not null`));
    await database.orm.execute(sql`delete from one_time_codes where mobile = ${mobile}`);
    expect((await agreed(other, mobile)).state).toBe('agreed');
  });

  test('a commission is due once for a brought car that was sold to somebody else', async () => {
    const { person: agent, id: agentId } = await newPerson('agent');
    const { id: sellerId, mobile } = await newPerson();
    await soldCar(sellerId, { createdAt: new Date(Date.now() - 60_000) });
    await agreed(agent, mobile);
    expect(await owedTo(agentId), 'advertised before the consent').toBe(0);

    await soldCar(sellerId);
    await insertListing(database, { model: 'avanza', city: 'bandung', userId: sellerId, status: 'sold' });
    expect(await owedTo(agentId), 'only a finished deal counts').toBe(500_000);
    expect(await owedTo(agentId), 'once').toBe(500_000);

    const { code } = await agent.ask('agentDesk', {});
    const { id: linked } = await newPerson();
    await soldCar(linked, { utmSource: 'agen', utmCampaign: code });
    expect(await owedTo(agentId), 'by the link').toBe(1_000_000);
    await soldCar(agentId, { utmSource: 'agen', utmCampaign: code });
    expect(await owedTo(agentId), 'not with their own car').toBe(1_000_000);
    const { listingId } = await soldCar(linked, { utmSource: 'agen', utmCampaign: code });
    await database.orm.update(offers).set({ buyerId: agentId }).where(eq(offers.listingId, listingId));
    expect(await owedTo(agentId), 'not with a car they bought').toBe(1_000_000);
    await database.orm.update(listings).set({ status: 'live' }).where(eq(listings.id, listingId));
  });

  test('payouts never exceed what is owed, are settled once, and the ledger sums to zero', async () => {
    const { person: agent, id: agentId } = await newPerson('agent');
    const { person: staff } = await newPerson('staff');
    const { code } = await agent.ask('agentDesk', {});
    const { id: seller } = await newPerson();
    await soldCar(seller, { utmSource: 'agen', utmCampaign: code });
    expect(await owedTo(agentId)).toBe(500_000);

    const ask = (amount: string, clientId = randomUUID()) => agent.send('askPayout', { clientId, amount });
    expect((await ask('600000')).statusCode).toBe(422);
    expect((await ask('99999')).statusCode).toBe(422);
    const clientId = randomUUID();
    const twice = await Promise.all([ask('300000', clientId), ask('300000', clientId)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await agent.ask('agentDesk', {})).balance).toEqual({
      owed: 200_000,
      requested: 300_000,
      paid: 0,
    });

    const [payout] = (await agent.ask('agentDesk', {})).payouts;
    const settle = (isPaid: '0' | '1') =>
      staff.send('staffSettlePayout', { clientId: randomUUID(), id: String(payout?.id), isPaid });
    expect((await settle('1')).statusCode).toBe(200);
    expect((await settle('0')).statusCode).toBe(412);
    expect((await agent.ask('agentDesk', {})).balance).toEqual({
      owed: 200_000,
      requested: 0,
      paid: 300_000,
    });
    const trail = await database.orm.select().from(auditTrail).where(eq(auditTrail.accountId, agentId));
    expect(trail.map(({ action }) => action)).toEqual(['pay-agent']);

    const both = await Promise.all([ask('200000'), ask('200000')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const second = (await agent.ask('agentDesk', {})).payouts[0];
    const refusal = { clientId: randomUUID(), id: String(second?.id), isPaid: '0' } as const;
    expect((await staff.ask('staffSettlePayout', refusal)).payout.state).toBe('refused');
    expect((await agent.ask('agentDesk', {})).balance.owed).toBe(200_000);

    const sums = await database.orm
      .select({ sum: sql<string>`sum(${agentEntries.amount})` })
      .from(agentEntries)
      .groupBy(agentEntries.transactionId);
    expect(sums.every(({ sum }) => Number(sum) === 0)).toBe(true);
    await expect(database.orm.delete(agentEntries)).rejects.toThrow();
    await expect(database.orm.update(agentTransactions).set({ agentId: 1 })).rejects.toThrow();
  });
});
