import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import type { TrackingEvent } from '#contract/page/tracking-event.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { countEvents, forgetEvents, mostRowsOfDay } from './event-counts.ts';

const { eventBatches, eventCounts, pageVitals } = schema;
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const dayMs = 86_400_000;
const seen = (listingId: number, at = Date.now()) => ({
  at,
  page: '/mobil-bekas/:listing',
  event: { name: 'listing_viewed', listingId },
});

describeEachEngine('events', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    database = await open();
    api = await startApi(database);
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
  });
  beforeEach(async () => {
    await database.orm.delete(eventCounts);
    await database.orm.delete(eventBatches);
    await database.orm.delete(pageVitals);
  });

  type Given = { readonly headers?: Readonly<Record<string, string>> };
  const send = (payload: unknown, { headers = {} }: Given = {}) =>
    api.app.inject({
      method: 'POST',
      url: endpointSchemas.sendEvents.path,
      headers: { 'user-agent': phone, 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const batch = (events: unknown, more: Readonly<Record<string, string>> = {}) => ({
    ...{ batch: randomUUID(), events: JSON.stringify(events), ...more },
  });
  const counted = () =>
    database.orm
      .select()
      .from(eventCounts)
      .orderBy(eventCounts.day, eventCounts.event, eventCounts.page, eventCounts.visit);
  const today = () => dayInJakarta(new Date());

  test('measurements are counted by the band of their value', async () => {
    const measured = (metric: string, value: number, page = '/') => ({
      at: Date.now(),
      page,
      event: { name: 'page_measured', metric, value, device: 'phone' },
    });
    const sent = batch([
      ...[measured('LCP', 2500), measured('LCP', 2400), measured('LCP', 2501)],
      ...[measured('CLS', 900_000), measured('TTFB', 300)],
    ]);
    await Promise.all([send(sent), send(sent)]);
    const row = { day: today(), page: '/', device: 'phone' };
    const { day, metric, band } = pageVitals;
    expect(await database.orm.select().from(pageVitals).orderBy(day, metric, band)).toEqual([
      { ...row, metric: 'CLS', band: 13, count: 1 },
      { ...row, metric: 'LCP', band: 9, count: 2 },
      { ...row, metric: 'LCP', band: 10, count: 1 },
    ]);
    await forgetEvents(database, Date.now() + 91 * dayMs);
    expect(await database.orm.select().from(pageVitals)).toEqual([]);
  });

  test('a batch counts once, however often and by whichever process it is received', async () => {
    const sent = batch([seen(1), seen(2), { at: Date.now(), event: { name: 'app_installed' } }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await send(sent)).json().data).toEqual({ received: true });
    expect(await counted()).toEqual([
      { day: today(), event: 'app_installed', page: 'none', visit: 'direct', count: 1 },
      { day: today(), event: 'listing_viewed', page: '/mobil-bekas/:listing', visit: 'direct', count: 2 },
    ]);
  });

  test('batches of many devices at once add up', async () => {
    const kinds: readonly Readonly<Record<string, string>>[] = [
      { utmSource: 'radio', utmCampaign: 'lebaran' },
      { utmSource: 'search.example', utmMedium: 'referral' },
      { utmSource: 'direct' },
    ];
    const page = (pattern: string): { at: number; event: TrackingEvent } => ({
      at: Date.now(),
      event: { name: 'page_viewed', pattern, title: 'Mobil bekas' },
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, place) => {
        const events = [page('/'), page('/mobil-bekas'), seen(place + 1)];
        return send(batch(place % 2 ? events : events.toReversed(), kinds[place % 3]));
      }),
    );
    const rows = await counted();
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([20]));
    expect(rows).toHaveLength(9);
    // Counts alone: no title, campaign or address of the visit.
    expect(JSON.stringify(rows)).not.toMatch(/Mobil bekas|radio|lebaran|search\.example/);
  });

  test('of a wrong clock count today, and late ones on their day', async () => {
    await send(
      batch([seen(1, 0), seen(2, Date.now() + 40 * dayMs), seen(3, 1e300), seen(4, Date.now() - 3 * dayMs)]),
    );
    expect((await counted()).map(({ day, count }) => [day, count])).toEqual([
      [dayInJakarta(new Date(Date.now() - 3 * dayMs)), 1],
      [today(), 3],
    ]);
  });

  test('a day has a bounded number of rows', async () => {
    await database.orm.insert(eventCounts).values(
      Array.from({ length: mostRowsOfDay }, (_, place) => ({
        ...{ day: today(), event: 'page_viewed', page: `/p${place}`, visit: 'direct' as const, count: 1 },
      })),
    );
    for (let place = 0; place < 5; place += 1)
      await send(batch([{ at: Date.now(), event: { name: 'page_viewed', pattern: `/invented/${place}` } }]));
    const rows = await counted();
    expect(rows).toHaveLength(mostRowsOfDay + 1);
    expect(rows.find(({ page }) => page === 'other')).toMatchObject({ count: 5 });
  });

  test('counts are removed after 400 days, ids of batches once no device sends them again', async () => {
    const sent = {
      id: randomUUID(),
      events: [{ at: Date.now(), event: { name: 'app_installed' as const } }],
    };
    await countEvents(database, { ...sent, visit: 'direct' });
    await forgetEvents(database, Date.now() + 8 * dayMs);
    expect(await database.orm.select().from(eventBatches)).toHaveLength(1);
    await forgetEvents(database, Date.now() + 10 * dayMs);
    expect(await database.orm.select().from(eventBatches)).toEqual([]);
    expect(await counted()).toHaveLength(1);
    await forgetEvents(database, Date.now() + 402 * dayMs);
    expect(await counted()).toEqual([]);
  });

  testOnce('robots and visitors who do not want to be counted are not', async () => {
    for (const headers of [
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': '' },
    ])
      expect((await send(batch([seen(1)]), { headers })).statusCode).toBe(200);
    expect(await counted()).toEqual([]);
  });

  testOnce('hostile bodies are refused or leave nothing', async () => {
    const events = [seen(1)];
    const refused: unknown[] = [
      '',
      '{',
      '[]',
      'null',
      '{"batch":1}',
      { ...batch(events), batch: 'x' },
      { ...batch(events), batch: [randomUUID()] },
      { ...batch(events), events },
      batch({ length: 3 }),
      batch(Array(51).fill(events[0])),
      { batch: randomUUID() },
      { ...batch(events), events: '['.repeat(30_000) },
      { ...batch(events), events: ' '.repeat(40_001) },
      { ...batch(events), landingUrl: 'x'.repeat(1001) },
      { ...batch(events), utmSource: { $gt: '' } },
    ];
    for (const body of refused) expect((await send(body)).statusCode).toBe(400);
    expect((await send({ ...batch(events), more: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect((await send(batch(events), { headers: { 'content-type': 'text/xml' } })).statusCode).toBe(400);
    expect((await send(batch(events), { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect(await counted()).toEqual([]);
    // Of another version, or invented.
    const unknown: unknown[] = [
      null,
      7,
      { at: Date.now(), event: { name: 'gone' } },
      { at: Date.now(), event: { name: 'page_viewed', pattern: "'; drop table event_counts" } },
      { at: Date.now(), event: { name: 'page_viewed', pattern: 'x'.repeat(101) } },
      { at: 'now', event: { name: 'app_installed' } },
      { at: Date.now(), page: '08123456789 ', event: { name: 'app_installed' } },
      { at: Date.now(), event: { name: 'listing_viewed', listingId: -1 } },
      { at: Date.now(), event: { name: 'search_typed', length: 1e9 } },
      { __proto__: { at: 1 }, constructor: 'x' },
    ];
    expect((await send(batch(unknown))).statusCode).toBe(200);
    expect(await counted()).toEqual([]);
    expect((await send(batch([...unknown, seen(1)]))).statusCode).toBe(200);
    expect(await counted()).toMatchObject([{ count: 1 }]);
  });

  testOnce(
    'scripts of others widen the policy and reach the page only where they are configured',
    async () => {
      const policyOf = async ({ app }: ApiApp) =>
        String((await app.inject('/')).headers['content-security-policy']).split(';');
      const before = await policyOf(api);
      expect(before.join()).not.toContain('https:');
      expect((await api.ask('site')).tracking).toEqual({ sample: 100 });
      const variables = {
        ...{ EVENT_SAMPLE: '0', EVENT_COLLECTOR: 'https://events.example:8443/batch?key=a' },
        ...{ TAG_MANAGER_ID: 'GTM-AB12CD3', ADSENSE_CLIENT: 'ca-pub-1234567890', ADSENSE_SLOT: '1234567890' },
      };
      const other = await startApi(database, { variables });
      const after = await policyOf(other);
      const changed = after.filter((directive) => !before.includes(directive));
      expect(changed.map((directive) => directive.split(' ')[0])).toEqual([
        ...['script-src', 'img-src', 'connect-src', 'frame-src'],
      ]);
      expect(changed[0]).toMatch(/^script-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/pagead2/);
      expect(changed[0]).not.toMatch(/unsafe|events\.example/);
      expect(changed[2]).toContain('https://events.example:8443 ');
      expect((await other.ask('site')).tracking).toMatchObject({ tagManager: 'GTM-AB12CD3', sample: 0 });
      await other.app.inject({
        method: 'POST',
        url: endpointSchemas.sendEvents.path,
        headers: { 'user-agent': phone },
        payload: batch([seen(1)]),
      });
      expect(await counted()).toEqual([]);
      await other.close();
    },
  );
});
