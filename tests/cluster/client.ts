import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** How long a request may take before it counts as failed, in milliseconds. */
const patienceMs = 15_000;

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** A visitor's connections, from an address of their own: limits by address are not what is tested. */
export class Visitor {
  readonly #agent: Agent;

  constructor(address: string) {
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  send(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        { method, agent: this.#agent, headers, signal: AbortSignal.timeout(patienceMs) },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.once('error', reject).once('end', () => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  leave(): void {
    this.#agent.destroy();
  }
}

/** What was asked and how it went, since `reset`. */
export class Tally {
  asked = 0;
  failed = 0;
  slowestMs = 0;
  /** How often each kind of request failed in which way. */
  failures = new Map<string, number>();

  /** Sends a request. @returns its answer; undefined if it failed: no answer, or a server's error */
  async send(kind: string, sending: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = performance.now();
    this.asked += 1;
    try {
      const answer = await sending();
      if (answer.status < 500) return answer;
      this.#fail(`${kind}: ${answer.status}`);
    } catch (error) {
      this.#fail(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
    }
    return undefined;
  }

  /** @returns what was counted until now */
  reset(): Pick<Tally, 'asked' | 'failed' | 'slowestMs' | 'failures'> {
    const { asked, failed, slowestMs, failures } = this;
    this.asked = 0;
    this.failed = 0;
    this.slowestMs = 0;
    this.failures = new Map();
    return { asked, failed, slowestMs, failures };
  }

  #fail(how: string): void {
    this.failed += 1;
    this.failures.set(how, (this.failures.get(how) ?? 0) + 1);
  }
}
