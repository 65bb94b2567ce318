import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { prepareSiteData } from '#tests/support/test-site.ts';
import { FaultFront, type FrontOptions } from './fault-front.ts';
import { FaultServer } from './fault-server.ts';
import { Seller } from './seller.ts';

/** A device may have eighty unclaimed photos (features/photos), enough for ten cars; then a new device is used. */
const roundsOfSeller = 10;
/** Leads are about these; more would only make restarts slower. */
const cars = '300';

/** A server with data of its own, a proxy in front of it, and one seller after another. */
export class Lane {
  readonly server: FaultServer;
  readonly front: FaultFront;
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #dataDir: string;
  #seller: Seller | undefined;
  #roundsBegun = 0;

  private constructor(
    browser: Browser,
    parts: { folder: string; dataDir: string; server: FaultServer; front: FaultFront },
  ) {
    this.#browser = browser;
    this.#folder = parts.folder;
    this.#dataDir = parts.dataDir;
    this.server = parts.server;
    this.front = parts.front;
  }

  static async open(browser: Browser, options: Omit<FrontOptions, 'target'>): Promise<Lane> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lajur-faults-'));
    const dataDir = path.join(folder, 'data');
    // Creating a database takes seconds and is no part of what fails here.
    await prepareSiteData(dataDir, cars);
    const server = await FaultServer.start(dataDir, cars);
    const front = await FaultFront.start({ ...options, target: server.url });
    return new Lane(browser, { folder, dataDir, server, front });
  }

  /** The device of the next round. */
  async nextSeller(): Promise<Seller> {
    const isNew = this.#roundsBegun % roundsOfSeller === 0;
    this.#roundsBegun += 1;
    if (this.#seller && !isNew) return this.#seller;
    await this.#seller?.close();
    this.#seller = await Seller.open(this.#browser, this.front.url);
    return this.#seller;
  }

  /** @returns the directory of its data, which nothing writes to any more */
  async endServer(): Promise<string> {
    await this.#seller?.close();
    this.#seller = undefined;
    await this.server.kill();
    return this.#dataDir;
  }

  async close(): Promise<void> {
    await this.endServer();
    await this.front.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
