import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { formerMobile } from '#server/features/account/shared/detach-account.ts';
import { createSpentViews } from '#server/features/account/shared/spent-views.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { listingRow } from '#tests/support/test-listings.ts';
import { eraseDetached, eraseLeftBehind } from './privacy-job.ts';

const { accounts, consents, leads, listings, notifications, offers, oneTimeCodes, orders, reports } = schema;
const { sessions, submissions } = schema;
const mobile = '+6281234567890';
const buyerMobile = '+6281234567891';
const soon = () => new Date(Date.now() + 86_400_000);

describeEachEngine('personal data', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let form: Record<string, string>;
  let seller: Seller;
  let buyer: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [orders, listings, leads, accounts, consents, oneTimeCodes])
      await database.orm.delete(table);
    await database.announceChange();
    seller = new Seller(api);
    buyer = new Seller(api);
  });

  const rowOf = (id: number) => listingRow(database, id);

  const toldOfOffers = () =>
    database.orm.select().from(notifications).where(eq(notifications.kind, 'offer-changed'));

  /** Creates a live car of the seller, a lead of the buyer for it and an accepted offer. */
  async function played() {
    const sellerRow = await seller.signIn(database, mobile);
    const buyerRow = await buyer.signIn(database, buyerMobile);
    const listing = await seller.advertise(form, { regNo: 'B 1235 XYZ' });
    await database.orm.insert(leads).values({
      ...{ clientId: randomUUID(), kind: 'contact', listingId: listing.id, accountId: buyerRow.id },
      ...{ owner: `account:${buyerRow.id}`, askedFrom: 'x', name: 'Sari Dewi', mobile: buyerMobile },
      ...{ message: 'Masih ada?', ktpCipher: 'rahasia', consentVersion: '2026-11-22' },
    });
    await database.orm.update(listings).set({ status: 'reserved' }).where(eq(listings.id, listing.id));
    await database.orm.insert(offers).values({
      ...{ clientId: randomUUID(), listingId: listing.id, buyerId: buyerRow.id, status: 'accepted' },
      ...{ amount: 150e6, expiresAt: soon(), reservedUntil: soon() },
    });
    await database.orm.insert(orders).values({
      ...{ reference: 'LJ-0000000000000001', clientId: randomUUID(), listingId: listing.id },
      ...{ buyerId: buyerRow.id, car: 'Toyota Avanza', status: 'refunded', fee: 500_000, price: 150e6 },
      ...{ name: 'Sari Dewi', termsVersion: '2026-11-01', provider: 'sandbox', payBy: soon() },
    });
    await database.announceChange();
    return { id: listing.id, sellerRow, buyerRow };
  }

  test('an export has all of one’s own data, nothing of others’, and no secrets', async () => {
    const { id } = await played();
    const answer = await buyer.send('exportData', {});
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { kept } = answer.json().data;
    expect(kept).toMatchObject({
      account: { mobile: buyerMobile },
      requests: [{ name: 'Sari Dewi', message: 'Masih ada?', hasNationalId: true, listingId: id }],
      offers: [{ amount: 150e6, status: 'accepted' }],
      bookings: [{ reference: 'LJ-0000000000000001', name: 'Sari Dewi' }],
      advertisements: [],
    });
    expect(kept.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/rahasia|tokenHash|token_hash|81234567890|B1235XYZ/);
    await database.orm.update(listings).set({ price: 1e8 }).where(eq(listings.id, id));
    const own = await seller.send('exportData', {});
    expect(own.json().data.kept.priceChanges).toMatchObject([{ listingId: id }]);
    expect(own.json().data.kept.advertisements).toMatchObject([{ id, regNo: 'B1235XYZ', mobile }]);
    expect(own.body).not.toContain('Sari Dewi');
    const guest = await api.app.inject({ method: 'POST', url: endpointSchemas.exportData.path });
    expect(guest.statusCode).toBe(401);
  });

  test('a seller who leaves takes the listing down, and the buyer is notified', async () => {
    const { id, sellerRow, buyerRow } = await played();
    expect((await seller.send('deleteAccount', { confirm: 'delete' })).json().data).toEqual({ done: true });
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'removed', userId: null, mobile: null, sellerName: null, email: null, regNo: null },
      ...{ description: '', images: [] },
    });
    expect((await api.app.inject(`/api/v4/inventory/view-es?id=${id}`)).statusCode).toBe(410);
    expect((await seller.send('me', {})).statusCode).toBe(401);
    expect(await database.orm.select().from(accounts)).toMatchObject([{ id: buyerRow.id }]);
    expect(await database.orm.select().from(offers)).toMatchObject([
      { status: 'declined', reservedUntil: null, revision: 2 },
    ]);
    expect(await toldOfOffers()).toMatchObject([{ accountId: buyerRow.id }]);
    const left = await database.orm.select().from(submissions);
    expect(left.filter(({ owner }) => owner === `account:${sellerRow.id}`)).toEqual([]);
  });

  testOnce('a buyer who leaves is anonymous, and the car is released', async () => {
    const { id, sellerRow } = await played();
    await buyer.send('deleteAccount', { confirm: 'delete' });
    expect(await rowOf(id)).toMatchObject({ status: 'live', userId: sellerRow.id, mobile });
    expect(await database.orm.select().from(leads)).toMatchObject([
      ...[{ listingId: id, accountId: null, name: '', mobile: '', message: '', ktpCipher: null }],
    ]);
    expect(await database.orm.select().from(offers)).toEqual([]);
    expect(await database.orm.select().from(orders)).toMatchObject([{ buyerId: null, name: '' }]);
    expect(await toldOfOffers()).toMatchObject([{ accountId: sellerRow.id }]);
    expect((await api.app.inject(`/api/v4/inventory/view-es?id=${id}`)).statusCode).toBe(200);
  });

  testOnce('a buyer who leaves is named in no message to others, nor linked to reports', async () => {
    const { id, buyerRow } = await played();
    await database.orm.delete(leads);
    const lead = {
      id: String(id),
      kind: 'contact',
      name: 'Sari Dewi',
      mobile: buyerMobile,
      message: 'Masih ada?',
    } as const;
    await buyer.ask('saveLead', { ...lead, consent: '2026-11-22', clientId: randomUUID() });
    const report = { id: String(id), reason: 'fraud', details: 'Kata Sari', clientId: randomUUID() } as const;
    await buyer.ask('report', report);
    const { kept } = (await buyer.send('exportData', {})).json().data;
    expect(kept.reports).toMatchObject([{ listingId: id, reason: 'fraud', details: 'Kata Sari' }]);
    const told = async () => (await seller.ask('notifications', {})).items.map(({ facts }) => facts);
    expect(JSON.stringify(await told())).toContain('Sari Dewi');
    await buyer.ask('deleteAccount', { confirm: 'delete' });
    // The lead itself stays.
    expect(await told()).toContainEqual(
      expect.objectContaining({ listingId: id, leadKind: 'contact', name: '' }),
    );
    expect(await database.orm.select().from(reports)).toMatchObject([
      { owner: null, accountId: null, details: null },
    ]);
    const others = [notifications, leads, reports, consents];
    const left = JSON.stringify(await Promise.all(others.map((table) => database.orm.select().from(table))));
    for (const trace of ['Sari', buyerMobile, `account:${buyerRow.id}"`]) expect(left).not.toContain(trace);
  });

  test('a guest’s removed listing is deleted too, with name, number and plate', async () => {
    const guest = new Seller(api);
    const fields = { ...form, mobile: '081299998888', images: await guest.upload(), regNo: 'B 77 ABC' };
    const { listing } = await guest.ask('createListing', { ...fields, clientId: randomUUID() });
    const change = {
      id: String(listing.id),
      clientId: randomUUID(),
      revision: '1',
      change: 'remove',
    } as const;
    await guest.ask('changeStatus', change);
    await guest.ask('deleteAccount', { confirm: 'delete' });
    expect(await rowOf(listing.id)).toMatchObject({ sellerName: null, mobile: null, regNo: null });
  });

  testOnce('a listing published during the deletion is taken down by the next job run', async () => {
    const { id, sellerRow } = await played();
    await database.orm.delete(accounts).where(eq(accounts.id, sellerRow.id));
    expect(await eraseLeftBehind(database)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: 'removed', userId: null, mobile: null });
    expect(await eraseLeftBehind(database)).toBe(0);
  });

  testOnce('it needs a confirmation, and a guest’s device can be deleted too', async () => {
    await played();
    expect(
      (await seller.send('deleteAccount', { confirm: 'delete' }, { authorization: '' })).statusCode,
    ).toBe(401);
    const refused = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.deleteAccount.path,
      headers: seller.headers,
      payload: { confirm: 'ya' },
    });
    expect(refused.statusCode).toBe(400);
    const guest = new Seller(api);
    const fields = await guest.carFields(form, { mobile: '081299998888' });
    const { listing } = await guest.ask('createListing', fields);
    expect((await guest.send('deleteAccount', { confirm: 'delete' })).statusCode).toBe(200);
    expect(await rowOf(listing.id)).toMatchObject({ status: 'removed', mobile: null, deviceHash: null });
    expect(await database.orm.select().from(accounts)).toHaveLength(2);
  });

  async function signInByCode(number: string, device: string, isNewOwner: '0' | '1') {
    const post = (name: 'otp' | 'login', payload: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: endpointOf(name).path,
        headers: { [deviceHeader]: device },
        payload,
      });
    await post('otp', { mobile: number });
    return await post('login', { mobile: number, otp: api.codeSentTo(number), isNewOwner });
  }

  test('a number with a new owner starts over: earlier data stays with the former account', async () => {
    const { id, sellerRow } = await played();
    await seller.signIn(database, mobile, 'dealer');
    const answer = await signInByCode(mobile, new Seller(api).device, '1');
    const { user, authKey } = answer.json().data;
    expect(user).toMatchObject({ mobile, scope: 'user', name: null });
    expect(user.id).not.toBe(sellerRow.publicId);
    // The former account is signed out everywhere, and its listing is taken down.
    expect((await seller.send('me', {})).statusCode).toBe(401);
    expect(await rowOf(id)).toMatchObject({ status: 'removed', mobile: null, userId: sellerRow.id });
    const own = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.ownListings.path,
      headers: { authorization: `Bearer ${authKey}` },
    });
    expect(own.json().data.items).toEqual([]);
    const [former] = await database.orm.select().from(accounts).where(eq(accounts.id, sellerRow.id));
    expect(former).toMatchObject({ mobile: formerMobile(sellerRow.publicId), scope: 'dealer' });
    // Kept for 30 days, then deleted.
    expect(await eraseDetached(database, createSpentViews('s'))).toBe(0);
    await database.orm
      .update(accounts)
      .set({ detachedAt: sql`now() - interval '31 days'` })
      .where(eq(accounts.id, sellerRow.id));
    expect(await eraseDetached(database, createSpentViews('s'))).toBe(1);
    expect(await database.orm.select().from(accounts).where(eq(accounts.id, sellerRow.id))).toEqual([]);
    expect((await rowOf(id)).userId).toBeNull();
  });

  testOnce(
    'without the new-owner claim the number’s account is used, and a suspended one stays suspended',
    async () => {
      const { sellerRow } = await played();
      const same = await signInByCode(mobile, new Seller(api).device, '0');
      expect(same.json().data.user.id).toBe(sellerRow.publicId);
      await database.orm.update(accounts).set({ isSuspended: true }).where(eq(accounts.id, sellerRow.id));
      const refused = await signInByCode(mobile, new Seller(api).device, '1');
      expect(refused.json()).toMatchObject({ code: 'suspended' });
      expect(await database.orm.select().from(accounts)).toHaveLength(2);
      expect((await database.orm.select().from(sessions)).length).toBeGreaterThan(0);
    },
  );
});
