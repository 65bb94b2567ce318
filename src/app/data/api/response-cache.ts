import type { SWRConfiguration } from 'swr';
import { IS_SERVER, initCache, type ScopedMutator, type State, SWRGlobalState } from 'swr/_internal';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf, type WritingClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';

/** How long an answer is reused, in milliseconds: going back is instant. */
const freshForMs = 60_000;
/** Enough for the pages one may go back to, besides those in use. */
const keptAtMost = 120;
/** Of their addresses and texts together, in characters. */
const mostCharacters = 6_000_000;

function isOfDevice(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline !== undefined;
}

/** Whether a retry would get the same answer. */
function isFinal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code !== 'internal' && cause.code !== 'unavailable';
}

type Given = {
  readonly api: WritingClient;
  /** The answers of the document, by the address of the call. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Calls back whenever the network answers again; returns a function that unsubscribes. */
  readonly onReconnect?: (callback: () => void) => () => void;
};

/**
 * The SWR cache of answers, by the address of the call, for use outside of components: pages are loaded through it,
 * so that their screens' hooks find the answers. On the server there is one for each request.
 */
export class ResponseCache implements WritingClient {
  readonly language: WritingClient['language'];
  /** The cache's own functions of SWR. */
  readonly mutate: ScopedMutator;
  readonly config: SWRConfiguration & { provider(): Map<string, State> };
  readonly #api: WritingClient;
  readonly #kept: Map<string, State>;
  readonly #saidAt = new Map<string, number>();
  readonly #asking = new Map<string, Promise<unknown>>();
  /** How long an answer and its address are. */
  readonly #lengths = new Map<string, number>();
  readonly #leftOut = new Set<string>();

  constructor({ api, answers = {}, onReconnect = () => () => undefined }: Given) {
    this.#api = api;
    this.language = api.language;
    const config = {
      // Loading a page decides when an answer is too old, and hydration fetches nothing.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // Only calls in flight are deduplicated.
      dedupingInterval: 0,
      errorRetryInterval: 1000,
      shouldRetryOnError: (cause: unknown) => !isFinal(cause),
      isOnline: () => navigator.onLine,
      initReconnect: onReconnect,
    };
    const kept = new Map<string, State>(
      Object.entries(answers).map(([address, data]) => [address, { data }]),
    );
    const made = initCache(kept, config);
    if (made === undefined) throw new Error('SWR has no cache');
    this.#kept = kept;
    this.mutate = made[1];
    this.config = { ...config, provider: () => kept };
    for (const address of Object.keys(answers)) this.#saidAt.set(address, Date.now());
  }

  /** The answers that the page goes on from in the browser: all but those left out. */
  get answers(): Record<string, unknown> {
    const carried = [...this.#kept].filter(([address]) => !this.#leftOut.has(address));
    return Object.fromEntries(carried.map(([address, { data }]) => [address, data]));
  }

  /** Keeps an answer out of the document. */
  leaveOut(address: string): void {
    this.#leftOut.add(address);
  }

  /**
   * Fetches an answer that the document leaves out, for content that is about to be hydrated. Not by `mutate`: SWR would
   * note that the key began without data, and hydrate as if it had none.
   */
  async fetchLeftOut<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<void> {
    const address = addressOf(name, query, this.language);
    if (this.#kept.get(address)?.data === undefined)
      this.#kept.set(address, { data: await this.ask(name, query) });
  }

  /** The cached answer while it is fresh; else the server's. Without a connection an old one is better than none. */
  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    if (known !== undefined && Date.now() - (this.#saidAt.get(address) ?? 0) < freshForMs) return known;
    try {
      const answer = await this.ask(name, query);
      // SWR deduplicates across all caches: a server would render one request with another's answer.
      if (IS_SERVER) this.#kept.set(address, { data: answer });
      else await this.mutate(address, answer, { revalidate: false });
      return answer;
    } catch (cause) {
      if (known !== undefined && cause instanceof ConnectionLost) return known;
      throw cause;
    }
  }

  /** The server's answer, regardless of the cache. Concurrent equal calls are made once. */
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
    this.#forgetOldest();
    try {
      const answer = await this.#api.get(name, query);
      if (!IS_SERVER) this.#lengths.set(address, address.length + JSON.stringify(answer).length);
      // An answer of the device itself is never fresh: the server is asked as soon as it answers.
      this.#saidAt.set(address, isOfDevice(answer) ? 0 : Date.now());
      return answer;
    } finally {
      this.#asking.delete(address);
    }
  }

  /** Answers in use by a component are never dropped. */
  #forgetOldest(): void {
    const readers = SWRGlobalState.get(this.#kept)?.[0] ?? {};
    let left = this.#kept.size;
    let characters = 0;
    for (const length of this.#lengths.values()) characters += length;
    for (const key of [...this.#kept.keys()]) {
      if (left <= keptAtMost && characters <= mostCharacters) break;
      if ((readers[key]?.length ?? 0) > 0) continue;
      characters -= this.#lengths.get(key) ?? 0;
      left -= 1;
      for (const of of [this.#lengths, this.#saidAt, this.#kept]) of.delete(key);
    }
  }

  post<Name extends EndpointName>(
    name: Name,
    fields: QueryOf<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DataOf<Name>> {
    this.#forgetOldest();
    return this.#api.post(name, fields, headers);
  }
}
