import type { State, SWRConfiguration, useSWRConfig } from 'swr';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf, type WritingClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';
import { after, deviceAfterMs, deviceFirst, tellAfterMs } from './device-first.ts';

/** How long a response is considered fresh, in milliseconds, so that navigating back is instant. */
const freshForMs = 60_000;
/** After this wait for a page's code, the network is probed, in milliseconds. */
const codeAfterMs = 500;
/** Maximum number of responses kept besides those in use: enough to navigate back. */
const keptAtMost = 120;
/** Maximum total length of keys and responses, in characters. */
const mostCharacters = 6_000_000;

const isServer = typeof window === 'undefined';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** A response from the device. */
export type OwnAnswer<Data> = {
  readonly data: Data;
  /** When the server generated it; undefined for data that rarely changes. */
  readonly from: string | undefined;
};

/** The source of responses while the network is unresponsive. */
export type Device = {
  /** Whether the network is known to be unresponsive. */
  isSilent(): boolean;
  /** Whether the user has been told. */
  isLost(): boolean;
  answer<Name extends EndpointName>(
    name: Name,
    query: QueryOf<Name>,
    language: WritingClient['language'],
  ): Promise<OwnAnswer<DataOf<Name>> | undefined>;
  /** Checks, within a time limit, whether the network responds. */
  probe(): Promise<boolean>;
  /** Called when a response from the device is shown. */
  noteOwn(from: string | undefined): void;
  /** Called when the network has responded after its timeout. */
  noteLate(): void;
};

const noDevice: Device = {
  isSilent: () => false,
  isLost: () => false,
  probe: async () => true,
  answer: async () => undefined,
  noteOwn: () => undefined,
  noteLate: () => undefined,
};

/** Whether a retry would give the same result. */
function isFinal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code !== 'internal' && cause.code !== 'unavailable';
}

type Given = {
  readonly api: WritingClient;
  /** Responses embedded in the document, by URL. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Calls back whenever the network responds again. Returns an unsubscribe function. */
  readonly onReconnect?: (callback: () => void) => () => void;
  readonly device?: Device;
};

/**
 * The SWR cache of responses, keyed by URL, for use outside of components: pages are loaded through it, so
 * that the hooks of their screens find the data. On the server there is one per request.
 */
export class ResponseCache implements WritingClient {
  readonly language: WritingClient['language'];
  readonly config: SWRConfiguration & { provider(): Map<string, State> };
  readonly #api: WritingClient;
  readonly device: Device;
  readonly #kept: Map<string, State>;
  readonly #saidAt = new Map<string, number>();
  readonly #asking = new Map<string, Promise<unknown>>();
  /** Length of each response with its key. */
  readonly #lengths = new Map<string, number>();
  readonly #leftOut = new Set<string>();
  /** How many components read a response. */
  readonly #readers = new Map<string, number>();
  #mutate: Mutate | undefined;

  constructor({ api, answers = {}, onReconnect = () => () => undefined, device = noDevice }: Given) {
    this.#api = api;
    this.device = device;
    this.language = api.language;
    const config = {
      // The page load decides whether a response is too old, and hydration fetches nothing.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // Deduplicates only calls in flight.
      dedupingInterval: 0,
      errorRetryInterval: 1000,
      shouldRetryOnError: (cause: unknown) => !isFinal(cause),
      isOnline: () => navigator.onLine,
      initReconnect: onReconnect,
    };
    const kept = new Map<string, State>(
      Object.entries(answers).map(([address, data]) => [address, { data }]),
    );
    this.#kept = kept;
    this.config = { ...config, provider: () => kept };
    for (const address of Object.keys(answers)) this.#saidAt.set(address, Date.now());
  }

  /** Takes SWR's `mutate` of this cache while components read it. @returns a function that ends this */
  connect(mutate: Mutate): () => void {
    this.#mutate = mutate;
    return () => {
      this.#mutate = undefined;
    };
  }

  /** Changes what is cached, as SWR's `mutate` does. Before components read it there is nobody to tell. */
  async mutate(
    which: string | ((key?: unknown) => boolean),
    data?: unknown,
    options?: { readonly revalidate: boolean },
  ): Promise<void> {
    if (this.#mutate) {
      await this.#mutate(which, data, options);
      return;
    }
    if (data === undefined && options?.revalidate !== false) return;
    const keys = typeof which === 'string' ? [which] : [...this.#kept.keys()].filter(which);
    for (const key of keys) this.#kept.set(key, { data });
  }

  /** Keeps a response while a component reads it. @returns a function that ends this */
  hold(address: string): () => void {
    const count = (by: number) => this.#readers.set(address, (this.#readers.get(address) ?? 0) + by);
    count(1);
    return () => {
      if (count(-1).get(address) === 0) this.#readers.delete(address);
    };
  }

  /** The responses to embed in the document: all except those left out. */
  get answers(): Record<string, unknown> {
    const carried = [...this.#kept].filter(([address]) => !this.#leftOut.has(address));
    return Object.fromEntries(carried.map(([address, { data }]) => [address, data]));
  }

  /**
   * Marks all current responses as old as the cached document they came from. Called after hydration, which
   * must see the responses the document was rendered with.
   */
  async age(saidAt: number): Promise<void> {
    for (const address of this.#saidAt.keys()) this.#saidAt.set(address, saidAt);
    if (!this.device.isLost()) await this.mutate(() => true);
  }

  /** Excludes a response from the document. */
  leaveOut(address: string): void {
    this.#leftOut.add(address);
  }

  /**
   * Fetches a response that the document leaves out, for content about to be hydrated. Not with `mutate`: SWR
   * would record that the key started without data, and hydrate accordingly.
   */
  async fetchLeftOut<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<void> {
    const address = addressOf(name, query, this.language);
    if (this.#kept.get(address)?.data === undefined)
      this.#kept.set(address, { data: await this.#first(address, name, query) });
  }

  /** The cached response, however old. */
  kept<Name extends EndpointName>(name: Name, query: QueryOf<Name>): DataOf<Name> | undefined {
    return this.#kept.get(addressOf(name, query, this.language))?.data;
  }

  /**
   * The cached response while it is fresh; otherwise the server's, or the device's until the server responds.
   * The server's response then replaces it in the cache and in every component that reads it.
   * @throws ApiError, ConnectionLost
   */
  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    if (known !== undefined && Date.now() - (this.#saidAt.get(address) ?? 0) < freshForMs) return known;
    const answer = await this.#first(address, name, query);
    // SWR deduplicates across all caches: on a server, one request would be rendered with another's data.
    if (isServer) this.#kept.set(address, { data: answer });
    else if (answer !== known) await this.mutate(address, answer, { revalidate: false });
    return answer;
  }

  /** Asks again after a change of one's own, however fresh the answer is. A failure keeps it. */
  async renew<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<void> {
    this.#saidAt.set(addressOf(name, query, this.language), 0);
    await this.get(name, query).catch(() => undefined);
  }

  async #first<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<DataOf<Name>> {
    const network = this.#ask(address, name, query);
    if (isServer) return network;
    const first = await deviceFirst(network, () => this.#own(address, name, query), this.#known());
    if (first.kind === 'network') return first.answer;
    network.then(
      async (answer) => {
        await this.mutate(address, answer, { revalidate: false });
        this.device.noteLate();
      },
      // It is fetched again once the network responds.
      () => undefined,
    );
    if (first.kind === 'own') {
      this.#measure(address, first.answer.data);
      this.device.noteOwn(first.answer.from);
      return first.answer.data;
    }
    throw new ConnectionLost('no answer in time');
  }

  #known() {
    return { isSilent: this.device.isSilent(), isLost: this.device.isLost() };
  }

  /** A stale cached response, or what the device stores. */
  async #own<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<OwnAnswer<DataOf<Name>> | undefined> {
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    const saidAt = this.#saidAt.get(address) ?? 0;
    if (known !== undefined && saidAt > 0) return { data: known, from: new Date(saidAt).toISOString() };
    // Its code may not be available offline.
    const own = await this.device.answer(name, query, this.language).catch(() => undefined);
    return own ?? (known === undefined ? undefined : { data: known, from: undefined });
  }

  /** The server's response. Concurrent equal calls share one request. */
  async #ask<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<DataOf<Name>> {
    const asked = this.#asking.get(address) ?? this.#fetch(address, name, query);
    this.#asking.set(address, asked);
    return (await asked) as DataOf<Name>;
  }

  #measure(address: string, answer: unknown): void {
    if (!isServer) this.#lengths.set(address, address.length + JSON.stringify(answer).length);
  }

  async #fetch<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<unknown> {
    this.#forgetOldest();
    try {
      const answer = await this.#api.get(name, query);
      this.#measure(address, answer);
      this.#saidAt.set(address, Date.now());
      return answer;
    } finally {
      this.#asking.delete(address);
    }
  }

  /**
   * Resolves when the device may show its own data: after the timeout, or immediately if the network is known
   * to be unresponsive.
   */
  async untilSilent(): Promise<void> {
    if (!this.device.isSilent()) await after(deviceAfterMs);
  }

  /**
   * Loads code with a time limit on an unresponsive network. The limit is generous even when the network is
   * known to be unresponsive: loading cached code takes a slow phone time, and code that the network refuses
   * fails on its own.
   * @throws ConnectionLost
   */
  async codeInTime<Code extends object>(code: Promise<Code>): Promise<Code> {
    const late = after(tellAfterMs);
    const soon = await Promise.race([code, after(codeAfterMs)]);
    if (soon !== undefined || (await Promise.race([this.device.probe(), late]))) return code;
    const loaded = await Promise.race([code, late]);
    if (loaded === undefined) throw new ConnectionLost('no code');
    return loaded;
  }

  /** Responses in use by a component are never evicted. */
  #forgetOldest(): void {
    let left = this.#kept.size;
    let characters = 0;
    for (const length of this.#lengths.values()) characters += length;
    for (const key of [...this.#kept.keys()]) {
      if (left <= keptAtMost && characters <= mostCharacters) break;
      if (this.#readers.has(key)) continue;
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
