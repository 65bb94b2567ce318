import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { detachAccount } from '#server/features/account/shared/detach-account.ts';
import { createSpentViews } from '#server/features/account/shared/spent-views.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { accounts, agentEntries, agentLeads, agentPayouts, agents, agentTransactions } = schema;
const { dealerPages, dealRatings, leads, listings, warranties, warrantyClaims } = schema;

let people = 0;
const newMobile = () => `+62812888800${String(++people).padStart(2, '0')}`;

describeEachEngine('personal data of buyers, dealers and agents', (open) => {
  let database: Database;
  let api: ApiApp;
  let person: Seller;
  let id: number;
  let mobile: string;
  let otherId: number;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [warrantyClaims, warranties, leads, listings, accounts])
      await database.orm.delete(table);
    [person, mobile] = [new Seller(api), newMobile()];
    ({ id } = await person.signIn(database, mobile, 'agent'));
    ({ id: otherId } = await new Seller(api).signIn(database, newMobile(), 'agent'));
    // The same rows for both.
    for (const account of [id, otherId]) await deal(account, account === id ? 'Sendiri' : 'Asing');
  });

  /** A rating, a claim, a dealer's page, a trade-in, and an agent's seller, commission and payout. */
  async function deal(accountId: number, mark: string) {
    const { orm } = database;
    const listingId = await insertListing(database, { model: 'avanza', city: 'bandung' });
    const { id: dealerId } = await new Seller(api).signIn(database, newMobile(), 'dealer');
    await orm.insert(dealRatings).values({
      ...{ dealerId, buyerId: accountId, listingId, car: 'Avanza', stars: 4 },
      words: `Nilai ${mark}`,
    });
    const number = `G${String(1e9 + accountId)}`;
    const [warranty] = await orm
      .insert(warranties)
      .values({
        ...{ number, plan: 'dasar', planName: 'Dasar', plate: 'B1234XYZ', startsOn: '2026-01-01' },
        ...{ endsOn: '2026-12-31', fromKilometers: 1, toKilometers: 90_000 },
      })
      .returning();
    await orm.insert(warrantyClaims).values({
      ...{ accountId, warrantyId: warranty?.id ?? 0, happenedOn: '2026-02-01' },
      ...{ kilometers: 2, description: `AC ${mark}`, consentVersion: '2026-11-22' },
    });
    await orm.insert(dealerPages).values({ accountId, slug: `d-${accountId}`, name: `Dealer ${mark}` });
    await orm.insert(leads).values({
      ...{ clientId: randomUUID(), kind: 'trade-in', accountId, owner: `account:${accountId}` },
      ...{ askedFrom: 'x', name: mark, mobile: newMobile(), consentVersion: '2026-11-22' },
      ...{ details: { car: { name: `Timor ${mark}` } }, images: ['a'.repeat(32)] },
    });
    await orm.insert(agents).values({ accountId, code: `KODE${accountId}` });
    await orm.insert(agentLeads).values({
      ...{
        agentId: accountId,
        name: `Penjual ${mark}`,
        mobile: `+62811${accountId}9999`,
      },
    });
    const [payout] = await orm
      .insert(agentPayouts)
      .values({ agentId: accountId, amount: 300_000 + accountId })
      .returning();
    for (const move of [
      {
        kind: 'commission' as const,
        listingId,
        car: `Mobil ${mark}`,
        debit: 'cost',
        credit: 'owed',
      } as const,
      { kind: 'request' as const, payoutId: payout?.id ?? 0, debit: 'owed', credit: 'requested' } as const,
    ]) {
      const { debit, credit, ...facts } = move;
      await orm.transaction(async (transaction) => {
        const [written] = await transaction
          .insert(agentTransactions)
          .values({ agentId: accountId, ...facts })
          .returning();
        const transactionId = written?.id ?? 0;
        await transaction.insert(agentEntries).values([
          { transactionId, account: debit, amount: 500_000 },
          { transactionId, account: credit, amount: -500_000 },
        ]);
      });
    }
  }

  test('are all exported, without anything of others', async () => {
    // An agent to whom the person agreed as a seller.
    await database.orm.insert(agentLeads).values({
      ...{ agentId: otherId, name: 'Saya', mobile, note: 'Catatan agen' },
      agreedAt: new Date(),
    });
    const answer = await person.send('exportData', {});
    const { kept } = answer.json().data;
    expect(kept).toMatchObject({
      ratings: [{ stars: 4, words: 'Nilai Sendiri', car: 'Avanza' }],
      warrantyClaims: [
        { number: `G${1e9 + id}`, plate: 'B1234XYZ', state: 'received', description: 'AC Sendiri' },
      ],
      dealerPage: [{ name: 'Dealer Sendiri' }],
      requests: [{ kind: 'trade-in', details: { car: { name: 'Timor Sendiri' } }, images: ['a'.repeat(32)] }],
      agentLinks: [{ code: `KODE${id}` }],
      agentSellers: [{ name: 'Penjual Sendiri', mobile: '…9999' }],
      commissionMoves: [
        { kind: 'request', amount: 500_000 },
        { kind: 'commission', amount: 500_000, car: 'Mobil Sendiri' },
      ],
      commissionPayouts: [{ amount: 300_000 + id, state: 'requested' }],
      consentsToAgents: [{ name: 'Saya' }],
    });
    expect(answer.body).not.toMatch(/Asing|Catatan agen/);
    expect(answer.body).not.toContain(`+62811${id}`);
  });

  test('go with the account, and ledger and rating stay without the person', async () => {
    expect((await person.send('deleteAccount', { confirm: 'delete' })).statusCode).toBe(200);
    const { orm } = database;
    for (const [table, column] of [
      [warrantyClaims, warrantyClaims.accountId],
      [dealerPages, dealerPages.accountId],
      [agents, agents.accountId],
      [agentLeads, agentLeads.agentId],
    ] as const) {
      expect(await orm.select().from(table).where(eq(column, id))).toEqual([]);
      expect(await orm.select().from(table).where(eq(column, otherId))).toHaveLength(1);
    }
    expect(await orm.select().from(dealRatings).where(eq(dealRatings.words, 'Nilai Sendiri'))).toMatchObject([
      { buyerId: null, stars: 4 },
    ]);
    const requests = await orm.select().from(leads);
    expect(requests.map(({ name, details, images }) => ({ name, details, images }))).toContainEqual({
      ...{ name: '', details: null, images: [] },
    });
    expect(JSON.stringify(requests)).not.toContain('Sendiri');
    // The number names nobody any more.
    expect(await orm.select().from(agentTransactions).where(eq(agentTransactions.agentId, id))).toHaveLength(
      2,
    );
    expect(await orm.select().from(agentPayouts).where(eq(agentPayouts.agentId, id))).toHaveLength(1);
    expect(await orm.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
  });

  test('a consent to an agent does not pass to the next owner of the number', async () => {
    const { orm } = database;
    const [account] = await orm.select().from(accounts).where(eq(accounts.id, id));
    if (!account) throw new Error('no account');
    await orm.insert(agentLeads).values({
      ...{ agentId: otherId, name: 'Pemilik lama', mobile, agreedAt: new Date() },
    });
    await orm.transaction((transaction) => detachAccount(transaction, account, createSpentViews('s')));
    const next = new Seller(api);
    await next.signIn(database, mobile);
    expect((await next.send('exportData', {})).body).not.toContain('Pemilik lama');
  });
});
