import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { type Database, schema } from '#server/db/database.ts';
import { ownersOf } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { hashOfToken } from '#server/session/session-token.ts';
import { type AccountApp, startAccountApp } from '#tests/support/account-app.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { startAccountJob } from './account-job.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';

const { accounts, oneTimeCodes, sessions } = schema;
const mobile = '+6281234567890';
const cookiePattern =
  /^auth\._token\.local=([\w-]{43}); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax(; Secure)?$/;

describeEachEngine('sessions', (open, testOnce) => {
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

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const cookie = (token: string) => ({ headers: { cookie: `a=b; auth._token.local=${token}; c=d` } });
  async function signedIn(number = mobile): Promise<{ token: string; id: string }> {
    const { data } = (await site.signIn(number, { device: newDeviceToken() })).json();
    return { token: data.authKey, id: data.user.id };
  }

  test('login answers a key, and gives the browser a cookie that no script can read', async () => {
    const answer = await site.signIn('0812 3456 7890');
    const { data } = answer.json();
    expect(data.user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      mobile,
      scope: 'user',
      name: null,
      email: null,
    });
    const [, token, secure] = cookiePattern.exec(String(answer.headers['set-cookie'])) ?? [];
    expect(token).toBe(data.authKey);
    expect(secure).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [kept] = await database.orm.select().from(sessions);
    expect(kept?.tokenHash).toBe(hashOfToken(data.authKey));
    expect(JSON.stringify(kept)).not.toContain(data.authKey);
  });

  testOnce('on https the cookie is Secure', async () => {
    const secure = await startAccountApp(database, {
      environment: {
        PUBLIC_URL: 'https://lajur.example',
        KTP_SECRET: 'only for tests, and long enough for one',
        VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
        OTP_DELIVERY: 'http-sms',
        SMS_URL: 'https://sms.example',
        SMS_BODY: '{"to":"{mobile}","text":"{message}"}',
      },
    });
    const answer = await secure.signIn(mobile);
    expect(String(answer.headers['set-cookie'])).toMatch(/; Secure$/);
    await secure.app.close();
  });

  test('me knows the session by cookie or by key, and is 401 without one', async () => {
    const { token, id } = await signedIn();
    const byCookie = await site.post('me', {}, cookie(token));
    expect(byCookie.json().data.user).toMatchObject({ id, mobile });
    expect(byCookie.headers['cache-control']).toBe('private, no-store');
    expect(String(byCookie.headers['set-cookie'])).toMatch(cookiePattern);
    const byKey = await site.post('me', {}, bearer(token));
    expect(byKey.json().data.user).toMatchObject({ id });
    expect(byKey.headers['set-cookie']).toBeUndefined();
    // A gateway in front of the site may use the Authorization header itself.
    const gated = { headers: { ...cookie(token).headers, authorization: 'Basic eDp5' } };
    expect((await site.post('me', {}, gated)).statusCode).toBe(200);
    for (const call of [{}, bearer('x'.repeat(43)), cookie("' or 1=1"), bearer(`${token}x`)]) {
      const refused = await site.post('me', { lang_code: 'en' }, call);
      expect(refused.json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
    }
  });

  testOnce('the account of a number is the same on every device', async () => {
    const [one, other] = [await signedIn(), await signedIn('+62 812-3456-7890')];
    expect(one.id).toBe(other.id);
    expect(one.token).not.toBe(other.token);
    expect((await signedIn('081234567891')).id).not.toBe(one.id);
    expect(await database.orm.select().from(accounts)).toHaveLength(2);
  });

  testOnce('logout ends this session only, and succeeds without one', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const out = await site.post('logout', {}, cookie(here.token));
    expect(out.json().data).toEqual({ signedOut: true });
    expect(String(out.headers['set-cookie'])).toMatch(/^auth\._token\.local=; Path=\/; Max-Age=0;/);
    expect((await site.post('me', {}, cookie(here.token))).statusCode).toBe(401);
    expect((await site.post('me', {}, cookie(elsewhere.token))).statusCode).toBe(200);
    expect((await site.post('logout')).statusCode).toBe(200);
  });

  testOnce('a session in a browser is replaced by the next one there', async () => {
    const { token } = await signedIn();
    await site.signIn('081234567891', cookie(token));
    expect((await site.post('me', {}, bearer(token))).statusCode).toBe(401);
  });

  test('it lasts 30 days from its last use', async () => {
    const { token } = await signedIn();
    const shift = (days: number) =>
      database.orm.execute(sql`
        update sessions set used_at = used_at - make_interval(days => ${days}::int),
          expires_at = expires_at - make_interval(days => ${days}::int)`);
    for (const days of [29, 29]) {
      await shift(days);
      expect((await site.post('me', {}, bearer(token))).statusCode).toBe(200);
    }
    await shift(31);
    expect((await site.post('me', {}, bearer(token))).statusCode).toBe(401);
  });

  test('expired sessions and codes are deleted', async () => {
    const { token } = await signedIn();
    await database.orm.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    await signedIn('081234567891');
    await database.orm
      .update(oneTimeCodes)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
      .where(eq(oneTimeCodes.mobile, mobile));
    const warnings: string[] = [];
    const job = startAccountJob({
      codes: createOneTimeCodeRepository(database.orm),
      sessions: createSessionRepository(database.orm),
      onWarning: (line) => warnings.push(line),
    });
    await job.run();
    await job.stop();
    expect(warnings).toEqual([]);
    const left = await database.orm.select().from(sessions);
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(hashOfToken(token));
    expect(left).toHaveLength(1);
    expect((await database.orm.select().from(oneTimeCodes)).map((row) => row.mobile)).toEqual([
      '+6281234567891',
    ]);
  });

  testOnce('a suspended number neither signs in nor stays signed in', async () => {
    const { token } = await signedIn();
    await database.orm.update(accounts).set({ isSuspended: true });
    expect((await site.post('me', {}, bearer(token))).json()).toMatchObject({
      code: 'suspended',
      statusCode: 403,
    });
    expect((await site.signIn(mobile)).json().code).toBe('suspended');
    expect(await database.orm.select().from(sessions)).toHaveLength(1);
  });

  testOnce('listings are told of a sign-in; their failure does not undo it', async () => {
    site.state.isListingDown = true;
    const answer = await site.signIn(mobile);
    expect(answer.statusCode).toBe(200);
    expect(site.signedIn).toEqual([[expect.objectContaining({ mobile }), hashOfToken(site.device)]]);
    expect(site.log.join('')).toContain('no advertisements today');
  });

  test('the principal: account, device, both or neither, and never another account', async () => {
    const { token, id } = await signedIn();
    const { id: otherId } = await signedIn('081234567891');
    const device = newDeviceToken();
    const ask = (headers: Record<string, string>) => site.readPrincipal({ headers });
    const authorization = `Bearer ${token}`;

    expect(await ask({})).toEqual({ account: undefined, deviceHash: undefined });
    const both = await ask({ authorization, [deviceHeader]: device, [accountHeader]: id });
    expect(both.account?.publicId).toBe(id);
    expect(ownersOf(both)).toEqual([`account:${both.account?.id}`, `device:${hashOfToken(device)}`]);
    expect(ownersOf(await ask({ [deviceHeader]: device }))).toEqual([`device:${hashOfToken(device)}`]);
    await expect(ask({ authorization, [accountHeader]: otherId })).rejects.toMatchObject({
      code: 'other_account',
    });
    await expect(ask({ [accountHeader]: id })).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(ask({ [deviceHeader]: 'short' })).rejects.toMatchObject({ code: 'bad_request' });
  });

  testOnce('how many more listings a number may have', async () => {
    const stock = async (active: number, fields: Record<string, string>, token?: string) => {
      const crowded = await startAccountApp(database, { active });
      const answer = await crowded.post('stockLimit', fields, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      await crowded.app.close();
      return answer.json();
    };
    const generalLimit = { allowed_stock_add: 3, msg: 'Nomor ini masih bisa memasang 3 iklan.' };
    expect((await stock(1, { mobile })).data).toEqual(generalLimit);
    const { token } = await signedIn();
    expect((await stock(1, { mobile }, token)).data.allowed_stock_add).toBe(2);
    expect((await stock(3, { mobile, lang_code: 'en' }, token)).data).toEqual({
      allowed_stock_add: 0,
      msg: 'This number has reached its limit of ads.',
    });
    expect((await stock(4, { mobile }, token)).data.allowed_stock_add).toBe(0);
    expect((await stock(0, { mobile: '12' })).errors.mobile).toHaveLength(1);
    await database.orm.update(accounts).set({ scope: 'dealer' });
    expect((await stock(4, { mobile }, token)).data.allowed_stock_add).toBe(196);
    // No other caller learns whether a number has an account, or how many ads it has.
    expect((await stock(4, { mobile })).data).toEqual(generalLimit);
    const other = await signedIn('081234567892');
    expect((await stock(4, { mobile }, other.token)).data).toEqual(generalLimit);
  });

  testOnce('check-mobile answers the normalised number, and never whose it is', async () => {
    await signedIn();
    const known = await site.post('checkMobile', { mobile: '0812 3456 7890' });
    expect(known.json().data).toEqual({ mobile });
    expect((await site.post('checkMobile', { mobile: '81234567891' })).json().data).toEqual({
      mobile: '+6281234567891',
    });
    expect((await site.post('checkMobile', { mobile: '021 555 1234' })).statusCode).toBe(422);
  });
});
