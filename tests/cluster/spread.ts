import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import { Visitor } from './client.ts';
import type { Seller } from './seller.ts';

const cards = z.object({ data: z.object({ items: z.array(z.object({ price: z.number() })) }) });
const patienceMs = 15_000;

/** Between two questions to a node, in milliseconds. */
const everyMs = 5;

/**
 * Changes a price again and again, and measures how long after the answer every node shows it on the car's card,
 * which is made from the node's memory.
 * @returns the times in milliseconds, shortest first
 */
export async function measureSpread(cluster: Cluster, seller: Seller, changes: number): Promise<number[]> {
  await seller.publish();
  const car = seller.cars.at(-1);
  if (!car) throw new Error('no car was published');
  const visitors = cluster.ports.nodes.map((port) => ({ port, visitor: new Visitor('127.0.3.1') }));
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    await seller.changePrice(car);
    const since = performance.now();
    await Promise.all(
      visitors.map(async ({ port, visitor }) => {
        const url = `http://127.0.0.1:${port}${endpointSchemas.byIds.path}?ids=${car.id}`;
        while (performance.now() - since < patienceMs) {
          const { text } = await visitor.send(url);
          if (z.parse(cards, JSON.parse(text)).data.items[0]?.price === car.price) return;
          await wait(everyMs);
        }
      }),
    );
    times.push(performance.now() - since);
  }
  for (const { visitor } of visitors) visitor.leave();
  return times.sort((a, b) => a - b);
}
