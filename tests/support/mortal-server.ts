import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { writeStubBuild } from './api-app.ts';
import { Child } from './child-process.ts';

/** The whole server as a process that is killed at any moment, and starts again on the same database. */
export class MortalServer {
  readonly dataDirectory: string;
  readonly #directory: string;
  readonly #environment: Readonly<Record<string, string>>;
  #starting: Child | undefined;
  #running: Child | undefined;
  #ready: Promise<void> | undefined;
  #origin = '';
  /** How often it was killed. */
  kills = 0;

  private constructor(directory: string, environment: Readonly<Record<string, string>>) {
    this.#directory = directory;
    this.dataDirectory = path.join(directory, 'data');
    this.#environment = environment;
  }

  /** Prepares it; the database can be filled before it starts. */
  static async prepare(environment: Readonly<Record<string, string>>): Promise<MortalServer> {
    const directory = await mkdtemp(path.join(tmpdir(), 'lajur-mortal-'));
    await writeStubBuild(path.join(directory, 'dist'));
    return new MortalServer(directory, environment);
  }

  async start(): Promise<void> {
    this.#ready = this.#launch();
    await this.#ready;
  }

  async #launch(): Promise<void> {
    // A new one each time: the old one may still be held by connections that are closing.
    const port = await freePort();
    this.#origin = `http://127.0.0.1:${port}`;
    const child = await Child.start(
      'tests/server/children/run-whole-server.ts',
      [path.join(this.#directory, 'dist')],
      { ...this.#environment, DATA_DIR: this.dataDirectory, PORT: String(port), LOG_LEVEL: 'silent' },
    );
    this.#starting = child;
    await child.lineWith('ready on');
    this.#running = child;
  }

  /** Kills it, unless it is still starting, and starts it again. */
  async kill(): Promise<void> {
    const child = this.#running;
    if (!child) return;
    this.#running = undefined;
    this.kills += 1;
    this.#ready = child.end('SIGKILL').then(() => this.#launch());
    await this.#ready;
  }

  /** Sends a request until it is answered, as a client or a payment provider does. */
  async send(
    address: string,
    init: RequestInit,
  ): Promise<{ readonly status: number; readonly text: string }> {
    for (;;) {
      const { kills } = this;
      await this.#ready;
      try {
        const response = await fetch(this.#origin + address, init);
        return { status: response.status, text: await response.text() };
      } catch (error) {
        // Only a killed server does not answer.
        if (kills === this.kills) throw error;
      }
    }
  }

  /** Ends it; its database stays. */
  async stop(): Promise<void> {
    this.#running = undefined;
    await this.#starting?.end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
