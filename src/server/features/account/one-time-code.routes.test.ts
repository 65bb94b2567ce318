import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { type AccountApp, startAccountApp } from '#tests/support/account-app.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { sentToNumberAtOnce, sentToNumberEachSeconds } from './one-time-code.repository.ts';

const { accounts, oneTimeCodes, sessions } = schema;
const mobile = '+6281234567890';

describeEachEngine('one-time codes', (open, testOnce) => {
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

  /** Shifts all sent codes into the past. */
  const later = (seconds: number) =>
    database.orm.execute(sql`
      update one_time_codes set
        created_at = created_at - make_interval(secs => ${seconds}::int),
        expires_at = expires_at - make_interval(secs => ${seconds}::int)`);
  const login = (otp: string, fields: Record<string, string> = {}) =>
    site.post('login', { mobile, otp, ...fields });
  const codesOf = (answers: readonly { statusCode: number; json(): { code?: string } }[]) =>
    answers.map((answer) => (answer.statusCode === 200 ? 'ok' : answer.json().code)).sort();

  test('six digits go to the number, however it is written, and only their keyed hash is stored', async () => {
    const answer = await site.post('otp', { mobile: ' 0812-3456.7890 ', lang_code: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual({ resendSeconds: 60, validSeconds: 300 });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(site.sent).toEqual([{ mobile, code: expect.stringMatching(/^\d{6}$/), language: 'en' }]);
    const [kept] = await database.orm.select().from(oneTimeCodes);
    expect(kept).toMatchObject({ mobile, triesLeft: 5, codeHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(kept)).not.toContain(site.lastCode());
  });

  testOnce('the answer shows the code only where the site is configured to', async () => {
    const echoing = await startAccountApp(database, { environment: { OTP_ECHO: '1' } });
    const answer = await echoing.post('otp', { mobile });
    expect(answer.json().data.code).toBe(echoing.lastCode());
    await echoing.app.close();
  });

  testOnce('the right code signs in, once', async () => {
    await site.post('otp', { mobile });
    const code = site.lastCode();
    expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    const again = await login(code);
    expect(again.json()).toMatchObject({ statusCode: 422, code: 'otp_used' });
  });

  testOnce('a wrong code reports the remaining tries; after five no code works', async () => {
    await site.post('otp', { mobile });
    const wrong = site.wrongCode();
    for (const left of [4, 3, 2, 1]) {
      const answer = await login(wrong, { lang_code: 'en' });
      expect(answer.json()).toMatchObject({
        code: 'otp_wrong',
        message: 'That code is wrong.',
        errors: { otp: [expect.stringContaining(`${left} `)] },
      });
    }
    expect((await login(wrong)).json()).toMatchObject({ code: 'otp_wrong', message: 'Kode salah.' });
    expect((await login(site.lastCode())).json().code).toBe('otp_exhausted');
    expect(await database.orm.select().from(accounts)).toEqual([]);
  });

  testOnce('an expired, unknown or earlier code is reported as over', async () => {
    expect((await login('123456')).json().code).toBe('otp_expired');
    await site.post('otp', { mobile });
    const first = site.lastCode();
    await later(299);
    await site.post('otp', { mobile });
    const second = site.lastCode();
    expect((await login(first)).json()).toMatchObject({ code: 'otp_expired' });
    await later(301);
    expect((await login(second)).json()).toMatchObject({ code: 'otp_expired' });
    expect((await login(second, { lang_code: 'en' })).json().message).toMatch(/^That code has expired/);
    // Each of them uses up a try.
    const [newest] = await database.orm
      .select()
      .from(oneTimeCodes)
      .where(sql`used_at is null and tries_left < 5`);
    expect(newest?.triesLeft).toBe(2);
  });

  testOnce.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
    '%j is no code, and costs no try',
    async (otp) => {
      await site.post('otp', { mobile });
      const answer = await login(otp);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: { otp: [expect.any(String)] },
      });
      expect((await database.orm.select().from(oneTimeCodes))[0]?.triesLeft).toBe(5);
    },
  );

  test('fifty guesses at once get five tries', async () => {
    await site.post('otp', { mobile });
    const wrong = site.wrongCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(wrong)));
    expect(codesOf(answers)).toEqual([
      ...Array<string>(45).fill('otp_exhausted'),
      ...Array<string>(5).fill('otp_wrong'),
    ]);
    expect((await login(site.lastCode())).json().code).toBe('otp_exhausted');
  });

  test('the right code fifty times at once signs in once', async () => {
    await site.post('otp', { mobile });
    const code = site.lastCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(code)));
    const outcomes = codesOf(answers);
    // Until the first has used the code, requests beyond five tries only learn that none are left.
    expect(outcomes.filter((each) => each !== 'otp_used' && each !== 'otp_exhausted')).toEqual(['ok']);
    expect(await database.orm.select().from(sessions)).toHaveLength(1);
    expect(await database.orm.select().from(accounts)).toHaveLength(1);
  });

  testOnce('guesses at one number’s codes are counted together, whichever device asks', async () => {
    let refused = 0;
    for (let device = 0; device < 8; device += 1) {
      const deviceToken = newDeviceToken();
      await site.post('otp', { mobile }, { device: deviceToken });
      for (let guess = 0; guess < 5; guess += 1)
        if (
          (await site.post('login', { mobile, otp: site.wrongCode() }, { device: deviceToken }))
            .statusCode === 429
        )
          refused += 1;
    }
    expect(refused).toBe(8 * 5 - 30);
  });

  testOnce(
    'codes for many numbers are limited in a neighbourhood, whichever address in it asks',
    async () => {
      const statuses = new Map<number, number>();
      for (let at = 0; at < 1010; at += 1) {
        const address = `2001:db8:1:${at.toString(16)}::1`;
        const { statusCode } = await site.post('otp', { mobile: `+62812${10_000_000 + at}` }, { address });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect(statuses).toEqual(
        new Map([
          [200, 1000],
          [429, 10],
        ]),
      );
      const elsewhere = await site.post('otp', { mobile }, { address: '2001:db8:2::1' });
      expect(elsewhere.statusCode).toBe(200);
    },
  );

  test('of fifty simultaneous requests one is sent', async () => {
    // From several addresses, since the limit by address is lower.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => site.post('otp', { mobile }, { address: `10.0.0.${at % 25}` })),
    );
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1);
    expect(site.sent).toHaveLength(1);
  });

  test('codes can be resent after 60 seconds, five an hour, and the response says when', async () => {
    await site.post('otp', { mobile });
    const soon = await site.post('otp', { mobile, lang_code: 'en' });
    expect(soon.json()).toMatchObject({ statusCode: 429, code: 'rate_limited' });
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50);
    expect(soon.json().errors.mobile[0]).toMatch(/again in \d\d seconds/);
    for (let more = 0; more < 4; more++) {
      await later(61);
      expect((await site.post('otp', { mobile })).statusCode).toBe(200);
    }
    await later(61);
    const often = await site.post('otp', { mobile });
    expect(often.statusCode).toBe(429);
    // The first code is 305 seconds old.
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(3200);
    expect(often.json().errors.mobile[0]).toMatch(/dalam 5\d menit/);
    await later(3300);
    expect((await site.post('otp', { mobile })).statusCode).toBe(200);
  });

  testOnce('other devices have their own count, and cannot use this one’s code or tries', async () => {
    await site.post('otp', { mobile });
    const code = site.lastCode();
    const other = { device: newDeviceToken() };
    expect((await site.post('login', { mobile, otp: code }, other)).json().code).toBe('otp_expired');
    expect((await site.post('otp', { mobile }, other)).statusCode).toBe(200);
    for (let tried = 0; tried < 6; tried++)
      await site.post('login', { mobile, otp: site.wrongCode() }, other);
    expect((await login(code)).statusCode).toBe(200);
  });

  testOnce('without a device’s token its address counts', async () => {
    const bare = (address: string) => ({ device: undefined, address });
    await site.post('otp', { mobile }, bare('10.1.1.1'));
    expect((await site.post('otp', { mobile }, bare('10.1.1.1'))).statusCode).toBe(429);
    const otp = site.lastCode();
    expect((await site.post('login', { mobile, otp }, bare('10.1.1.2'))).statusCode).toBe(422);
    expect((await site.post('login', { mobile, otp }, bare('10.1.1.1'))).statusCode).toBe(200);
    expect(JSON.stringify(await database.orm.select().from(oneTimeCodes))).not.toContain('10.1.1');
  });

  testOnce('new devices cannot flood a number', async () => {
    const ask = (address: string) => site.post('otp', { mobile }, { device: newDeviceToken(), address });
    const fromOne = await Promise.all(Array.from({ length: 12 }, () => ask('10.2.2.2')));
    // Eight concurrently, and the first of those sent sequentially.
    expect(codesOf(fromOne).filter((code) => code === 'ok')).toHaveLength(9);
    const fromMany = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`10.3.3.${at}`)));
    expect(codesOf(fromMany).filter((code) => code === 'ok')).toHaveLength(sentToNumberAtOnce - 9);
    expect((await site.post('otp', { mobile: '081234567891' }, { address: '10.2.2.2' })).statusCode).toBe(
      200,
    );
  });

  testOnce(
    'requests by strangers delay a number’s owner on a new device by minutes, and do not lock the owner out',
    async () => {
      const ask = (address: string) => site.post('otp', { mobile }, { device: newDeviceToken(), address });
      await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`10.4.${at}.1`)));
      const refused = await ask('10.9.9.9');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(sentToNumberEachSeconds);
      await database.orm
        .update(oneTimeCodes)
        .set({ createdAt: sql`created_at - make_interval(secs => ${sentToNumberEachSeconds}::int)` });
      expect((await ask('10.9.9.9')).statusCode).toBe(200);
      // The next one has to wait again.
      expect((await ask('10.9.9.8')).statusCode).toBe(429);
    },
  );

  testOnce('a code that could not be sent can be asked for again at once', async () => {
    site.state.isDeliveryDown = true;
    const failed = await site.post('otp', { mobile });
    expect(failed.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
    expect(await database.orm.select().from(oneTimeCodes)).toEqual([]);
    site.state.isDeliveryDown = false;
    expect((await site.post('otp', { mobile })).statusCode).toBe(200);
    expect(site.log.join('')).toContain('a one-time code could not be sent: the gateway did not answer');
  });

  testOnce.each(['', '123', '+1 202 555 0100', '0841234567', 'x'.repeat(40)])(
    'to %j nothing is sent',
    async (written) => {
      const answer = await site.post('otp', { mobile: written, lang_code: 'en' });
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: { mobile: [expect.stringMatching(/^Enter an Indonesian/)] },
      });
      expect(site.sent).toEqual([]);
    },
  );

  testOnce('the log has no personal data', async () => {
    await site.post('otp', { mobile }, { address: '10.9.8.7' });
    await login(site.wrongCode());
    await login(site.lastCode());
    await database.orm.execute(sql`alter table one_time_codes rename column mobile to elsewhere`);
    expect((await site.post('otp', { mobile })).statusCode).toBe(500);
    await database.orm.execute(sql`alter table one_time_codes rename column elsewhere to mobile`);
    const written = site.log.join('\n');
    expect(written).toContain('request failed');
    // Not preceded or followed by other digits, as in a time.
    const code = `(?<![\\d.])${site.lastCode()}(?!\\d)`;
    expect(written).not.toMatch(new RegExp(`81234567890|${code}|${site.device}|10\\.9\\.8\\.7`));
  });
});
