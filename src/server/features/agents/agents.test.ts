import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { DeliveryFailed } from '#server/delivery/code-delivery.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { balanceOf, writeCommissions } from './agent-ledger.ts';
import { askMessages, createAskMessage } from './ask-message.ts';

const { agentEntries, agentLeads, agentTransactions, auditTrail, blockedAccounts, listings, offers } = schema;
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
  const asked = async (agent: Seller, mobile: string) =>
    (await agent.ask('askSeller', { clientId: randomUUID(), name: 'Sari', mobile })).lead;
  const answer = (seller: Seller, lead: { readonly id: number }, isAgreed: '0' | '1') =>
    seller.send('answerAgent', { id: String(lead.id), isAgreed });
  async function agreed(agent: Seller, { person, mobile }: { person: Seller; mobile: string }) {
    const lead = await asked(agent, mobile);
    expect((await answer(person, lead, '1')).statusCode).toBe(200);
    return lead;
  }
  const stateOf = async (agent: Seller, { id }: { readonly id: number }) =>
    (await agent.ask('agentDesk', {})).leads.find((lead) => lead.id === id)?.state;
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

  test('a seller accepts or refuses on their own phone, once; nobody else can', async () => {
    const { person: agent } = await newPerson('agent');
    const { person: seller, mobile } = await newPerson();
    const lead = await asked(agent, mobile);
    expect(lead).toMatchObject({ state: 'asked', mobile: `…${mobile.slice(-4)}` });
    const { items } = await seller.ask('agentRequests', {});
    expect(items).toEqual([expect.objectContaining({ id: lead.id, isAgreed: false })]);

    const { person: stranger } = await newPerson();
    expect(await stranger.ask('agentRequests', {})).toEqual({ items: [] });
    for (const other of [stranger, agent]) expect((await answer(other, lead, '1')).statusCode).toBe(404);
    expect(await stateOf(agent, lead)).toBe('asked');

    const twice = await Promise.all([answer(seller, lead, '1'), answer(seller, lead, '1')]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stateOf(agent, lead)).toBe('agreed');
    const desk = await agent.ask('agentDesk', {});
    expect(desk.code).toMatch(/^[0-9A-Z]{8}$/);
    expect((await agent.ask('agentDesk', {})).code).toBe(desk.code);
  });

  test('a seller ends their consent: no further car counts, and the agent cannot ask again', async () => {
    const { person: agent, id: agentId } = await newPerson('agent');
    const seller = await newPerson();
    const lead = await agreed(agent, seller);
    const { person: stranger } = await newPerson();
    for (const other of [stranger, agent]) expect((await answer(other, lead, '0')).statusCode).toBe(404);
    expect(await stateOf(agent, lead)).toBe('agreed');

    const twice = await Promise.all([answer(seller.person, lead, '0'), answer(seller.person, lead, '0')]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await seller.person.ask('agentRequests', {})).toEqual({ items: [] });
    expect(await stateOf(agent, lead)).toBe('refused');
    await soldCar(seller.id);
    expect(await owedTo(agentId)).toBe(0);
    expect((await answer(seller.person, lead, '1')).statusCode).toBe(412);
    const asking = { clientId: randomUUID(), name: 'Sari', mobile: seller.mobile };
    const again = await agent.send('askSeller', asking);
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['mobile']]);

    // Another agent may ask.
    const { person: other } = await newPerson('agent');
    await agreed(other, seller);
  });

  test('a refusal holds, and what is too old or of a blocked agent is not there', async () => {
    const { person: agent, id: agentId } = await newPerson('agent');
    const { person: seller, id: sellerId, mobile } = await newPerson();
    const first = await asked(agent, mobile);
    await database.orm
      .update(agentLeads)
      .set({ createdAt: sql`now() - interval '4 days'` })
      .where(eq(agentLeads.id, first.id));
    expect(await seller.ask('agentRequests', {})).toEqual({ items: [] });
    expect((await answer(seller, first, '1')).statusCode).toBe(404);

    const second = await asked(agent, mobile);
    const block = { accountId: sellerId, blockedId: agentId };
    await database.orm.insert(blockedAccounts).values(block);
    expect(await seller.ask('agentRequests', {})).toEqual({ items: [] });
    expect((await answer(seller, second, '1')).statusCode).toBe(404);
    await database.orm.delete(blockedAccounts).where(eq(blockedAccounts.accountId, sellerId));

    expect((await answer(seller, second, '0')).statusCode).toBe(200);
    expect((await answer(seller, second, '1')).statusCode).toBe(412);
    expect(await stateOf(agent, second)).toBe('refused');
    const again = await agent.send('askSeller', { clientId: randomUUID(), name: 'Sari', mobile });
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['mobile']]);
  });

  test('a number is told of requests, two a day at most, without a word or a code of the agent’s', async () => {
    const sent: { readonly mobile: string; readonly text: string }[] = [];
    const limiter = new AttemptLimiter(askMessages);
    const tell = createAskMessage({
      message: {
        send: async ({ mobile, ...text }) => void sent.push({ mobile, text: JSON.stringify(text) }),
      },
      limiter,
      origin: 'https://lajur.example',
      onWarning: () => expect.fail('a warning'),
    });
    const mobile = newMobile();
    expect([await tell(mobile), await tell(mobile), await tell(mobile)]).toEqual([true, true, false]);
    expect(sent.map((one) => one.mobile)).toEqual([mobile, mobile]);
    expect(sent[0]?.text).toContain('https://lajur.example/myaccount/my-agent');
    expect(sent[0]?.text).not.toMatch(/\d{4,}/);

    const lines: string[] = [];
    const fails = createAskMessage({
      message: { send: () => Promise.reject(new DeliveryFailed('the gateway did not answer')) },
      ...{ limiter: new AttemptLimiter(askMessages), origin: 'https://lajur.example' },
      onWarning: (line) => lines.push(line),
    });
    expect([await fails(mobile), lines.length]).toEqual([false, 1]);
  });

  test('an agent cannot ask themselves, and a seller has one agent at a time', async () => {
    const { person: agent, mobile: own } = await newPerson('agent');
    const { person: other } = await newPerson('agent');
    for (const contact of ['WA 081234567890', 'wa.me/6281234567890', 'IG: majumobil']) {
      const fields = {
        clientId: randomUUID(),
        name: 'Sari',
        mobile: newMobile(),
        note: `Mobil siap, ${contact}`,
      };
      const refused = await agent.send('askSeller', fields);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['note']]);
    }
    const self = await agent.send('askSeller', { clientId: randomUUID(), name: 'Saya', mobile: own });
    expect([self.statusCode, Object.keys(self.json().errors)]).toEqual([422, ['mobile']]);

    const seller = await newPerson();
    await agreed(agent, seller);
    const lead = await asked(other, seller.mobile);
    expect((await answer(seller.person, lead, '1')).statusCode).toBe(422);

    // Once the consent is over, the seller may agree to another.
    await database.orm
      .update(agentLeads)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(and(eq(agentLeads.mobile, seller.mobile), sql`agreed_at is not null`));
    await agreed(other, seller);
    expect(await stateOf(other, lead)).toBe('agreed');
  });

  test('a commission is due once for a brought car that was sold to somebody else', async () => {
    const { person: agent, id: agentId } = await newPerson('agent');
    const seller = await newPerson();
    const sellerId = seller.id;
    await soldCar(sellerId, { createdAt: new Date(Date.now() - 60_000) });
    await agreed(agent, seller);
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
