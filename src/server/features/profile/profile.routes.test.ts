import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { isBlocked } from '#server/features/account/shared/blocked.ts';
import { type AccountApp, startAccountApp } from '#tests/support/account-app.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { accounts, oneTimeCodes, scopeRequests, sessions } = schema;
const mobile = '+6281234567890';
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

describeEachEngine('one’s own account', (open, testOnce) => {
  let database: Database;
  let site: AccountApp;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    site = await startAccountApp(database);
  });
  afterEach(async () => {
    await site.app.close();
    for (const table of [sessions, accounts, oneTimeCodes]) await database.orm.delete(table);
  });

  async function signedIn(number = mobile) {
    const device = newDeviceToken();
    const { data } = (await site.signIn(number, { device, headers: { 'user-agent': chrome } })).json();
    const headers = { authorization: `Bearer ${data.authKey}` };
    const id: string = data.user.id;
    return {
      id,
      headers,
      send: (name: Parameters<AccountApp['post']>[0], fields: Record<string, string> = {}) =>
        site.post(name, fields, { device, headers }),
    };
  }
  const rowOf = async (number: string) => {
    const found = (await database.orm.select().from(accounts)).find((row) => row.mobile === number);
    if (!found) throw new Error('no such account');
    return found;
  };

  test('the profile is answered to its account only, by GET too', async () => {
    const me = await signedIn();
    const answer = await site.app.inject({ url: '/api/v3/ovb/user-profile', headers: me.headers });
    expect(answer.json().data).toMatchObject({
      user: { id: me.id, mobile, name: null },
      isWhatsapp: true,
      activeOffer: null,
      scopeRequest: null,
      consents: [],
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await site.app.inject('/api/v3/ovb/user-profile')).statusCode).toBe(401);
  });

  testOnce(
    'name and address follow the rules of the sell form, with problems in the language of the call',
    async () => {
      const me = await signedIn();
      const good = await me.send('updateProfile', {
        name: ' Sari O‘Brien\u00a0, S.E.',
        email: 'sari@example.com',
        isWhatsapp: '0',
      });
      expect(good.json().data.profile).toMatchObject({
        user: { name: "Sari O'Brien, S.E.", email: 'sari@example.com' },
        isWhatsapp: false,
      });
      for (const [fields, field] of [
        [{ name: 'Sari 0812 3456 7890' }, 'name'],
        [{ name: '<b>Sari</b>' }, 'name'],
        [{ email: 'sari' }, 'email'],
      ] as const) {
        const refused = await me.send('updateProfile', { ...fields, lang_code: 'en' });
        expect(refused.json()).toMatchObject({
          code: 'validation_failed',
          errors: { [field]: [expect.any(String)] },
        });
      }
      // Absent fields stay; only an explicit deletion deletes.
      await me.send('updateProfile', { name: 'Sari' });
      expect(await rowOf(mobile)).toMatchObject({
        name: 'Sari',
        email: 'sari@example.com',
        isWhatsapp: false,
      });
      await me.send('updateProfile', { withoutEmail: '1' });
      expect(await rowOf(mobile)).toMatchObject({ name: 'Sari', email: null });
    },
  );

  test('sessions are listed with their browser, ended one by one or all but this', async () => {
    const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
    const { items } = (await here.send('ownSessions')).json().data;
    expect(items).toHaveLength(3);
    expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(items[0]).toMatchObject({
      device: 'Chrome · Android',
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const { items: ofThere } = (await there.send('ownSessions')).json().data;
    const { id } = ofThere.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    // Another account's session answers 404.
    const stranger = await signedIn('+6281234567891');
    expect((await stranger.send('endSession', { id })).statusCode).toBe(404);
    expect((await here.send('endSession', { id })).statusCode).toBe(200);
    expect((await there.send('me')).statusCode).toBe(401);
    expect((await here.send('endOtherSessions')).json().data).toEqual({ ended: 1 });
    expect((await elsewhere.send('me')).statusCode).toBe(401);
    expect((await here.send('me')).statusCode).toBe(200);
    expect((await stranger.send('me')).statusCode).toBe(200);
    // SQL wildcards in an id have no effect.
    expect((await here.send('endSession', { id: '%%%%%%%%%%%%%%%%' })).statusCode).toBe(400);
  });

  testOnce('a browser that was signed out from elsewhere is no longer woken', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const { pushSubscriptions } = schema;
    const subscribe = async () => {
      const [{ id: accountId } = { id: 0 }] = await database.orm.select().from(accounts);
      const row = {
        endpoint: 'https://fcm.googleapis.com/x',
        accountId,
        p256dh: 'x',
        auth: 'x',
        language: 'id',
      };
      await database.orm.insert(pushSubscriptions).values(row);
    };
    await subscribe();
    const { items } = (await there.send('ownSessions')).json().data;
    const { id } = items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await here.send('endSession', { id });
    expect(await database.orm.select().from(pushSubscriptions)).toEqual([]);
    await subscribe();
    await here.send('endOtherSessions');
    expect(await database.orm.select().from(pushSubscriptions)).toEqual([]);
  });

  test('a scope request waits once, with the latest text', async () => {
    const me = await signedIn();
    await Promise.all([
      me.send('requestScope', { scope: 'dealer', company: 'Maju Motor' }),
      me.send('requestScope', { scope: 'dealer', company: 'Maju Motor' }),
    ]);
    const answer = await me.send('requestScope', {
      scope: 'dealer',
      company: 'Maju\u0000 Jaya',
      note: 'Sejak 2010',
    });
    expect(answer.json().data.profile.scopeRequest).toMatchObject({
      scope: 'dealer',
      company: 'Maju  Jaya',
      isGranted: null,
    });
    expect(await database.orm.select().from(scopeRequests)).toHaveLength(1);
    expect((await me.send('requestScope', { scope: 'dealer', company: ' ' })).statusCode).toBe(422);
    for (const scope of ['staff', 'user'])
      expect((await me.send('requestScope', { scope, company: 'x' })).statusCode).toBe(400);
    for (let more = 0; more < 2; more += 1)
      expect((await me.send('requestScope', { scope: 'dealer', company: 'x' })).statusCode).toBe(200);
    expect((await me.send('requestScope', { scope: 'dealer', company: 'x' })).statusCode).toBe(429);
    await database.orm.update(accounts).set({ scope: 'dealer' });
    expect((await me.send('requestScope', { scope: 'dealer', company: 'x' })).statusCode).toBe(422);
  });

  testOnce('a blocked account does not get through, and is not told so', async () => {
    const [me, other] = [await signedIn(), await signedIn('+6281234567891')];
    await other.send('updateProfile', { name: 'Budi' });
    for (let times = 0; times < 2; times += 1)
      expect((await me.send('blockAccount', { id: other.id })).statusCode).toBe(200);
    expect((await me.send('blockedAccounts')).json().data.items).toMatchObject([
      { id: other.id, name: 'Budi' },
    ]);
    expect((await other.send('blockedAccounts')).json().data.items).toEqual([]);
    const [mine, theirs] = [await rowOf(mobile), await rowOf('+6281234567891')];
    expect(await isBlocked(database.orm, { accountId: theirs.id, by: mine.id })).toBe(true);
    expect(await isBlocked(database.orm, { accountId: mine.id, by: theirs.id })).toBe(false);
    await me.send('unblockAccount', { id: other.id });
    expect(await isBlocked(database.orm, { accountId: theirs.id, by: mine.id })).toBe(false);
    for (const id of [me.id, 'x'.repeat(22)])
      expect((await me.send('blockAccount', { id })).statusCode).toBe(404);
  });

  testOnce('a consent is recorded with its version and first time', async () => {
    const call = { device: newDeviceToken() };
    await site.post('otp', { mobile }, call);
    const { data } = (
      await site.post('login', { mobile, otp: site.lastCode(), consent: '2026-11-22' }, call)
    ).json();
    const headers = { authorization: `Bearer ${data.authKey}` };
    const profile = await site.post('userProfile', {}, { headers });
    expect(profile.json().data.consents).toMatchObject([{ version: '2026-11-22' }]);
    const again = await site.post('giveConsent', { version: '2026-11-22' }, { headers });
    expect(again.json().data).toEqual(profile.json().data.consents[0]);
    expect((await site.post('giveConsent', { version: '2999-01-01' }, { headers })).statusCode).toBe(404);
    // A guest's consent is stored for the device.
    expect((await site.post('giveConsent', { version: '2026-11-22' })).statusCode).toBe(200);
    expect(
      (await site.post('giveConsent', { version: '2026-11-22' }, { device: undefined })).statusCode,
    ).toBe(401);
  });
});
