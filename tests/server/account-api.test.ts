import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { newDeviceToken, signIn } from '#tests/support/sign-in.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const { accounts, listings } = schema;

/* Accounts in the whole server: behaviour that the unit tests cannot see. */
describe('accounts and their listings', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 60, onProgress: () => undefined });
    api = await startApi(database);
  });
  afterAll(() => api?.close());

  async function sendAsGuest(mobile: string): Promise<{ seller: Seller; clientId: string }> {
    const seller = new Seller(api);
    const clientId = randomUUID();
    const images = await seller.upload(await newPhoto());
    await seller.ask('createListing', { ...(await soundForm(database)), mobile, images, clientId });
    return { seller, clientId };
  }
  const listingOf = async (clientId: string) => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.clientId, clientId));
    if (!row) throw new Error('no advertisement');
    return row;
  };

  test('verifying the number on the same device claims a guest’s listing', async () => {
    const { seller, clientId } = await sendAsGuest('0812 1111 2222');
    expect(await listingOf(clientId)).toMatchObject({ status: 'unverified', userId: null });

    // On another device the number alone claims nothing.
    await signIn(api, '+6281211112222');
    expect(await listingOf(clientId)).toMatchObject({ status: 'unverified', userId: null });

    const { accountId } = await signIn(api, '+6281211112222', seller.device);
    const [account] = await database.orm.select().from(accounts).where(eq(accounts.publicId, accountId));
    const claimed = await listingOf(clientId);
    expect(claimed).toMatchObject({ userId: account?.id, mobileVerified: true });
    expect(['live', 'pending']).toContain(claimed.status);
  });

  test('the stock limit counts a number’s listings, and its answer is never cached', async () => {
    const { seller } = await sendAsGuest('0812 3333 4444');
    const left = (headers: Record<string, string> = {}) =>
      api.app.inject({
        method: 'POST',
        headers,
        url: `${endpointSchemas.stockLimit.path}?lang_code=en`,
        payload: { mobile: '081233334444' },
      });
    expect((await left()).json().data.allowed_stock_add).toBe(3);
    const { headers } = await signIn(api, '+6281233334444', seller.device);
    expect((await left()).json().data.allowed_stock_add).toBe(3);
    const answer = await left(headers);
    expect(answer.json().data).toEqual({ allowed_stock_add: 2, msg: 'This number can have 2 more ads.' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('cross-site requests change nothing, on any endpoint', async () => {
    const { headers } = await signIn(api, '+6281255556666');
    const cookie = `auth._token.local=${headers.authorization.replace('Bearer ', '')}`;
    const device = { [deviceHeader]: newDeviceToken() };
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    for (const [method, url] of [
      ['POST', endpointSchemas.logout.path],
      ['POST', endpointSchemas.me.path],
      ['POST', endpointSchemas.createListing.path],
      ['PUT', `/api/v4/media/${'0'.repeat(64)}`],
    ] as const) {
      const send = (given: Record<string, string>) =>
        api.app.inject({ method, url, headers: { ...device, cookie, ...given } });
      expect((await send(elsewhere)).statusCode, url).toBe(403);
      expect((await send({ origin: 'null' })).statusCode, url).toBe(403);
      expect((await send({})).statusCode, `${url}, and no word of where from`).toBe(403);
    }
    const still = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.me.path,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(still.statusCode).toBe(200);
  });

  test('pages are the same for every account', async () => {
    const { headers } = await signIn(api, '+6281277778888');
    const cookie = `auth._token.local=${headers.authorization.replace('Bearer ', '')}`;
    const [guest, member] = [
      await api.app.inject('/jual-mobil-anda'),
      await api.app.inject({ url: '/jual-mobil-anda', headers: { cookie } }),
    ];
    expect(member.body).toBe(guest.body);
    expect(member.headers['set-cookie']).toBeUndefined();
  });
});
