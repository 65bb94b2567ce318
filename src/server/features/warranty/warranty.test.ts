import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { openOnce } from '#server/http/once.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { createClaims } from './claims.ts';

const { accounts, auditTrail, consents, warranties, warrantyClaims } = schema;

describeEachEngine('a warranty', (open) => {
  let database: Database;
  let api: ApiApp;
  let staff: Seller;
  let holder: Seller;
  let number: string;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [warrantyClaims, warranties, consents, accounts]) await database.orm.delete(table);
    [staff, holder] = [new Seller(api), new Seller(api)];
    await staff.signIn(database, '+6281234567801', 'staff');
    await holder.signIn(database, '+6281234567802');
    const issued = await issue(staff, { plate: 'b 1234 xyz', startsOn: '2026-01-31', kilometers: '50.000' });
    expect(issued.endsOn).toBe('2026-07-30');
    ({ number } = issued);
  });

  async function issue(
    by: Seller,
    given: { clientId?: string; plate: string; startsOn: string; kilometers: string },
  ) {
    const { clientId = randomUUID() } = given;
    const issuedBy = by.account?.id ?? 0;
    const key = { clientId, endpoint: 'staffIssueWarranty', owners: [`account:${issuedBy}`] } as const;
    const { once } = await openOnce(database, { ...key, language: 'id' });
    return await createClaims(database, createAuditTrail(database)).issue(
      { ...given, clientId, plan: 'dasar' },
      { plan: 'dasar', name: 'Dasar', months: 6 },
      { issuedBy, once, language: 'id' },
    );
  }

  const claim = (changes: Record<string, string> = {}) => ({
    ...{ clientId: randomUUID(), consent: '2026-11-22', number, plate: 'B 1234 XYZ' },
    ...{ happenedOn: '2026-03-01', kilometers: '60.000', description: 'AC mati' },
    ...changes,
  });

  test('is claimed once, and the claimant sees what staff decide', async () => {
    const images = await holder.upload();
    const fields = claim({ images });
    for (let time = 0; time < 2; time += 1)
      expect((await holder.send('saveWarrantyClaim', fields)).statusCode).toBe(200);
    const { items } = await staff.ask('staffWarrantyClaims', {});
    expect(items).toMatchObject([
      { number, state: 'received', mobile: '+6281234567802', kilometers: 60_000 },
    ]);
    const id = String(items[0]?.id);
    const change = (state: 'approved' | 'checking', answer = '') =>
      staff.send('staffChangeClaim', { id, clientId: randomUUID(), state, answer });
    expect((await change('approved', 'Bawa ke bengkel')).statusCode).toBe(200);
    // Nothing goes back.
    expect((await change('checking')).statusCode).toBe(412);
    expect(await holder.ask('ownWarrantyClaims', {})).toMatchObject({
      items: [{ state: 'approved', answer: 'Bawa ke bengkel', images: [images.slice(0, 32)] }],
    });
    const other = new Seller(api);
    await other.signIn(database, '+6281234567803');
    expect(await other.ask('ownWarrantyClaims', {})).toEqual({ items: [] });
    expect((await other.send('saveWarrantyClaim', fields)).statusCode).toBe(404);
  });

  test('has photos that only claimant and staff see', async () => {
    const images = await holder.upload();
    const key = images.slice(0, 32);
    const look = async (who: Seller) => {
      const headers = who.account ? { cookie: `auth._token.local=${who.account.token}` } : {};
      const { statusCode, headers: answered } = await api.app.inject({
        url: `/media/${key}/320.webp`,
        headers,
      });
      return [statusCode, answered['cache-control']];
    };
    await holder.ask('saveWarrantyClaim', claim({ images }));
    const other = new Seller(api);
    await other.signIn(database, '+6281234567805');
    for (const who of [holder, staff]) expect(await look(who)).toEqual([200, 'private, no-store']);
    for (const who of [other, new Seller(api)]) expect((await look(who))[0]).toBe(404);
    // It does not become public with its claim's end.
    await database.orm.delete(warrantyClaims);
    await database.orm.delete(schema.uploads);
    expect((await look(other))[0]).toBe(404);
    expect(await look(staff)).toEqual([200, 'private, no-store']);
  });

  test('leaves what staff did in the trail, once', async () => {
    await holder.ask('saveWarrantyClaim', claim());
    const [given] = (await staff.ask('staffWarrantyClaims', {})).items;
    const change = { id: String(given?.id), clientId: randomUUID(), state: 'checking' } as const;
    for (let time = 0; time < 2; time += 1) await staff.ask('staffChangeClaim', change);
    const trail = await database.orm
      .select()
      .from(auditTrail)
      .where(sql`${auditTrail.facts} ->> 'warranty' = ${number}`)
      .orderBy(auditTrail.id);
    expect(trail.map(({ action, facts }) => ({ action, facts }))).toEqual([
      { action: 'issue-warranty', facts: { warranty: number } },
      { action: 'change-claim', facts: { warranty: number, claimState: 'checking' } },
    ]);
  });

  test.each([
    ['another plate', { plate: 'B 9 A' }, 'number'],
    ['an unknown number', { number: 'G0000000000' }, 'number'],
    ['a day before it', { happenedOn: '2026-01-30' }, 'happenedOn'],
    ['a day after it', { happenedOn: '2026-07-31' }, 'happenedOn'],
    ['no day', { happenedOn: '2026-02-30' }, 'happenedOn'],
    ['fewer kilometres than at its start', { kilometers: '49.999' }, 'kilometers'],
    ['too many kilometres', { kilometers: '80.001' }, 'kilometers'],
    ['nothing said', { description: '' }, 'description'],
  ])('is not claimed with %s', async (_what, changes, field) => {
    const answer = await holder.send('saveWarrantyClaim', claim(changes));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await database.orm.select().from(warrantyClaims)).toEqual([]);
  });

  test('is issued once, however often the button is pressed', async () => {
    const other = new Seller(api);
    await other.signIn(database, '+6281234567804', 'staff');
    const pressed = randomUUID();
    const press = (by: Seller, clientId = pressed) =>
      issue(by, { clientId, plate: 'B 77 A', startsOn: '2026-01-01', kilometers: '1' });
    const first = await press(staff);
    expect(await Promise.all([press(staff), press(staff)])).toEqual([first, first]);
    const again = randomUUID();
    const [one, two] = await Promise.all([press(staff, again), press(staff, again)]);
    expect(one).toEqual(two);
    expect(await database.orm.select().from(warranties).where(eq(warranties.plate, 'B77A'))).toHaveLength(2);
    await expect(press(other)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('tells its claimant of each new state and answer, once', async () => {
    await holder.ask('saveWarrantyClaim', claim());
    const [given] = (await staff.ask('staffWarrantyClaims', {})).items;
    const id = String(given?.id);
    const steps = [
      { clientId: randomUUID(), state: 'checking', answer: '' },
      { clientId: randomUUID(), state: 'checking', answer: 'Kirim foto odometer' },
      { clientId: randomUUID(), state: 'approved', answer: 'Kirim foto odometer' },
    ] as const;
    for (const step of steps)
      for (let time = 0; time < 2; time += 1) await staff.ask('staffChangeClaim', { id, ...step });
    const { items } = await holder.ask('notifications', {});
    const facts = { claimId: given?.id, number, plan: 'Dasar' };
    expect(items.map(({ kind, facts: told }) => ({ kind, facts: told }))).toEqual(
      ['approved', 'answered', 'checking'].map((news) => ({
        kind: 'warranty-claim-changed',
        facts: { ...facts, news },
      })),
    );
    expect((await staff.ask('notifications', {})).items).toEqual([]);
  });

  test('of an unknown plan is neither asked for nor issued', async () => {
    const plan = { clientId: randomUUID(), plan: 'no-such-plan' };
    const sender = { consent: '2026-11-22', name: 'Sari', mobile: '081300010001' };
    const asked = await new Seller(api).send('saveWarrantyLead', { ...plan, ...sender });
    expect(asked.json()).toMatchObject({ errors: { plan: [expect.any(String)] } });
    const fields = { ...plan, plate: 'B 1 A', startsOn: '2026-01-01', kilometers: '1' };
    expect((await staff.send('staffIssueWarranty', fields)).json()).toMatchObject({
      errors: { plan: [expect.any(String)] },
    });
  });
});
