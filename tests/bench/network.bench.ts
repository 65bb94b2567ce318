import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTestSite } from '../support/test-site.ts';
import { type BadNetwork, type NetworkKind, networkKinds, startBadNetwork } from './network/bad-network.ts';
import { anyMessage, type Journey, journeys, type Places } from './network/journeys.ts';
import { copyOf, openPhone, preparePhone, removeProfile, sellCar } from './network/phone-profile.ts';
import { addStopwatch, beginWatch, type Seen, waitForContent } from './network/stopwatch.ts';
import { printTable, say } from './web/table.ts';

/*
 * What a person waits for on networks that hang, answer after 15 s, drop, or carry 50 kbit/s at 2 s: the time in
 * milliseconds until a touch shows anything, until its content is there, and until the page says why not. With and
 * without a kept city; on a page opened before the network went bad, and (--restart) in a browser started after it.
 *
 *   --network hang,slow  some of the networks
 *   --journey car,number some of the journeys, by a part of their names
 *   --city kept          kept, or none: one of the two
 *   --restart            after a restart of the browser alone; --stay: the other one alone
 */

const { values } = parseArgs({
  options: {
    network: { type: 'string' },
    journey: { type: 'string' },
    city: { type: 'string' },
    restart: { type: 'boolean', default: false },
    stay: { type: 'boolean', default: false },
  },
});
/** Long enough for every answer of these networks. */
const patienceMs = 25_000;
const limits = { feedback: 100, keptContent: 1000, message: 4000 } as const;

const kinds = networkKinds.filter((kind) =>
  values.network === undefined ? kind !== 'good' : values.network.split(',').includes(kind),
);
const asked = journeys.filter(
  ({ name }) => values.journey?.split(',').some((part) => name.includes(part)) ?? true,
);
const cities = [true, false].filter(
  (isKept) => (values.city ?? (isKept ? 'kept' : 'none')) === (isKept ? 'kept' : 'none'),
);
const restarts = [false, true].filter((isRestart) => (isRestart ? !values.stay : !values.restart));

type Case = {
  readonly journey: Journey;
  readonly kind: NetworkKind;
  readonly isRestart: boolean;
  readonly profile: string;
  readonly places: Places;
};

async function measure(network: BadNetwork, given: Case): Promise<Seen> {
  const { journey, kind, isRestart, places } = given;
  const profile = await copyOf(given.profile);
  network.become('good');
  const { phone, page } = await openPhone(profile);
  const address = network.url + journey.path(places);
  const watched = { content: journey.content, message: anyMessage };
  try {
    if (journey.target === undefined) {
      // A start is one of the browser, or of a tab of a browser that is running.
      if (!isRestart) await page.goto(`${network.url}/`);
      network.become(kind);
      const start = isRestart ? page : await phone.newPage();
      if (!isRestart) await addStopwatch(start);
      await start.addInitScript((given) => window.stopwatch?.begin({ ...given, isStart: true }), watched);
      await start.goto(address, { waitUntil: 'commit', timeout: patienceMs }).catch(() => undefined);
      return await waitForContent(start, patienceMs);
    }
    if (isRestart) network.become(kind);
    await page.goto(address, { waitUntil: 'commit' });
    // Until it answers a touch.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.locator('main h1, main h2').first().waitFor();
    await wait(4000);
    await journey.prepare?.(page);
    network.become(kind);
    const target = journey.target(page).first();
    await target.waitFor();
    await beginWatch(page, { ...watched, isStart: false });
    if (journey.types === undefined) await target.evaluate((element: HTMLElement) => element.click());
    else await target.pressSequentially(journey.types);
    return await waitForContent(page, patienceMs);
  } catch (cause) {
    say(`${journey.name} on ${kind}: ${cause instanceof Error ? cause.message.split('\n', 1)[0] : cause}`);
    return { feedback: undefined, content: undefined, message: undefined };
  } finally {
    await phone.close();
    await removeProfile(profile);
  }
}

const ms = (figure: number | undefined) => (figure === undefined ? '–' : String(Math.round(figure)));
let missed = 0;

function verdict({ journey }: Case, { feedback, content, message }: Seen, isCityKept: boolean): string {
  const first = Math.min(content ?? Number.POSITIVE_INFINITY, message ?? Number.POSITIVE_INFINITY);
  const faults = [
    journey.target !== undefined && (feedback ?? Number.POSITIVE_INFINITY) > limits.feedback && 'feedback',
    isCityKept && journey.isOfCity && (content ?? Number.POSITIVE_INFINITY) > limits.keptContent && 'content',
    first > limits.message && 'message',
  ].filter((fault) => fault !== false);
  missed += faults.length;
  return faults.length === 0 ? 'yes' : `no: ${faults.join(', ')}`;
}

const site = await startTestSite({ DEMO_LISTINGS: '2000' });
const network = await startBadNetwork(site.url);
try {
  const car = await sellCar(network.url);
  for (const isCityKept of cities) {
    network.become('good');
    const { profile, places } = await preparePhone(network.url, car, isCityKept);
    for (const isRestart of restarts) {
      for (const kind of kinds) {
        const rows: string[][] = [['ms', 'feedback', 'content', 'message', 'within limits']];
        for (const journey of asked) {
          const one = { journey, kind, isRestart, profile, places };
          const seen = await measure(network, one);
          const { feedback, content, message } = seen;
          rows.push([journey.name, ms(feedback), ms(content), ms(message), verdict(one, seen, isCityKept)]);
        }
        const when = isRestart ? 'after a restart of the browser' : 'on an open page';
        printTable(`${kind}, ${isCityKept ? 'city kept' : 'no city'}, ${when}`, rows, [0, 4]);
      }
    }
    await removeProfile(profile);
  }
} finally {
  await network.stop();
  await site.stop();
}
say(missed === 0 ? 'All limits are met.' : `${missed} limits are missed.`);
if (missed > 0) process.exitCode = 1;
