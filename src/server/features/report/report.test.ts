import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createCallCounter } from '#server/http/count-call.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import { loggedError } from '#server/process/error-reason.ts';
import { createPrincipalReader } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { reportFeature } from './report.feature.ts';

const { listings, reports } = schema;

describeEachEngine('reporting a listing', (open, testOnce) => {
  let database: Database;
  let app: FastifyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1),
        sampleListing(2, { status: 'removed' }),
        sampleListing(3, { status: 'pending', publishedAt: null }),
      ]);
  });
  beforeEach(() => {
    log.length = 0;
    app = Fastify({
      logger: {
        level: 'trace',
        serializers: { err: loggedError },
        stream: { write: (line) => log.push(line) },
      },
    });
    app.setValidatorCompiler(() => () => true);
    app.setSerializerCompiler(() => JSON.stringify);
    errorHandler(app);
    const readPrincipal = createPrincipalReader(createSessionRepository(database.orm));
    const countCall = createCallCounter(database, '', readPrincipal);
    app.decorate('endpointParts', { readPrincipal, countCall, database });
    reportFeature(app, { database });
  });
  afterEach(async () => {
    await app.close();
    await database.orm.delete(reports);
  });

  const send = (changes: Readonly<Record<string, unknown>> = {}, remoteAddress = '10.1.2.3') =>
    app.inject({
      method: 'POST',
      url: '/api/v1/inventory/report',
      payload: { id: 1, reason: 'fraud', clientId: randomUUID(), ...changes },
      remoteAddress,
    });
  const kept = () => database.orm.select().from(reports).orderBy(reports.id);

  test('is stored once, however often it is sent', async () => {
    const report = { clientId: randomUUID(), details: 'Minta uang muka lewat WA' };
    const answers = await Promise.all([send(report), send(report), send(report)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ data: { received: true } });
    }
    expect(await kept()).toMatchObject([{ listingId: 1, reason: 'fraud', details: report.details }]);
  });

  test('records the device by its hash, never its token', async () => {
    const token = newDeviceToken();
    const payload = { id: 1, reason: 'sold', clientId: randomUUID() };
    const headers = { [deviceHeader]: token };
    await app.inject({ method: 'POST', url: '/api/v1/inventory/report', payload, headers });
    await send();
    const [known, unknown] = await kept();
    expect(known?.owner).toMatch(/^device:[0-9a-f]{64}$/);
    expect(known?.owner).not.toContain(token);
    expect(unknown?.owner).toBeNull();
  });

  test('also of one that is gone, but not of one that was never public', async () => {
    expect((await send({ id: 2 })).statusCode).toBe(200);
    expect((await send({ id: 3 })).statusCode).toBe(404);
    expect((await send({ id: 999 })).statusCode).toBe(404);
    expect(await kept()).toHaveLength(1);
  });

  testOnce.each([
    ['without a reason', { reason: undefined }],
    ['with a reason that is none', { reason: 'dislike' }],
    ['without an id of its own', { clientId: 'abc' }],
    ['of no number', { id: 'x' }],
    ['with endless details', { details: 'a'.repeat(501) }],
    ['with a reason twice', { reason: ['fraud', 'sold'] }],
  ])('%s is refused', async (_, changes) => {
    expect((await send(changes)).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('control characters and unpaired surrogates are removed from the details', async () => {
    await send({ details: '\u0000Palsu\u0007\u001b[31m\n\ud800 sekali \u0000' });
    await send({ details: ' \u0000\n' });
    expect((await kept()).map(({ details }) => details)).toEqual(['Palsu [31m  sekali', null]);
  });

  test('ten an hour from an address; repeating one of them is free', async () => {
    const clientId = randomUUID();
    const answers = [await send({ clientId })];
    for (let more = 0; more < 10; more++) answers.push(await send());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await send({ clientId })).statusCode).toBe(200);
    expect((await send({}, '10.1.2.4')).statusCode).toBe(200);
    expect(await kept()).toHaveLength(11);
  });

  testOnce('nothing of it is logged', async () => {
    const clientId = randomUUID();
    await send({ clientId, details: 'rahasia sekali' });
    await send({ clientId, details: 'rahasia sekali', reason: 'x' });
    await database.orm.execute(sql`alter table reports rename column details to elsewhere`);
    expect((await send({ details: 'rahasia sekali' })).statusCode).toBe(500);
    await database.orm.execute(sql`alter table reports rename column elsewhere to details`);
    expect(log.join('\n')).toContain('request failed');
    expect(log.join('\n')).not.toMatch(new RegExp(`rahasia|${clientId}`));
  });
});
