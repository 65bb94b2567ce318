import { setTimeout as wait } from 'node:timers/promises';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import type { Dice } from '../faults/dice.ts';
import { type Tally, Visitor } from './client.ts';
import type { Seller } from './seller.ts';

/** Pauses between a visitor's requests, in milliseconds. */
const pauses = { reader: 25, seller: 60 } as const;

/** Visitors who read and sellers who write, until it is stopped. */
export class Load {
  readonly #running: Promise<void>[] = [];
  readonly #visitors: Visitor[] = [];
  #isOver = false;
  /** Sellers stand still while their changes are compared. */
  #still: { readonly until: Promise<void>; readonly go: () => void } | undefined;
  #acting = 0;
  /** What a seller was refused. */
  readonly refusals: string[] = [];

  constructor(
    url: string,
    options: { tally: Tally; dice: Dice; readers: number; sellers: readonly Seller[] },
  ) {
    const { tally, dice, readers, sellers } = options;
    for (let number = 0; number < readers; number += 1) {
      const visitor = new Visitor(`127.0.1.${number + 1}`);
      this.#visitors.push(visitor);
      this.#running.push(
        this.#repeat(pauses.reader, async () => {
          const [kind, address] = addressOf(dice, sellers);
          await tally.send(kind, () => visitor.send(url + address));
        }),
      );
    }
    for (const seller of sellers) {
      this.#running.push(
        this.#repeat(pauses.seller, async () => {
          await this.#still?.until;
          this.#acting += 1;
          await seller.act().finally(() => {
            this.#acting -= 1;
          });
        }),
      );
    }
  }

  /** Waits until no seller's call is under way, and does something before they go on. */
  async whileStill<Result>(work: () => Promise<Result>): Promise<Result> {
    let go = () => {};
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    this.#still = { until, go };
    while (this.#acting > 0) await wait(10);
    try {
      return await work();
    } finally {
      this.#still = undefined;
      go();
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
    for (const visitor of this.#visitors) visitor.leave();
  }

  async #repeat(pause: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      try {
        await work();
      } catch (error) {
        this.refusals.push(error instanceof Error ? error.message : String(error));
        return;
      }
      await wait(pause);
    }
  }
}

const brands = ['toyota', 'honda', 'daihatsu', 'suzuki', 'mitsubishi'];
const cities = ['jakarta-selatan', 'bandung', 'surabaya', 'medan', 'semarang'];

/** Lists and pages of which most are not kept, details, and photos that sellers sent. */
function addressOf(dice: Dice, sellers: readonly Seller[]): readonly [kind: string, address: string] {
  const from = dice.from(50, 300);
  const search = `${dice.oneOf(brands)}+${dice.oneOf(cities)}+harga-${from}-juta-${from + dice.from(50, 300)}-juta`;
  const cars = sellers.flatMap((seller) => seller.cars.filter(({ isRemoved }) => !isRemoved));
  const car = cars.length > 0 ? dice.oneOf(cars) : undefined;
  const choice = dice.from(1, 100);
  if (choice <= 45)
    return ['list', `${endpointSchemas.listings.path}?search=${encodeURIComponent(search)}&pageSize=20`];
  if (choice <= 75)
    return [
      'detail',
      `${endpointSchemas.viewEs.path}?id=${car && choice % 2 === 0 ? car.id : dice.from(1, 400)}`,
    ];
  if (choice <= 90) return ['page', `/mobil-bekas/${search}`];
  if (!car || choice <= 95) return ['detail page', `/detail-mobil-bekas/x-${car?.id ?? 1}`];
  return ['photo', pictureUrl(car.photo, 480)];
}
