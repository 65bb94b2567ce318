import type { SWRConfiguration } from 'swr';
import { IS_SERVER, initCache, type ScopedMutator, type State, SWRGlobalState } from 'swr/_internal';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf, type WritingClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';

/** For how long an answer is given again without asking, in milliseconds: going back is instant. */
const freshForMs = 60_000;
/** As many answers are kept as pages that one may want to go back to; those on the page come on top. */
const keptAtMost = 120;

function isOfDevice(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline !== undefined;
}

/** Whether the server would say the same the next time. */
function isFinal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code !== 'internal' && cause.code !== 'unavailable';
}

type Given = {
  readonly api: WritingClient;
  /** What the document was rendered from, by the address of the call. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Calls back whenever the network answers again; returns what ends it. */
  readonly onReconnect?: (callback: () => void) => () => void;
};

/**
 * SWR's cache of what the server said, by the address of the call, as it is used outside of components: pages are loaded
 * through it, so that the hooks of their screens find the answers there. On the server there is one for each request.
 */
export class AnswerCache implements WritingClient {
  readonly language: WritingClient['language'];
  /** For everything that the server said; its functions are those of SWR. */
  readonly mutate: ScopedMutator;
  readonly config: SWRConfiguration & { provider(): Map<string, State> };
  readonly #api: WritingClient;
  readonly #kept: Map<string, State>;
  readonly #saidAt = new Map<string, number>();
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor({ api, answers = {}, onReconnect = () => () => undefined }: Given) {
    this.#api = api;
    this.language = api.language;
    const config = {
      // The pages' own loading says when an answer is too old, and hydration asks for nothing.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // A call counts as the same only while it is under way.
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

  /** All answers, for the page to go on from in the browser. */
  get answers(): Record<string, unknown> {
    return Object.fromEntries([...this.#kept].map(([address, { data }]) => [address, data]));
  }

  /** The answer at hand while it is fresh; else the server's. Without a connection an old one is better than none. */
  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    if (known !== undefined && Date.now() - (this.#saidAt.get(address) ?? 0) < freshForMs) return known;
    try {
      const answer = await this.ask(name, query);
      // SWR notes for all caches together with what each key began: a server would render one request as another began.
      if (IS_SERVER) this.#kept.set(address, { data: answer });
      else await this.mutate(address, answer, { revalidate: false });
      return answer;
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
    this.#forgetOldest();
    try {
      const answer = await this.#api.get(name, query);
      // What the device worked out is never fresh: the server is asked as soon as it answers.
      this.#saidAt.set(address, isOfDevice(answer) ? 0 : Date.now());
      return answer;
    } finally {
      this.#asking.delete(address);
    }
  }

  /** Nothing that a component of the page reads is forgotten. */
  #forgetOldest(): void {
    const readers = SWRGlobalState.get(this.#kept)?.[0] ?? {};
    for (const key of [...this.#kept.keys()].slice(0, -keptAtMost)) {
      if ((readers[key]?.length ?? 0) > 0) continue;
      this.#saidAt.delete(key);
      this.#kept.delete(key);
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
