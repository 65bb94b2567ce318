import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { endpointOf } from '#contract/api/endpoint-schemas.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import type { Answer, Tally, Visitor } from './client.ts';

/** A car whose last change was acknowledged. */
export type Sold = {
  readonly clientId: string;
  readonly id: number;
  /** The key of its photo. */
  readonly photo: string;
  revision: number;
  price: number;
  isRemoved: boolean;
};

const changed = z.object({ data: z.object({ listing: z.object({ id: z.number(), revision: z.number() }) }) });

/** How long a seller waits before a failed call is repeated, in milliseconds; doubled with each failure. */
const retryMs = { first: 100, most: 1600 } as const;
/** Fewer than a dealer may have at once. */
const mostCars = 60;

/**
 * Publishes cars with a photo each, changes their prices and removes them. Each call is repeated with the same id
 * until it is answered, as the app's outbox does.
 */
export class Seller {
  readonly cars: Sold[] = [];
  readonly #visitor: Visitor;
  readonly #tally: Tally;
  readonly #form: Readonly<Record<string, string>>;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #turn = 0;

  constructor(options: {
    readonly url: string;
    readonly visitor: Visitor;
    readonly tally: Tally;
    readonly form: Readonly<Record<string, string>>;
    readonly account: { readonly publicId: string; readonly token: string };
  }) {
    const { account } = options;
    this.#url = options.url;
    this.#visitor = options.visitor;
    this.#tally = options.tally;
    this.#form = options.form;
    this.#headers = {
      [deviceHeader]: newDeviceToken(),
      [accountHeader]: account.publicId,
      authorization: `Bearer ${account.token}`,
    };
  }

  /** One undertaking of a seller. */
  async act(): Promise<void> {
    this.#turn += 1;
    const kept = this.cars.filter(({ isRemoved }) => !isRemoved);
    const car = kept[this.#turn % Math.max(kept.length, 1)];
    if (car && kept.length > mostCars) await this.remove(car);
    else if (car && this.#turn % 4 !== 0) await this.changePrice(car);
    else await this.publish();
  }

  async publish(): Promise<void> {
    const photo = await newPhoto();
    const hash = createHash('sha256').update(photo).digest('hex');
    const headers = { ...this.#headers, 'content-type': 'image/jpeg' };
    const address = this.#url + mediaPath(hash);
    await this.#until('photo', () => this.#visitor.send(address, { method: 'PUT', headers, body: photo }));
    const clientId = randomUUID();
    const listing = await this.#call('createListing', { ...this.#form, images: hash, clientId });
    this.cars.push({ clientId, ...listing, photo: hash.slice(0, 32), price: 165_000_000, isRemoved: false });
  }

  async changePrice(car: Sold): Promise<void> {
    // Different each time, and close to what such a car costs.
    const price = 160_000_000 + (car.revision % 10) * 1_000_000;
    const fields = { id: String(car.id), revision: String(car.revision), price: String(price) };
    const { revision } = await this.#call('updateListing', { ...fields, clientId: randomUUID() });
    Object.assign(car, { revision, price });
  }

  async remove(car: Sold): Promise<void> {
    await this.#call('changeStatus', { id: String(car.id), change: 'remove', clientId: randomUUID() });
    car.isRemoved = true;
  }

  async #call(
    name: 'createListing' | 'updateListing' | 'changeStatus',
    fields: Readonly<Record<string, string>>,
  ) {
    const headers = { ...this.#headers, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    const address = this.#url + endpointOf(name).path;
    const { text } = await this.#until(name, () =>
      this.#visitor.send(address, { method: 'POST', headers, body }),
    );
    return z.parse(changed, JSON.parse(text)).data.listing;
  }

  /** @throws if it is refused: that would be a change that was lost or done twice */
  async #until(kind: string, send: () => Promise<Answer>): Promise<Answer> {
    for (let delay: number = retryMs.first; ; delay = Math.min(delay * 2, retryMs.most)) {
      const answer = await this.#tally.send(kind, send);
      if (answer?.status === 200) return answer;
      if (answer) throw new Error(`${kind} was answered ${answer.status}: ${answer.text}`);
      await wait(delay);
    }
  }
}
