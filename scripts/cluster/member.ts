import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcessGroup, signalCommand } from '../setup/process-group.mjs';
import { PlainError } from '../setup/say.mjs';

/** How long a member may take until it answers, in milliseconds. */
const patienceMs = 60_000;
/** Delay before a member that ended by itself is started again, in milliseconds. */
const restartMs = 500;
const probeMs = 1500;

export type MemberOptions = {
  readonly name: string;
  /** A process group (setup/process-group.mjs), so that it cannot outlive this process. */
  readonly run: () => ChildProcess | Promise<ChildProcess>;
  /** What it says of itself in a few words; fails while it does not answer. */
  readonly probe: () => Promise<string>;
};

export type MemberState = { readonly name: string; readonly isUp: boolean; readonly words: string };

/** A process of the cluster: started again whenever it ends without having been stopped, as systemd would do. */
export class Member {
  readonly name: string;
  readonly #options: MemberOptions;
  #child: ChildProcess | undefined;
  #isWanted = false;
  #restarts = 0;

  constructor(options: MemberOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    this.#isWanted = true;
    await this.#run();
    await this.untilUp();
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    // So that its end does not start it again, in case it is wanted again by then.
    this.#child = undefined;
    if (child) await endProcessGroup(child);
  }

  /** Sends a signal to its processes; if it ends from that, it is started again. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    if (this.#child) await signalCommand(this.#child, signal);
  }

  /** @throws PlainError if it does not answer in time */
  async untilUp(): Promise<void> {
    const until = Date.now() + patienceMs;
    while (this.#isWanted) {
      const { isUp, words } = await this.state();
      if (isUp) return;
      if (Date.now() > until) throw new PlainError(`${this.name} does not answer: ${words}`);
      await wait(100);
    }
  }

  async state(): Promise<MemberState> {
    const again = this.#restarts > 0 ? `, started again ${this.#restarts} times` : '';
    const late = wait(probeMs).then(() => Promise.reject(new Error('no answer in time')));
    try {
      return {
        name: this.name,
        isUp: true,
        words: (await Promise.race([this.#options.probe(), late])) + again,
      };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return { name: this.name, isUp: false, words: (this.#isWanted ? words : 'stopped') + again };
    }
  }

  async #run(): Promise<void> {
    const child = await this.#options.run();
    // Stopped meanwhile.
    if (!this.#isWanted) return await endProcessGroup(child);
    this.#child = child;
    child.once('exit', async () => {
      await wait(restartMs);
      if (!this.#isWanted || this.#child !== child) return;
      this.#restarts += 1;
      await this.#run().catch(() => undefined);
    });
  }
}
