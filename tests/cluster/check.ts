import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import { Visitor } from './client.ts';
import type { Seller, Sold } from './seller.ts';

/** How long nodes may take until they have what was written, in milliseconds. */
const patienceMs = 15_000;

const health = z.object({ listings: z.number() });
const detail = z.object({ data: z.object({ listing: z.object({ price: z.number() }) }) });

/** Runs queries on PostgreSQL itself, which may have been restarted. */
export async function queried<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Cluster, 'databaseUrl'>,
  query: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(query, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Waits until every node says as many public cars as the database has. @returns what differs after that */
export async function differingCounts(cluster: Cluster): Promise<string[]> {
  const [row] = await queried<{ count: number }>(
    cluster,
    `select count(*)::int as count from listings where status in ('live', 'reserved') and published_at is not null
      and (expires_at is null or expires_at > now())`,
  );
  const until = performance.now() + patienceMs;
  for (;;) {
    const counts = await Promise.all(
      cluster.ports.nodes.map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        return answer && z.parse(health, await answer.json()).listings;
      }),
    );
    if (counts.every((count) => count === row?.count)) return [];
    if (performance.now() > until)
      return [`the nodes say ${counts.join(', ')} cars, the database has ${row?.count}`];
    await wait(50);
  }
}

type StoredCar = {
  readonly clientId: string;
  readonly price: string;
  readonly status: string;
  readonly photos: number;
};

/** Every acknowledged car once, as it was last written, in the database and on every node. @returns problems */
export async function checkCars(cluster: Cluster, sellers: readonly Seller[]): Promise<string[]> {
  const rows = await queried<StoredCar>(
    cluster,
    `select client_id as "clientId", price::text, status, cardinality(images) as photos from listings
      where source = 'web'`,
  );
  const cars = sellers.flatMap((seller) => seller.cars);
  const stored = new Map<string, StoredCar[]>();
  for (const row of rows) stored.set(row.clientId, [...(stored.get(row.clientId) ?? []), row]);
  const wrong = cars.flatMap((car) => {
    const own = stored.get(car.clientId) ?? [];
    const [first] = own;
    if (!first || own.length > 1) return [`car ${car.id} is there ${own.length} times`];
    const { price, status, photos } = first;
    if (car.isRemoved) return status === 'removed' ? [] : [`car ${car.id} was removed and is ${status}`];
    const isRight = Number(price) === car.price && status === 'live' && photos === 1;
    return isRight ? [] : [`car ${car.id} is ${status} for ${price} with ${photos} photos, not ${car.price}`];
  });
  if (rows.length !== cars.length)
    wrong.push(`${rows.length} cars are stored, ${cars.length} were acknowledged`);
  const kept = cars.filter(({ isRemoved }) => !isRemoved);
  for (const [index, port] of cluster.ports.nodes.entries())
    wrong.push(...(await wrongOn(`node ${index + 1}`, `http://127.0.0.1:${port}`, kept)));
  return wrong;
}

async function wrongOn(name: string, url: string, cars: readonly Sold[]): Promise<string[]> {
  const visitor = new Visitor('127.0.0.1');
  const wrong: string[] = [];
  for (const { id, price } of cars) {
    const { status, text } = await visitor.send(`${url}${endpointSchemas.viewEs.path}?id=${id}`);
    const shown = status === 200 ? z.parse(detail, JSON.parse(text)).data.listing.price : status;
    if (shown !== price) wrong.push(`${name} shows ${shown} for car ${id}, not ${price}`);
  }
  visitor.leave();
  return wrong;
}
