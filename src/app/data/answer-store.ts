import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf, type WritingClient } from './api-client.ts';
import { ConnectionLost } from './api-error.ts';

/** For how long an answer is given again without asking, in milliseconds: going back is instant. */
const freshForMs = 60_000;

function isOfDevice(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline !== undefined;
}

type Kept = { readonly at: number; readonly answer: unknown };

/**
 * What the server said, by the address of the call: the home of the server's state in a page. It
 * begins with the answers the page was rendered from. Screens read it through `useApi`.
 */
export class AnswerStore implements WritingClient {
  readonly language: WritingClient['language'];
  readonly #api: WritingClient;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<unknown>>();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor(api: WritingClient, answers: Readonly<Record<string, unknown>> = {}) {
    this.#api = api;
    this.language = api.language;
    for (const [address, answer] of Object.entries(answers))
      this.#kept.set(address, { at: Date.now(), answer });
  }

  /** All answers, for the page to go on from in the browser. */
  get answers(): Record<string, unknown> {
    return Object.fromEntries([...this.#kept].map(([address, { answer }]) => [address, answer]));
  }

  /** The answer at hand, however old. */
  peek<Name extends EndpointName>(name: Name, query: QueryOf<Name>): DataOf<Name> | undefined {
    // The address names the endpoint, so what is kept under it is its answer.
    return this.#kept.get(addressOf(name, query, this.language))?.answer as DataOf<Name> | undefined;
  }

  /** The answer at hand while it is fresh; else the server's. Without a connection an old one is better than none. */
  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known = this.peek(name, query);
    if (known !== undefined && Date.now() - (this.#kept.get(address)?.at ?? 0) < freshForMs) return known;
    try {
      return await this.ask(name, query);
    } catch (cause) {
      if (known !== undefined && cause instanceof ConnectionLost) return known;
      throw cause;
    }
  }

  /** The server's answer, whatever is at hand. The same call made twice at once is made once. */
  async ask<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const asked = this.#asking.get(address) ?? this.#fetch(address, name, query);
    this.#asking.set(address, asked);
    return (await asked) as DataOf<Name>;
  }

  async #fetch<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<unknown> {
    try {
      const answer = await this.#api.get(name, query);
      // What the device worked out is never fresh: the server is asked as soon as it answers.
      this.#kept.set(address, { at: isOfDevice(answer) ? 0 : Date.now(), answer });
      for (const listener of this.#listeners.get(address) ?? []) listener();
      return answer;
    } finally {
      this.#asking.delete(address);
    }
  }

  post<Name extends EndpointName>(
    name: Name,
    fields: QueryOf<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DataOf<Name>> {
    return this.#api.post(name, fields, headers);
  }

  /** Calls back when an address gets a new answer. Returns what ends it. */
  subscribe(address: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(address) ?? new Set();
    this.#listeners.set(address, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
