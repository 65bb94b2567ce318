import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { dataSchemaOf, type EndpointName, endpointOf, type QueryOf } from '#contract/api/endpoint-schemas.ts';
import { paymentNotificationPath } from '#contract/payments/payment-paths.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { Dice } from '#tests/faults/dice.ts';
import { MortalServer } from '#tests/support/mortal-server.ts';
import { checkBooks, settleAll } from '#tests/support/payment-books.ts';
import { type Fault, PaymentStandIn, type StandInKind, standIns } from '#tests/support/payment-stand-in.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';
import { addressOf, createTestDatabase, dropDatabase } from '#tests/support/postgres-template.ts';
import { insertSession } from '#tests/support/sellers.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { insertListing } from '#tests/support/test-listings.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/*
 * Orders at a server that is killed at random moments: between two calls of the provider, within one, within a
 * transaction. Clients and the provider repeat what was not answered, and the books agree at the end.
 */

/** Orders of each test; `PAYMENT_ROUNDS=300` for a thorough run, with both providers on both engines. */
const isThorough = process.env.PAYMENT_ROUNDS !== undefined;
const rounds = Number(process.env.PAYMENT_ROUNDS ?? 4);
const atOnce = 10;
const mostKills = isThorough ? Number.POSITIVE_INFINITY : 1;

const price = 160e6;
const fee = 500_000;
const address = process.env.TEST_DATABASE_URL || undefined;

type Person = { readonly id: number; readonly headers: Record<string, string> };
type Car = { readonly id: number; readonly buyers: readonly Person[] };

let server: MortalServer | undefined;
let standIn: PaymentStandIn | undefined;
let databaseName: string | undefined;
afterEach(async () => {
  await server?.remove();
  await standIn?.stop();
  if (databaseName !== undefined && address !== undefined) await dropDatabase(address, databaseName);
  server = standIn = databaseName = undefined;
});

/** The usual run is on one engine, PostgreSQL if available: each start of the embedded one takes seconds. */
const usual = address === undefined ? 'PGlite' : 'PostgreSQL';
const engines = isThorough && address !== undefined ? ['PGlite', 'PostgreSQL'] : [usual];

describe.each(engines)('a killed server on %s', (engine) => {
  const isEmbedded = engine === 'PGlite';
  test.each(isThorough ? standIns : (['midtrans'] as const))(
    'leaves every order at %s in one true state',
    async (kind) => {
      const stand = new PaymentStandIn(kind);
      standIn = stand;
      await stand.start();
      const databaseUrl = isEmbedded ? undefined : await newDatabase();
      const mortal = await MortalServer.prepare({
        ...stand.environment,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      });
      server = mortal;
      const { dataDirectory } = mortal;
      if (isEmbedded) await prepareDataDirectory(dataDirectory, 'reference');
      const open = () =>
        openDatabase({
          dataDirectory,
          migrationsDirectory,
          ...(databaseUrl === undefined ? {} : { databaseUrl }),
        });
      const before = await open();
      const cars = await prepareCars(before);
      const staff = await signedIn(before, '+6281255590000', 'staff');
      await before.close();

      await mortal.start();
      const seen = await drive({ server: mortal, standIn: stand, kind, cars, staff });
      await mortal.stop();
      stand.fault = () => 'none';

      const after = await open();
      try {
        await settleAll(after, stand.provider, seen);
        const statuses = await checkBooks(after, stand, seen);
        expect(mortal.kills).toBeGreaterThan(0);
        if (isThorough) {
          const count = (status: string) => statuses.filter((one) => one === status).length;
          const found = [...new Set(statuses)].map((status) => `${count(status)} ${status}`).join(', ');
          process.stdout.write(
            `${engine}, ${kind}: ${mortal.kills} kills, ${seen.length} orders: ${found}\n`,
          );
        }
      } finally {
        await after.close();
      }
    },
  );
});

async function newDatabase(): Promise<string> {
  if (address === undefined) throw new Error('there is no PostgreSQL');
  databaseName = await createTestDatabase(address, { run: inject('databaseRun'), content: 'reference' });
  return addressOf(address, databaseName);
}

async function signedIn(
  database: Database,
  mobile: string,
  scope: 'user' | 'dealer' | 'staff',
): Promise<Person> {
  const { row, token } = await insertSession(database, mobile, scope);
  return {
    id: row.id,
    headers: {
      ...{ [deviceHeader]: newDeviceToken(), [accountHeader]: row.publicId },
      authorization: `Bearer ${token}`,
    },
  };
}

/** A dealer's cars, each with two buyers who want it. */
async function prepareCars(database: Database): Promise<readonly Car[]> {
  const dealer = await signedIn(database, '+6281255590001', 'dealer');
  const cars: Car[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const buyers = [
      await signedIn(database, `+62812556${10_000 + at}`, 'user'),
      await signedIn(database, `+62812557${10_000 + at}`, 'user'),
    ];
    const id = await insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', price, userId: dealer.id, sellerName: 'Budi' },
    });
    cars.push({ id, buyers });
  }
  return cars;
}

type Play = {
  readonly server: MortalServer;
  readonly standIn: PaymentStandIn;
  readonly kind: StandInKind;
  readonly cars: readonly Car[];
  readonly staff: Person;
};

/** Books, pays, cancels and refunds in disorder while the server is killed. @returns the orders */
async function drive({ server, standIn, kind, cars, staff }: Play): Promise<string[]> {
  const dice = new Dice(20_261_124);
  const seen: string[] = [];
  const kills: Promise<void>[] = [];
  const refusals: string[] = [];
  const kill = () => {
    if (server.kills < mostKills) kills.push(server.kill());
  };
  standIn.fault = (): Fault => {
    // While the server waits for the provider: before the work is done there, or after it.
    if (isThorough && dice.isLucky(0.005)) kill();
    return dice.isLucky(0.1) ? 'lost-answer' : dice.isLucky(0.05) ? 'refused' : 'none';
  };

  const call = async <Name extends EndpointName>(by: Person, name: Name, fields: QueryOf<Name>) => {
    const init = {
      method: 'POST',
      headers: { ...by.headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    };
    let { status, text } = await server.send(endpointOf(name).path, init);
    // Connections of a killed process take a moment to end at PostgreSQL.
    for (let tries = 1; status >= 500 && tries < 20; tries += 1)
      ({ status, text } = await server.send(endpointOf(name).path, init));
    // Refused in clear words, or done: no kill leaves a request half done.
    expect([200, 409, 412], `${name} ${text}`).toContain(status);
    if (status !== 200 && name === 'createOrder') refusals.push(`${JSON.stringify(fields)} ${text}`);
    return status === 200 ? dataSchemaOf(name).parse(JSON.parse(text).data) : undefined;
  };
  /** Sent until it is accepted, as providers do. */
  const notify = async (reference: string) => {
    for (let status = 0; status !== 200; ) {
      if (!standIn.has(reference)) return;
      const { headers, payload } = standIn.notification(reference);
      const init = { method: 'POST', headers, body: JSON.stringify(payload) };
      ({ status } = await server.send(paymentNotificationPath(kind), init));
      expect([200, 503]).toContain(status);
    }
  };

  const play = async ({ id, buyers }: Car) => {
    const made = await Promise.all(
      buyers.map(async (by) => {
        const answer = await call(by, 'createOrder', {
          ...{ listingId: String(id), name: 'Sari', fee: String(fee), termsVersion: '2026-11-01' },
          clientId: randomUUID(),
        });
        return answer && { by, reference: answer.order.reference };
      }),
    );
    const [order, second] = made.flatMap((one) => one ?? []);
    expect(second).toBeUndefined();
    if (!order) {
      const own = refusals.filter((refusal) => refusal.includes(`"listingId":"${id}"`));
      throw new Error(`no buyer got the car: ${own.join('; ')}`);
    }
    const { by, reference } = order;
    seen.push(reference);
    const change = (action: 'cancel' | 'refund' | 'release') =>
      call(by, 'changeOrder', { id: reference, action });
    const acts = [
      async () => void (standIn.has(reference) && standIn.pay(reference)),
      () => notify(reference),
      () => notify(reference),
      async () => void (dice.isLucky(0.15) && (await change('cancel'))),
      async () => void (dice.isLucky(0.25) && (await change('refund'))),
      async () => void (dice.isLucky(0.25) && (await change('release'))),
      async () =>
        void (
          dice.isLucky(0.1) &&
          (await call(staff, 'staffChangeOrder', {
            ...{ id: reference, action: 'refund', note: 'Uji coba', clientId: randomUUID() },
          }))
        ),
      () => notify(reference),
    ].toSorted(() => dice.next() - 0.5);
    const running: Promise<void>[] = [];
    for (const act of acts) {
      const one = act();
      running.push(one);
      if (dice.isLucky(0.5)) await one;
    }
    await Promise.all(running);
  };

  let spanMs = 300;
  for (let at = 0; at < cars.length; at += atOnce) {
    const begun = performance.now();
    const before = server.kills;
    const timer = setTimeout(kill, dice.next() * spanMs);
    await Promise.all(cars.slice(at, at + atOnce).map(play));
    spanMs = performance.now() - begun;
    clearTimeout(timer);
    if (server.kills === before) kill();
    await Promise.all(kills);
  }
  return seen;
}
