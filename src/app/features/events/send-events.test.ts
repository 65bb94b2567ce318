// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDevice } from '#app/data/device/device.ts';
import { answerConsent } from '#app/tracking/consent.ts';
import { documentCookies } from '#app/tracking/cookie-jar.ts';
import { eventsKey } from '#app/tracking/event-ring.ts';
import { refusesTracking } from '#app/tracking/refuses-tracking.ts';
import { track } from '#app/tracking/track.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { mostEventsAtOnce } from '#contract/page/event-limits.ts';
import type { Tracking } from '#contract/site/navigation.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { mostEvents, queueEvents } from '#offline/events/event-queue.ts';
import { eventually } from '#tests/support/eventually.ts';
import { oneAtATime } from '#tests/support/one-at-a-time.ts';
import { sendEvents } from './send-events.ts';

const sentBody = z.object({
  batch: z.string(),
  events: z.string(),
  utmSource: z.optional(z.string()),
  landingUrl: z.optional(z.string()),
});
type Sent = z.infer<typeof sentBody> & { readonly url: string; readonly init: RequestInit };

const dayMs = 86_400_000;
let database: DeviceDatabase;
let sent: Sent[];
/** What the server does with the next calls; afterwards it answers. */
let failures: (() => Response | Promise<Response>)[];
let onBack: () => unknown;

const answer = (status = 200, body: unknown = { statusCode: 200, message: 'OK', data: { received: true } }) =>
  new Response(JSON.stringify(body), { status });
const refusal = {
  statusCode: 400,
  code: 'bad_request',
  message: 'no',
  errors: {},
  requestId: 'x',
};
const lost = () => Promise.reject(new TypeError('no network'));
const viewed = (listingId: number, at = Date.now()) => ({ at, event: { name: 'listing_viewed', listingId } });
const eventsOf = ({ events }: Sent): unknown[] => z.parse(z.array(z.unknown()), JSON.parse(events));
const send = (sample = 100) =>
  sendEvents({ sample }, (callback) => {
    onBack = callback;
  });

beforeEach(async () => {
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
  await database.events.clear();
  localStorage.clear();
  sessionStorage.clear();
  [sent, failures] = [[], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: oneAtATime() });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ ...z.parse(sentBody, JSON.parse(String(init.body))), url, init });
    return (failures.shift() ?? answer)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

test('events are sent together with their page and the source of the visit, without cookies', async () => {
  documentCookies.set('traffic_source', 'source=radio', 60);
  documentCookies.set('landing_url', '/mobil-bekas', 60);
  await send();
  expect(sent).toEqual([]);
  track({ name: 'page_viewed', pattern: '/mobil-bekas', title: 'Mobil bekas' });
  track({ name: 'listing_viewed', listingId: 7 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(async () => expect(await database.events.count()).toBe(0));
  expect(sent).toMatchObject([
    {
      ...{ url: endpointSchemas.sendEvents.path, utmSource: 'radio', landingUrl: '/mobil-bekas' },
      init: { credentials: 'omit', keepalive: true },
    },
  ]);
  expect(sent.flatMap(eventsOf)).toEqual([
    {
      at: expect.any(Number),
      page: '/mobil-bekas',
      event: expect.objectContaining({ title: 'Mobil bekas' }),
    },
    { at: expect.any(Number), page: '/mobil-bekas', event: { name: 'listing_viewed', listingId: 7 } },
  ]);
});

test('a batch whose answer is lost is sent again under its id, new events after it', async () => {
  await queueEvents(database, [viewed(1), viewed(2)], {}, Date.now());
  // No network, a captive portal, and a server that is busy.
  failures = [lost, () => answer(200, '<html>'), () => answer(503)];
  await send();
  await queueEvents(database, [viewed(3)], {}, Date.now());
  for (let time = 0; time < 3; time += 1) await onBack();
  const [first, ...others] = sent;
  expect(sent).toHaveLength(5);
  expect(others.slice(0, 3).map(({ batch, events }) => ({ batch, events }))).toEqual(
    Array(3).fill({ batch: first?.batch, events: first?.events }),
  );
  expect(others[3]?.batch).not.toBe(first?.batch);
  expect(others.slice(3).flatMap(eventsOf)).toEqual([viewed(3, expect.any(Number))]);
  expect(await database.events.count()).toBe(0);
});

test('a refused batch is not sent again', async () => {
  await queueEvents(database, [viewed(1)], {}, Date.now());
  failures = [() => answer(400, refusal)];
  await send();
  await onBack();
  expect(sent).toHaveLength(1);
  expect(await database.events.count()).toBe(0);
});

test('the queue is bounded in number and age, and events of different visits are sent apart', async () => {
  const now = Date.now();
  await queueEvents(database, [viewed(1, now - 8 * dayMs), { unreadable: true }], {}, now);
  expect(await database.events.count()).toBe(0);
  const many = Array.from({ length: mostEvents }, (_, place) => viewed(place + 1));
  await queueEvents(database, [viewed(9999)], { utmSource: 'mail' }, now);
  await queueEvents(database, many.slice(0, 60), { utmSource: 'radio' }, now);
  await send();
  expect(sent.map((batch) => [batch.utmSource, eventsOf(batch).length])).toEqual([
    ['mail', 1],
    ['radio', mostEventsAtOnce],
    ['radio', 10],
  ]);
  await queueEvents(database, many, {}, now);
  await queueEvents(database, [viewed(5000)], {}, now);
  expect(await database.events.count()).toBe(mostEvents);
  expect((await database.events.toCollection().last())?.event).toMatchObject({ listingId: 5000 });
});

test.each<readonly [string, number, () => void, Partial<Tracking>]>([
  ['Global Privacy Control', 100, () => void Reflect.set(navigator, 'globalPrivacyControl', true), {}],
  [
    'Do Not Track',
    100,
    () => void Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' }),
    {},
  ],
  ['a visit that is not in the sample', 1, () => sessionStorage.setItem('lajur.draw', '50'), {}],
  ['switched off', 0, () => undefined, {}],
  ['consent that is needed and not given', 100, () => undefined, { needsConsent: true }],
  ['consent that a collector needs', 100, () => undefined, { collector: 'https://events.example/' }],
  ['consent that was refused', 100, () => localStorage.setItem('lajur.consent', '0'), { needsConsent: true }],
])('nothing is kept or sent with %s', async (_name, sample, prepare, more) => {
  prepare();
  track({ name: 'app_installed' });
  await vi.advanceTimersByTimeAsync(1000);
  // Not even for the moment until that is known.
  if (refusesTracking()) expect(localStorage.getItem(eventsKey)).toBeNull();
  await sendEvents({ sample, ...more }, () => undefined);
  track({ name: 'update_applied' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(localStorage.getItem(eventsKey) ?? '[]').toBe('[]');
  expect(await database.events.count()).toBe(0);
  expect(sent).toEqual([]);
});

test('events begin with the visitor’s yes, and those that wait are deleted with a no', async () => {
  const onBackOf = vi.fn();
  await sendEvents({ sample: 100, needsConsent: true }, onBackOf);
  answerConsent(true);
  track({ name: 'app_installed' });
  await vi.advanceTimersByTimeAsync(6000);
  await eventually(() => expect(sent).toHaveLength(1));
  // Else it is sent again with the next.
  await eventually(async () => expect(await database.events.count()).toBe(0));
  // Measurements of the page may start a send of their own, so each one fails.
  failures = Array(100).fill(lost);
  track({ name: 'update_applied' });
  await vi.advanceTimersByTimeAsync(6000);
  await eventually(() => expect(sent.length).toBeGreaterThan(1));
  await eventually(async () => expect(await database.events.count()).toBeGreaterThan(0));
  answerConsent(false);
  await eventually(async () => expect(await database.events.count()).toBe(0));
  const sentBefore = sent.length;
  track({ name: 'update_applied' });
  await vi.advanceTimersByTimeAsync(6000);
  onBackOf.mock.lastCall?.[0]();
  expect(localStorage.getItem(eventsKey)).toBe('[]');
  expect(sent).toHaveLength(sentBefore);
});

test('with consent, a collector gets the events itself', async () => {
  localStorage.setItem('lajur.consent', '1');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('https://events.example/batch');
    expect(JSON.parse(String(init.body))).toMatchObject({ events: [{ event: { name: 'listing_viewed' } }] });
    return new Response('');
  });
  await queueEvents(database, [viewed(1)], {}, Date.now());
  await sendEvents({ sample: 100, collector: 'https://events.example/batch' }, () => undefined);
  expect(await database.events.count()).toBe(0);
});
