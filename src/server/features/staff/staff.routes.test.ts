import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { overviewDays } from '#contract/staff/overview.schema.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing, listingRow } from '#tests/support/test-listings.ts';

const { accounts, auditTrail, listings, notifications, reports, scopeRequests, sessions } = schema;
const { ownerReviews, pageVitals, warranties, warrantyClaims } = schema;
const sellerMobile = '+6281234567890';

describeEachEngine('staff', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let form: Record<string, string>;
  let staff: Seller;
  let other: Seller;
  let seller: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.execute(sql`truncate audit_trail`);
    await database.orm.delete(reports);
    await database.orm.delete(listings);
    await database.orm.delete(accounts);
    await database.announceChange();
    [staff, other, seller] = [new Seller(api), new Seller(api), new Seller(api)];
    await staff.signIn(database, '+6281111111111', 'staff');
    await other.signIn(database, '+6282222222222', 'staff');
    await seller.signIn(database, sellerMobile);
  });

  const rowOf = (id: number) => listingRow(database, id);
  const create = (changes: Record<string, string> = {}, by = seller) => by.advertise(form, changes);
  let modelCount = 0;
  /** An unknown model, so that the car is held for review. */
  const unknownModel = () => {
    modelCount += 1;
    return { modelId: '', modelName: `Zyx${'a'.repeat(modelCount)}`, variantId: '', variantName: '' };
  };
  const createPending = async (changes = unknownModel()) => {
    const listing = await create(changes);
    expect(listing.status).toBe('pending');
    return listing;
  };
  const none: Record<string, string> = {};
  const decide = (id: number, revision: number, decision: 'approve' | 'reject', more = none, by = staff) =>
    by.send('staffDecide', {
      clientId: randomUUID(),
      id: String(id),
      revision: String(revision),
      decision,
      ...(decision === 'reject' && more === none ? { reasons: 'wrong_facts' } : more),
    });
  /** Messages of this kind only. */
  const told = (kind: string) =>
    database.orm.select().from(notifications).where(eq(notifications.kind, kind));
  const isPublic = async (id: number) =>
    (await api.app.inject(`/api/v4/inventory/view-es?id=${id}`)).statusCode === 200;

  testOnce('is for staff: a guest gets 401, others 404', async () => {
    const listing = await createPending();
    const id = String(listing.id);
    const clientId = randomUUID();
    const calls: readonly (readonly [EndpointName, Record<string, string>])[] = [
      ['staffQueue', {}],
      ['staffWaiting', {}],
      ['staffOverview', {}],
      ['staffSpeed', {}],
      ['staffListing', { id }],
      ['staffDecide', { clientId, id, revision: '1', decision: 'approve' }],
      ['staffFeature', { clientId, id, isFeatured: '1' }],
      ['staffReports', {}],
      ['staffJudgeReports', { clientId, id, upTo: '1', isUpheld: '1' }],
      ['staffAccount', { mobile: sellerMobile }],
      ['staffSuspend', { clientId, mobile: sellerMobile, isSuspended: '1' }],
      ['staffScopeRequests', {}],
      ['staffDecideScope', { clientId, id: '1', isGranted: '1' }],
      ['staffTrail', {}],
    ];
    const people: [Seller, number][] = [
      [new Seller(api), 401],
      [seller, 404],
    ];
    for (const [number, scope] of [
      ['+6283333333333', 'dealer'],
      ['+6285555555555', 'agent'],
    ] as const) {
      const person = new Seller(api);
      await person.signIn(database, number, scope);
      people.push([person, 404]);
    }
    for (const [person, status] of people)
      for (const [name, fields] of calls) {
        const answer = await person.send<EndpointName>(name, fields);
        expect([name, answer.statusCode]).toEqual([name, status]);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
    for (const [person, status] of people)
      for (const [name, fields] of calls) {
        const answer = await person.send<EndpointName>(name, fields);
        expect([name, answer.statusCode]).toEqual([name, status]);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
    expect(await database.orm.select().from(auditTrail)).toEqual([]);
    expect((await rowOf(listing.id)).status).toBe('pending');
  });

  test('pending listings are in the queue with their reasons, and public once approved', async () => {
    const model = unknownModel();
    const listing = await createPending(model);
    const queue = await staff.ask('staffQueue', {});
    expect(queue.items).toMatchObject([{ id: listing.id, status: 'pending', reasons: ['unknown_model'] }]);
    expect(queue.meta.totalCount).toBe(1);
    const { listing: seen } = await staff.ask('staffListing', { id: String(listing.id) });
    expect(seen).toMatchObject({ mobile: sellerMobile, seller: { mobile: sellerMobile, scope: 'user' } });
    expect(seen.images).toHaveLength(1);

    expect(await isPublic(listing.id)).toBe(false);
    const answer = await decide(listing.id, seen.revision, 'approve', { note: 'Sudah dicek' });
    expect(answer.statusCode).toBe(200);
    expect(await isPublic(listing.id)).toBe(true);
    expect(await rowOf(listing.id)).toMatchObject({ status: 'live', rejectReasons: [], revision: 2 });
    expect((await staff.ask('staffQueue', {})).items).toEqual([]);
    expect(await told('listing-live')).toMatchObject([
      { accountId: seller.account?.id, listingId: listing.id },
    ]);
    const { items } = await staff.ask('staffTrail', {});
    expect(items).toMatchObject([
      {
        action: 'approve',
        listingId: listing.id,
        mobile: sellerMobile,
        isCommandLine: false,
        facts: { note: 'Sudah dicek', reasons: ['unknown_model'] },
      },
    ]);
    // Its model was approved with it, so the next one passes.
    expect((await create(model)).status).toBe('live');
  });

  test('the figures of the overview agree with each other and with the lists', async () => {
    const [late, recent, live] = [await createPending(), await createPending(), await create()];
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await database.orm.update(listings).set({ updatedAt: longAgo }).where(eq(listings.id, late.id));
    await database.orm
      .update(listings)
      .set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(listings.id, recent.id));
    for (const reason of ['fraud', 'sold'] as const)
      await database.orm.insert(reports).values({ listingId: live.id, reason });

    const overview = await staff.ask('staffOverview', {});
    const { items: waiting } = await staff.ask('staffWaiting', {});
    expect(overview.waiting).toEqual(waiting);
    for (const { count, ages } of waiting) expect(ages.reduce((sum, each) => sum + each, 0)).toBe(count);
    const countOf = (kind: string) => waiting.find((each) => each.kind === kind)?.count;
    expect(countOf('listings')).toBe((await staff.ask('staffQueue', {})).meta.totalCount);
    expect(countOf('reports')).toBe((await staff.ask('staffReports', {})).meta.totalCount);
    expect(waiting).toMatchObject([
      { kind: 'listings', count: 2, ages: [1, 0, 0, 0, 1] },
      { kind: 'reports', count: 1, ages: [1, 0, 0, 0, 0] },
      { kind: 'conversations', count: 0 },
      { kind: 'ownerReviews', count: 0 },
      { kind: 'scopeRequests', count: 0 },
      { kind: 'payouts', count: 0 },
      { kind: 'claims', count: 0 },
    ]);
    expect(overview.oldest.map(({ id }) => id)).toEqual([late.id, recent.id]);
    expect(overview.publicListings).toBe(1);
    expect(overview.days).toHaveLength(overviewDays);
    expect(overview.days.map((day) => day.listings).filter(Boolean)).toEqual([1, 2]);
    expect(overview.days.at(-1)).toMatchObject({ day: dayInJakarta(new Date()), listings: 2 });
  });

  test('what was measured is shown by page, by day and by device', async () => {
    const day = dayInJakarta(new Date());
    const fast = { day, page: '/', device: 'phone', metric: 'LCP', band: 3 } as const;
    await database.orm.delete(pageVitals);
    await database.orm.insert(pageVitals).values([
      { ...fast, count: 30 },
      { ...fast, page: '/mobil-bekas', band: 12, count: 10 },
      { ...fast, device: 'desktop', metric: 'CLS', band: 0, count: 4 },
      { ...fast, day: dayInJakarta(new Date(), -40), band: 16, count: 900 },
    ]);
    const { pages, days } = await staff.ask('staffSpeed', {});
    expect(pages).toEqual([
      { page: '/', device: 'phone', count: 30, LCP: 937.5, INP: null, CLS: null },
      { page: '/mobil-bekas', device: 'phone', count: 10, LCP: 3875, INP: null, CLS: null },
      { page: '/', device: 'desktop', count: 4, LCP: null, INP: null, CLS: 3.75 },
    ]);
    expect(days).toMatchObject([
      { day, device: 'phone', count: 40, LCP: 1000 },
      { day, device: 'desktop', count: 4 },
    ]);
  });

  testOnce('a rejection has reasons, and every edit goes to staff again', async () => {
    const listing = await create();
    expect(listing.status).toBe('live');
    expect((await decide(listing.id, 1, 'reject', { note: 'x' })).statusCode).toBe(422);
    expect((await decide(listing.id, 1, 'reject', { reasons: 'ugly' })).statusCode).toBe(400);
    const done = await decide(listing.id, 1, 'reject', { reasons: 'photos_unclear,wrong_facts' });
    expect(done.statusCode).toBe(200);
    expect(await isPublic(listing.id)).toBe(false);
    const own = await seller.ask('ownListings', {});
    expect(own.items).toMatchObject([{ status: 'rejected', reasons: ['photos_unclear', 'wrong_facts'] }]);
    expect(await told('listing-rejected')).toMatchObject([
      { facts: { reasons: ['photos_unclear', 'wrong_facts'] } },
    ]);

    const edit = { id: String(listing.id), clientId: randomUUID(), revision: '2', price: '170000000' };
    expect((await seller.ask('updateListing', edit)).listing.status).toBe('pending');
    const [waiting] = (await staff.ask('staffQueue', {})).items;
    expect(waiting?.reasons).toEqual(['photos_unclear', 'wrong_facts', 'sent_back']);
    await decide(listing.id, 3, 'approve');
    expect(await isPublic(listing.id)).toBe(true);
  });

  test('a decision counts once, however often it is sent, and under no other actor’s id', async () => {
    const listing = await createPending();
    const fields = {
      clientId: randomUUID(),
      id: String(listing.id),
      revision: '1',
      decision: 'approve',
    } as const;
    const answers = await Promise.all(Array.from({ length: 6 }, () => staff.send('staffDecide', fields)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await rowOf(listing.id)).revision).toBe(2);
    expect(await database.orm.select().from(auditTrail)).toHaveLength(1);
    expect((await other.send('staffDecide', fields)).statusCode).toBe(404);
    expect((await staff.send('staffDecide', { ...fields, decision: 'reject' })).statusCode).toBe(400);
  });

  testOnce('of two decisions at once one gets a conflict', async () => {
    const listing = await createPending();
    const answers = await Promise.all([
      decide(listing.id, 1, 'approve', none, staff),
      decide(listing.id, 1, 'reject', none, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect(await database.orm.select().from(auditTrail)).toHaveLength(1);
    expect(await database.orm.select().from(notifications)).toHaveLength(1);
    const approved = answers[0]?.statusCode === 200;
    expect((await rowOf(listing.id)).status).toBe(approved ? 'live' : 'rejected');
  });

  testOnce('a change by the seller meanwhile is not approved unseen', async () => {
    const listing = await createPending();
    await seller.ask('updateListing', {
      id: String(listing.id),
      clientId: randomUUID(),
      revision: '1',
      price: '999000000',
    });
    expect((await decide(listing.id, 1, 'approve')).statusCode).toBe(412);
    expect((await rowOf(listing.id)).status).toBe('pending');
  });

  test('listings with the same photo or plate are shown together', async () => {
    const photo = await newPhoto();
    const person = new Seller(api);
    await person.signIn(database, '+6283333333333');
    const first = await create(
      { images: await person.upload(photo), regNo: 'B 1234 ABC', mobile: '083333333333' },
      person,
    );
    expect(first.status).toBe('live');
    const second = await create({ images: await seller.upload(photo), regNo: 'b1234abc' });
    expect(second).toMatchObject({ status: 'pending' });
    const { listing } = await staff.ask('staffListing', { id: String(second.id) });
    expect(listing.duplicates).toMatchObject([
      { id: first.id, isSamePlate: true, isSameSeller: false, photos: [{ own: {}, other: {} }] },
    ]);
    expect(listing.reasons).toEqual(['photo_of_another_listing', 'plate_of_another_account']);
  });

  test('a suspended number is signed out and its listings are down; unsuspended, they are reviewed', async () => {
    const [live, waiting] = [await create(), await createPending()];
    const imported = await insertListing(database, {
      model: 'avanza',
      city: 'bandung',
      mobile: sellerMobile,
      source: 'x',
    });
    const suspend = (isSuspended: '0' | '1', mobile = '0812-3456-7890') =>
      staff.send('staffSuspend', { clientId: randomUUID(), mobile, isSuspended });
    const answer = await suspend('1');
    expect(answer.json().data.account).toMatchObject({
      isSuspended: true,
      publicListings: 0,
      rejectedListings: 2,
    });
    expect(
      await database.orm
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, seller.account?.id ?? 0)),
    ).toEqual([]);
    expect((await seller.send('ownListings', {})).statusCode).toBe(401);
    for (const id of [live.id, imported]) expect(await isPublic(id)).toBe(false);
    expect((await decide(live.id, 2, 'approve')).statusCode).toBe(422);

    await suspend('0');
    expect((await rowOf(live.id)).status).toBe('live');
    expect((await rowOf(imported)).status).toBe('live');
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'pending', rejectReasons: ['unknown_model'] });
    const { account, trail } = await staff.ask('staffAccount', { mobile: sellerMobile });
    expect(account).toMatchObject({ isSuspended: false, publicListings: 1 });
    expect(trail.map(({ action, facts }) => [action, facts.count])).toEqual([
      ['unsuspend', 3],
      ['suspend', 3],
    ]);

    expect((await suspend('1', '+6282222222222')).statusCode).toBe(422);
    expect((await suspend('0', '+6289999999999')).statusCode).toBe(404);
    // A number without an account can be suspended too.
    expect((await suspend('1', '+6289999999999')).statusCode).toBe(200);
  });

  testOnce('a number suspended or deleted while it sends a listing has no public one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const mobile = `+62812888${round}0000`;
      const sender = new Seller(api);
      const { id } = await sender.signIn(database, mobile);
      const fields = { ...form, mobile, images: await sender.upload(), clientId: randomUUID() };
      const gone =
        round % 2 === 0
          ? staff.send('staffSuspend', { clientId: randomUUID(), mobile, isSuspended: '1' })
          : sender.send('deleteAccount', { confirm: 'delete' });
      const [answer, done] = await Promise.all([sender.send('createListing', fields), gone]);
      expect(done.statusCode).toBe(200);
      expect([200, 401, 403]).toContain(answer.statusCode);
      const own = await database.orm.select().from(listings).where(eq(listings.userId, id));
      expect(own.filter(({ status }) => status === 'live')).toEqual([]);
    }
  });

  testOnce('nobody decides on an ad of their own, whoever it was sent by', async () => {
    const isRefused = async (answer: ReturnType<Seller['send']>) =>
      expect((await answer).json()).toMatchObject({ code: 'own_case', statusCode: 409 });
    const ofOther = { mobile: '082222222222' };
    const live = await create(ofOther, other);
    // Of another device, under their number.
    await database.orm.update(listings).set({ userId: null }).where(eq(listings.id, live.id));
    for (const isFeatured of ['0', '1'] as const)
      await isRefused(
        other.send('staffFeature', { clientId: randomUUID(), id: String(live.id), isFeatured }),
      );
    const held = await create({ ...unknownModel(), ...ofOther }, other);
    for (const decision of ['approve', 'reject'] as const)
      await isRefused(decide(held.id, held.revision, decision, undefined, other));
    expect(await rowOf(held.id)).toMatchObject({ status: 'pending', revision: held.revision });
    expect(await rowOf(live.id)).toMatchObject({ isFeatured: false });
    expect(await database.orm.select().from(auditTrail)).toEqual([]);
    expect((await decide(held.id, held.revision, 'approve')).statusCode).toBe(200);
  });

  /** What is a staff member's own, and how somebody decides on it. */
  const ownCases: Readonly<
    Record<string, (ownerId: number) => Promise<(by: Seller) => ReturnType<Seller['send']>>>
  > = {
    'a review': async (accountId) => {
      const [review] = await database.orm
        .insert(ownerReviews)
        .values({
          ...{ accountId, kind: 'mobil', brand: 'toyota', model: 'avanza', name: 'Toyota Avanza' },
          ...{ makeYear: 2019, ownedYears: 3, title: 'Irit', body: 'Irit dan lega.', author: 'Sari' },
          ...{ comfort: 4, driving: 3, runningCost: 5, reliability: 5, value: 4 },
          ...{ state: 'pending', consentVersion: '2026-11-22' },
        })
        .returning();
      const id = String(review?.id);
      return (by) =>
        by.send('staffDecideReview', { clientId: randomUUID(), id, revision: '1', decision: 'approve' });
    },
    'a warranty claim': async (accountId) => {
      const number = `G${accountId}`;
      const [warranty] = await database.orm
        .insert(warranties)
        .values({
          ...{ clientId: randomUUID(), number, plan: 'dasar', planName: 'Dasar', plate: 'B1A' },
          ...{ startsOn: '2026-01-01', endsOn: '2026-06-30', fromKilometers: 1, toKilometers: 20_000 },
        })
        .returning();
      const [claim] = await database.orm
        .insert(warrantyClaims)
        .values({
          ...{ accountId, warrantyId: warranty?.id ?? 0, happenedOn: '2026-03-01' },
          ...{ kilometers: 10_000, description: 'AC mati', consentVersion: '2026-11-22' },
        })
        .returning();
      const id = String(claim?.id);
      return (by) => by.send('staffChangeClaim', { clientId: randomUUID(), id, state: 'approved' });
    },
    'a request for a scope': async (accountId) => {
      const [request] = await database.orm
        .insert(scopeRequests)
        .values({ accountId, scope: 'dealer', company: 'Maju Motor' })
        .returning();
      const id = String(request?.id);
      return (by) => by.send('staffDecideScope', { clientId: randomUUID(), id, isGranted: '1' });
    },
    'reports on an ad': async (userId) => {
      const id = await insertListing(database, { model: 'avanza', city: 'bandung', userId });
      await database.announceChange();
      await new Seller(api).ask('report', { id: String(id), reason: 'fraud', clientId: randomUUID() });
      const [report] = await database.orm.select().from(reports);
      const fields = { id: String(id), upTo: String(report?.id), isUpheld: '0' } as const;
      return (by) => by.send('staffJudgeReports', { clientId: randomUUID(), ...fields });
    },
  };
  testOnce.each(Object.entries(ownCases))('nobody of staff decides on %s of their own', async (_, begin) => {
    const decideBy = await begin(other.account?.id ?? 0);
    expect((await decideBy(other)).json()).toMatchObject({ code: 'own_case', statusCode: 409 });
    expect(await database.orm.select().from(auditTrail)).toEqual([]);
    expect(await database.orm.select().from(notifications)).toEqual([]);
    // Nothing of the refused decision stays: the other's counts.
    expect((await decideBy(staff)).statusCode).toBe(200);
    expect(await database.orm.select().from(auditTrail)).toHaveLength(1);
  });

  testOnce('a car is featured while it is public', async () => {
    const listing = await create();
    const feature = (isFeatured: '0' | '1') =>
      staff.send('staffFeature', { clientId: randomUUID(), id: String(listing.id), isFeatured });
    const featured = async () => (await api.ask('featured')).items.map(({ id }) => id);
    await feature('1');
    expect(await featured()).toEqual([listing.id]);
    await feature('0');
    expect(await featured()).toEqual([]);
    await feature('1');
    await decide(listing.id, 1, 'reject');
    expect(await rowOf(listing.id)).toMatchObject({ isFeatured: false });
    expect((await feature('1')).statusCode).toBe(412);
  });

  test('reports weigh as much as their senders, and upheld ones raise the weight', async () => {
    const person = new Seller(api);
    await person.signIn(database, '+6283333333333');
    const [one, two] = [await create(), await create({ mobile: '083333333333' }, person)];
    const report = (by: Seller, id: number) =>
      by.send('report', { id: String(id), reason: 'fraud', clientId: randomUUID() });
    const buyer = new Seller(api);
    await buyer.signIn(database, '+6285555555555');
    await database.orm
      .update(accounts)
      .set({ createdAt: new Date(Date.now() - 90 * 86_400_000) })
      .where(eq(accounts.id, buyer.account?.id ?? 0));
    const guest = new Seller(api);
    for (let count = 0; count < 3; count += 1) await report(guest, two.id);
    await report(buyer, one.id);
    const shown = await staff.ask('staffReports', {});
    expect(shown.items.map(({ id, weight, reportCount }) => [id, weight, reportCount])).toEqual([
      [one.id, 1, 1],
      // Three reports of the same device count once.
      [two.id, 0.3, 3],
    ]);
    const { listing } = await staff.ask('staffListing', { id: String(one.id) });
    const judge = (by: Seller, isUpheld: '0' | '1') =>
      by.send('staffJudgeReports', {
        clientId: randomUUID(),
        id: String(one.id),
        upTo: String(listing.reports[0]?.id),
        isUpheld,
      });
    expect((await judge(staff, '1')).statusCode).toBe(200);
    expect((await judge(other, '0')).statusCode).toBe(412);
    await report(buyer, two.id);
    const after = await staff.ask('staffReports', {});
    expect(after.items.map(({ id, weight }) => [id, weight])).toEqual([[two.id, 1.5]]);
  });

  testOnce('a scope request is decided once, and its account notified', async () => {
    const listing = await create();
    const [request] = await database.orm
      .insert(scopeRequests)
      .values({ accountId: seller.account?.id ?? 0, scope: 'dealer', company: 'Maju Motor' })
      .returning();
    const { items } = await staff.ask('staffScopeRequests', {});
    expect(items).toMatchObject([{ company: 'Maju Motor', account: { mobile: sellerMobile } }]);
    const answer = (by: Seller, isGranted: '0' | '1') =>
      by.send('staffDecideScope', { clientId: randomUUID(), id: String(request?.id), isGranted });
    const answers = await Promise.all([answer(staff, '1'), answer(other, '1')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await seller.ask('me', {})).user.scope).toBe('dealer');
    expect((await rowOf(listing.id)).listingType).toBe('diler');
    expect(await told('scope-decided')).toMatchObject([{ facts: { scope: 'dealer', isGranted: true } }]);
  });

  test('the audit trail is append-only', async () => {
    const listing = await createPending();
    await decide(listing.id, 1, 'approve');
    await expect(database.orm.update(auditTrail).set({ action: 'reject' })).rejects.toThrow();
    await expect(database.orm.delete(auditTrail)).rejects.toThrow();
    expect(await database.orm.select().from(auditTrail)).toMatchObject([{ action: 'approve' }]);
  });
});
