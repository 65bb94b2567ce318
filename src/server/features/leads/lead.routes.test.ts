import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { createKtpCipher } from './ktp-cipher.ts';
import { createLeadRepository } from './lead.repository.ts';
import { leadLimits } from './lead-limits.ts';

const { accounts, blockedAccounts, cities, consents, leads, listings, notifications } = schema;
const ktp = '3174092112900001';

describeEachEngine('a lead', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let visitor: Seller;
  let owner: Seller;
  let ownerId: number;
  let car: number;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [notifications, leads, consents, listings, accounts])
      await database.orm.delete(table);
    visitor = new Seller(api);
    owner = new Seller(api);
    ownerId = (await owner.signIn(database, '+6281234567890')).id;
    car = await insertListing(database, { model: 'avanza', city: 'jakarta-selatan', userId: ownerId });
  });

  const mobileOf = (number: number) => `0813000${10_000 + number}`;
  const sound = (changes: Record<string, string> = {}) => ({
    ...{
      id: String(car),
      kind: 'contact' as const,
      name: 'Sari',
      mobile: mobileOf(1),
      message: 'Masih ada?',
      consent: '2026-11-22',
    },
    clientId: randomUUID(),
    ...changes,
  });
  const loan = (changes: Record<string, string> = {}) => {
    const { kind: _, ...who } = sound();
    return { ...who, price: '150000000', downPayment: '37500000', months: '36', ...changes };
  };
  const rows = () => database.orm.select().from(leads);
  const ask = (fields: ReturnType<typeof sound>, who = visitor) => who.send('saveLead', fields);

  test('of a guest is stored with its consent, and the seller is notified', async () => {
    const preferredOn = dayInJakarta(new Date(), 3);
    const answer = await ask(
      sound({ kind: 'test-drive', preferredOn, message: ' Sabtu\r\npagi? ', email: 'S\u0000@x.id' }),
    );
    expect(answer.json()).toMatchObject({ data: { received: true } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await rows()).toMatchObject([
      {
        ...{ kind: 'test-drive', listingId: car, accountId: null, name: 'Sari', mobile: '+6281300010001' },
        ...{ mobileVerified: false, email: 's @x.id', message: 'Sabtu\npagi?', preferredOn, ktpCipher: null },
        owner: `device:${visitor.deviceHash}`,
      },
    ]);
    expect(await database.orm.select().from(consents)).toMatchObject([{ version: '2026-11-22' }]);
    const [news] = await database.orm.select().from(notifications);
    expect(news).toMatchObject({
      accountId: ownerId,
      kind: 'lead-received',
      facts: { car: 'Toyota Avanza' },
    });
    // Only a hash of the sender's address is stored.
    expect(JSON.stringify(await rows())).not.toContain('127.0.0.1');
  });

  test('sent many times at once is stored once, and its seller notified once', async () => {
    const fields = sound();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(fields)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await rows()).toHaveLength(1);
    expect(await database.orm.select().from(notifications)).toHaveLength(1);
  });

  testOnce('that was received is confirmed also where it would be refused now', async () => {
    const fields = sound();
    await ask(fields);
    await database.orm.update(listings).set({ status: 'removed' }).where(eq(listings.id, car));
    expect((await ask(fields)).statusCode).toBe(200);
    expect((await ask(sound())).json()).toMatchObject({ code: 'gone' });
  });

  testOnce('of an account marks its own number as verified, and others not', async () => {
    await visitor.signIn(database, '+6281300010001');
    await ask(sound());
    await ask(sound({ mobile: mobileOf(2) }));
    expect((await rows()).map(({ mobileVerified }) => mobileVerified)).toEqual([true, false]);
  });

  testOnce('with problems names each field, and stores nothing', async () => {
    const answer = await ask(
      sound({ kind: 'test-drive', name: 'S4ri', mobile: '021', preferredOn: '2020-01-01' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['mobile', 'name', 'preferredOn']);
    expect(await rows()).toEqual([]);
  });

  testOnce('about a car that was never public is not found', async () => {
    const hidden = await insertListing(database, {
      ...{ model: 'avanza', city: 'jakarta-selatan', status: 'pending', publishedAt: null },
    });
    for (const id of [hidden, 999_999_999])
      expect((await ask(sound({ id: String(id) }))).statusCode).toBe(404);
  });

  testOnce('is limited to three a day from one number about one car', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= leadLimits.senderToListing; turn++)
      statuses.push((await ask(sound())).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    // The number was not verified, so its owner is not affected.
    await visitor.signIn(database, '+6281300010001');
    expect((await ask(sound())).statusCode).toBe(200);
  });

  test('is limited to ten a day from one number, also simultaneously', async () => {
    const cars = await Promise.all(
      Array.from({ length: 15 }, () => insertListing(database, { model: 'avanza', city: 'jakarta-selatan' })),
    );
    const answers = await Promise.all(cars.map((id) => ask(sound({ id: String(id) }))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(leadLimits.sender);
    expect(await rows()).toHaveLength(leadLimits.sender);
    await database.orm.update(leads).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await ask(sound())).statusCode).toBe(200);
  });

  testOnce.each([
    ['car', { listing: true, most: leadLimits.listing }],
    ['address', { listing: false, most: leadLimits.address }],
  ])('beyond the limits by %s is answered 429', async (_what, { listing, most }) => {
    await ask(sound());
    const [first] = await rows();
    if (!first) throw new Error('nothing kept');
    const { id: _id, ...kept } = first;
    const others = Array.from({ length: most - 1 }, (_, number) => ({
      ...kept,
      ...{ clientId: randomUUID(), mobile: `+62857${10_000_000 + number}` },
      ...(listing ? { askedFrom: `other ${number}` } : { listingId: null }),
    }));
    await database.orm.insert(leads).values(others);
    const other = await insertListing(database, { model: 'avanza', city: 'jakarta-selatan' });
    const next = sound({ mobile: mobileOf(5), id: String(listing ? car : other) });
    expect((await ask(next)).json()).toMatchObject({ code: 'rate_limited' });
  });

  test('for a loan stores the national id encrypted, and answers its last four digits', async () => {
    const fields = loan({ ktp: '3174 0921 1290 0001' });
    const answer = await visitor.send('saveFinanceLead', fields);
    expect(answer.json().data).toEqual({ received: true, ktp: '•••• •••• •••• 0001' });
    expect(answer.body).not.toContain(ktp);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'finance', price: 150e6, downPayment: 37.5e6, months: 36 });
    expect(row?.ktpCipher).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(ktp);
    const again = await visitor.send('saveFinanceLead', fields);
    expect(again.body).not.toContain(ktp);
    expect(await rows()).toHaveLength(1);
    // A loan is not shown to the seller.
    expect(await database.orm.select().from(notifications)).toEqual([]);
    expect((await owner.ask('sellerLeads', {})).items).toEqual([]);
  });

  testOnce('for a loan or an insurance is read by staff only', async () => {
    const { id: _, ...noCar } = loan({ ktp });
    const [city] = await database.orm.select().from(cities).where(eq(cities.slug, 'bandung'));
    await visitor.send('saveFinanceLead', { ...noCar, cityId: String(city?.id) });
    await visitor.send('saveInsuranceLead', { ...sound(), price: '150000000', cover: 'total-loss' });
    await ask(sound());
    const staff = new Seller(api);
    await staff.signIn(database, '+6281399999999', 'staff');
    const { items } = await staff.ask('sellerLeads', {});
    expect(items).toMatchObject([
      { kind: 'insurance', about: { listingId: car }, terms: { cover: 'total-loss', city: null, ktp: null } },
      { kind: 'finance', about: null, terms: { months: 36, city: 'Bandung', ktp: '•••• •••• •••• 0001' } },
    ]);
    const change = (who: Seller) =>
      who.send('changeLead', { id: String(items[1]?.id), state: 'done', clientId: randomUUID() });
    for (const other of [owner, visitor]) expect((await change(other)).statusCode).not.toBe(200);
    expect((await change(staff)).statusCode).toBe(200);
  });

  testOnce('with an impossible national id is refused without repeating it', async () => {
    const answer = await visitor.send('saveFinanceLead', loan({ ktp: '3174093211900001' }));
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { ktp: [expect.any(String)] } });
    expect(answer.body).not.toContain('3174093211900001');
  });

  testOnce('stores no fields of other kinds', async () => {
    await ask(sound({ preferredOn: '%', price: 'x' }));
    expect(await rows()).toMatchObject([{ kind: 'contact', preferredOn: null, price: null }]);
  });

  testOnce('for insurance needs no car', async () => {
    const { id: _, downPayment: __, months: ___, ...fields } = loan();
    const answer = await visitor.send('saveInsuranceLead', { ...fields, cover: 'total-loss' });
    expect(answer.statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ kind: 'insurance', listingId: null, cover: 'total-loss' }]);
  });

  test('is read by the seller of the car only, who may set its state', async () => {
    await visitor.signIn(database, '+6281300010001');
    await ask(sound({ message: 'Masih ada?' }));
    const { items, newCount } = await owner.ask('sellerLeads', {});
    expect(items).toMatchObject([
      {
        ...{ kind: 'contact', state: 'new', name: 'Sari', mobile: '+6281300010001', terms: null },
        ...{
          isVerified: true,
          about: { listingId: car, car: 'Toyota Avanza' },
          message: 'Masih ada?',
          accountId: visitor.account?.publicId,
        },
      },
    ]);
    expect(newCount).toBe(1);
    const id = String(items[0]?.id);
    const change = (who: Seller, state: 'seen' | 'done') =>
      who.send('changeLead', { id, state, clientId: randomUUID() });
    expect((await change(visitor, 'done')).statusCode).toBe(404);
    expect((await visitor.ask('sellerLeads', {})).items).toEqual([]);
    expect((await change(new Seller(api), 'done')).statusCode).toBe(401);
    expect((await change(owner, 'done')).json().data.lead.state).toBe('done');
    // States only advance, whatever the order of the calls.
    expect((await change(owner, 'seen')).json().data.lead.state).toBe('done');
    expect((await owner.ask('sellerLeads', {})).newCount).toBe(0);
  });

  testOnce('of a blocked sender does not reach the seller, and does not reveal the block', async () => {
    const { id } = await visitor.signIn(database, '+6281300010001');
    await database.orm.insert(blockedAccounts).values({ accountId: ownerId, blockedId: id });
    expect((await ask(sound())).statusCode).toBe(200);
    expect((await owner.ask('sellerLeads', {})).items).toEqual([]);
    expect(await database.orm.select().from(notifications)).toEqual([]);
  });

  testOnce('of a blocked sender who signed out does not reach the seller either', async () => {
    const { id } = await visitor.signIn(database, '+6281300010001');
    await database.orm.insert(blockedAccounts).values({ accountId: ownerId, blockedId: id });
    expect((await ask(sound(), new Seller(api))).statusCode).toBe(200);
    expect((await owner.ask('sellerLeads', {})).items).toEqual([]);
    expect(await database.orm.select().from(notifications)).toEqual([]);
    const [own] = (await owner.ask('ownListings', {})).items;
    expect(own?.activity).toMatchObject({ leads: 0, newLeads: 0 });
  });

  testOnce('keeps where the visit came from', async () => {
    expect((await ask(sound({ utmCampaign: 'lebaran', landingUrl: '/' }))).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ utmCampaign: 'lebaran', utmSource: null, landingUrl: '/' }]);
  });

  testOnce('of the site is not counted as the seller’s', async () => {
    await visitor.send('saveFinanceLead', loan());
    await ask(sound());
    const [own] = (await owner.ask('ownListings', {})).items;
    expect(own?.activity).toMatchObject({ leads: 1, newLeads: 1 });
  });

  testOnce('a used id returns the same listing, or is rejected', async () => {
    const fields = sound();
    await ask(fields);
    const other = new Seller(api);
    expect((await ask({ ...fields, name: 'Orang Lain' }, other)).statusCode).toBe(404);
    const { kind: _, ...who } = fields;
    const asLoan = { ...who, price: '150000000', downPayment: '37500000', months: '36' };
    expect((await visitor.send('saveFinanceLead', asLoan)).json()).toMatchObject({
      code: 'bad_request',
      errors: { clientId: [expect.any(String)] },
    });
    // A guest who has since signed in is still the sender.
    await visitor.signIn(database, '+6281300010001');
    expect((await ask(fields)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  testOnce('from one address cannot exhaust a car’s limit', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= leadLimits.addressToListing; turn++)
      statuses.push((await ask(sound({ mobile: mobileOf(100 + turn) }), new Seller(api))).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(leadLimits.addressToListing);
    expect(statuses.at(-1)).toBe(429);
    expect(leadLimits.addressToListing).toBeLessThan(leadLimits.listing / 3);
    // Verified senders are not limited by others at the same address.
    await visitor.signIn(database, '+6281300010001');
    expect((await ask(sound())).statusCode).toBe(200);
  });

  testOnce('whose encryption key was lost does not hide the others', async () => {
    await visitor.send('saveFinanceLead', loan({ ktp }));
    await visitor.send('saveFinanceLead', loan());
    const sealed = createKtpCipher('another key, as long as it has to be').seal(ktp, randomUUID());
    await database.orm.update(leads).set({ ktpCipher: sealed }).where(isNotNull(leads.ktpCipher));
    const staff = new Seller(api);
    await staff.signIn(database, '+6281399999999', 'staff');
    const { items } = await staff.ask('sellerLeads', {});
    expect(items.map(({ terms }) => terms?.ktp)).toEqual([null, null]);
  });

  testOnce('has no national id in its text', async () => {
    const answer = await ask(sound({ message: `NIK saya 3174 0921-1290.0001, tolong diproses` }));
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { message: [expect.any(String)] } });
    expect(await rows()).toEqual([]);
    expect((await ask(sound({ message: 'Rp 150.000.000, rangka MHKM1BA3JFK012345' }))).statusCode).toBe(200);
  });

  test('loses the national id after 90 days and is deleted after a year', async () => {
    await visitor.send('saveFinanceLead', loan({ ktp }));
    await ask(sound());
    const aged = (days: number, kind: 'finance' | 'contact') =>
      database.orm
        .update(leads)
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(leads.kind, kind));
    await aged(91, 'finance');
    await aged(366, 'contact');
    await createLeadRepository(database.orm).removeOld();
    expect(await rows()).toMatchObject([{ kind: 'finance', ktpCipher: null }]);
  });
});
