import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { endProcessGroup, startProcessGroup } from '../../scripts/setup/process-group.mjs';
import { briefFlags } from '../support/test-site.ts';

const serverMain = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const patienceMs = 180_000;

/** The production build on one port and one data directory, killed with SIGKILL and started again. */
export class FaultServer {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #demoListings: string;
  #child: ChildProcess | undefined;
  #starting: Promise<void> | undefined;
  #log = '';
  kills = 0;

  private constructor(port: number, dataDir: string, demoListings: string) {
    this.#demoListings = demoListings;
    this.#port = port;
    this.#dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(dataDir: string, demoListings: string): Promise<FaultServer> {
    const server = new FaultServer(await freePort(), dataDir, demoListings);
    await server.up();
    return server;
  }

  /** Resolves once it answers; starts it if it is not running. */
  up(): Promise<void> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  /** SIGKILL to the whole process group. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#starting = undefined;
    if (!child) return;
    this.kills++;
    await endProcessGroup(child);
  }

  get log(): string {
    return this.#log;
  }

  async #start(): Promise<void> {
    const { DATABASE_URL: _, PUBLIC_URL: __, HOST: ___, ...inherited } = process.env;
    const child = startProcessGroup(process.execPath, [...briefFlags, serverMain], {
      env: {
        ...inherited,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO_LISTINGS: this.#demoListings,
        LOG_LEVEL: 'error',
        // The proxy sets the client's address: each round has another one.
        TRUST_PROXY: '127.0.0.1',
      },
      output: 'pipe',
      signal: 'SIGKILL',
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log = (this.#log + text).slice(-20_000);
      });
    }
    const until = Date.now() + patienceMs;
    while (Date.now() < until && this.#child === child) {
      if (child.exitCode !== null) throw new Error(`The server ended. It wrote:\n${this.#log}`);
      const answer = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(30);
    }
    // Killed while it was starting: the next use starts it again.
    if (this.#child === child) throw new Error(`The server did not answer. It wrote:\n${this.#log}`);
  }
}
