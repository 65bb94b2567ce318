import type { SWRConfiguration } from 'swr';
import { IS_SERVER, initCache, type ScopedMutator, type State, SWRGlobalState } from 'swr/_internal';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf, type WritingClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';
import { after, deviceAfterMs, deviceFirst, tellAfterMs } from './device-first.ts';

/** How long an answer is reused, in milliseconds: going back is instant. */
const freshForMs = 60_000;
/** After so long without a page's code the network is asked whether it answers, in milliseconds. */
const codeAfterMs = 500;
/** How long a late answer is kept for the next equal call, in milliseconds. */
const handedOnForMs = 10_000;
/** Enough for the pages one may go back to, besides those in use. */
const keptAtMost = 120;
/** Of their addresses and texts together, in characters. */
const mostCharacters = 6_000_000;

/** An answer that the device has. */
export type OwnAnswer<Data> = {
  readonly data: Data;
  /** When the server said it; unknown for what changes rarely. */
  readonly from: string | undefined;
};

/** What answers while the network does not. */
export type Device = {
  /** Whether the network is known not to answer. */
  isSilent(): boolean;
  answer<Name extends EndpointName>(
    name: Name,
    query: QueryOf<Name>,
    language: WritingClient['language'],
  ): Promise<OwnAnswer<DataOf<Name>> | undefined>;
  /** Asks the network whether it answers, within a time limit. */
  probe(): Promise<boolean>;
  /** An answer of the device is shown. */
  noteOwn(from: string | undefined): void;
  /** A call is without any answer, and will be for an unknown time. */
  noteUnanswered(): void;
  /** The network has answered a call after its timeout. */
  noteLate(): void;
};

const noDevice: Device = {
  isSilent: () => false,
  probe: async () => true,
  answer: async () => undefined,
  noteOwn: () => undefined,
  noteUnanswered: () => undefined,
  noteLate: () => undefined,
};

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
  readonly device?: Device;
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
  readonly #device: Device;
  readonly #kept: Map<string, State>;
  readonly #saidAt = new Map<string, number>();
  readonly #asking = new Map<string, Promise<unknown>>();
  /** How long an answer and its address are. */
  readonly #lengths = new Map<string, number>();
  readonly #leftOut = new Set<string>();

  constructor({ api, answers = {}, onReconnect = () => () => undefined, device = noDevice }: Given) {
    this.#api = api;
    this.#device = device;
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

  /**
   * Records that all answers so far are as old as a document that the device has kept. Once that is hydrated: it was
   * with these answers that it was rendered.
   */
  async age(saidAt: number): Promise<void> {
    for (const address of this.#saidAt.keys()) this.#saidAt.set(address, saidAt);
    if (!this.#device.isSilent()) await this.mutate(() => true);
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
      this.#kept.set(address, { data: await this.#first(address, name, query) });
  }

  /**
   * The cached answer while it is fresh; else the server's, or the device's until the server answers. The server's
   * then replaces it in the cache, and in every component that reads it.
   * @throws ApiError, ConnectionLost
   */
  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    if (known !== undefined && Date.now() - (this.#saidAt.get(address) ?? 0) < freshForMs) return known;
    const answer = await this.#first(address, name, query);
    // SWR deduplicates across all caches: a server would render one request with another's answer.
    if (IS_SERVER) this.#kept.set(address, { data: answer });
    else if (answer !== known) await this.mutate(address, answer, { revalidate: false });
    return answer;
  }

  async #first<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<DataOf<Name>> {
    const network = this.#ask(address, name, query);
    if (IS_SERVER) return network;
    const first = await deviceFirst(network, () => this.#own(address, name, query), this.#device.isSilent());
    if (first.kind === 'network') return first.answer;
    network.then(
      async (answer) => {
        await this.mutate(address, answer, { revalidate: false });
        this.#device.noteLate();
      },
      // Asked again once the network answers.
      () => undefined,
    );
    if (first.kind === 'own') {
      this.#measure(address, first.answer.data);
      this.#device.noteOwn(first.answer.from);
      return first.answer.data;
    }
    this.#device.noteUnanswered();
    throw new ConnectionLost('no answer in time');
  }

  /** An old answer, or what the device keeps. */
  async #own<Name extends EndpointName>(
    address: string,
    name: Name,
    query: QueryOf<Name>,
  ): Promise<OwnAnswer<DataOf<Name>> | undefined> {
    const known: DataOf<Name> | undefined = this.#kept.get(address)?.data;
    const saidAt = this.#saidAt.get(address) ?? 0;
    if (known !== undefined && saidAt > 0) return { data: known, from: new Date(saidAt).toISOString() };
    // Its code may be missing.
    const own = await this.#device.answer(name, query, this.language).catch(() => undefined);
    return own ?? (known === undefined ? undefined : { data: known, from: undefined });
  }

  /** The server's answer. Concurrent equal calls are made once. */
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
    if (!IS_SERVER) this.#lengths.set(address, address.length + JSON.stringify(answer).length);
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

  /** Resolves once the device may show what it has: the network goes before it, unless it is known not to answer. */
  async untilSilent(): Promise<void> {
    if (!this.#device.isSilent()) await after(deviceAfterMs);
  }

  /**
   * Code, with a time limit on a network that does not answer. Not a short one, also where that is known: code on the
   * device takes a slow phone its time, and code that the network refuses fails by itself.
   * @throws ConnectionLost
   */
  async codeInTime<Code extends object>(code: Promise<Code>): Promise<Code> {
    const late = after(tellAfterMs);
    const isSoon = (await Promise.race([code, after(codeAfterMs)])) !== undefined;
    if (isSoon || (await this.#device.probe())) return code;
    const loaded = await Promise.race([code, late]);
    if (loaded === undefined) throw new ConnectionLost('no code');
    return loaded;
  }

  /**
   * An answer that is asked for by a form and is in no cache, such as a seller's number. It is waited for as those of
   * `get` are; one that comes later is returned to the next equal call.
   * @throws ApiError, ConnectionLost
   */
  async read<Name extends EndpointName>(name: Name, fields: QueryOf<Name>): Promise<DataOf<Name>> {
    const key = `read ${name} ${JSON.stringify(fields)}`;
    const network = (this.#asking.get(key) ?? this.#api.post(name, fields)) as Promise<DataOf<Name>>;
    this.#asking.set(key, network);
    const forget = () => void this.#asking.delete(key);
    try {
      const first = await deviceFirst(network, async () => undefined, this.#device.isSilent());
      if (first.kind === 'network') {
        forget();
        return first.answer;
      }
    } catch (cause) {
      forget();
      throw cause;
    }
    network.then(() => {
      this.#device.noteLate();
      setTimeout(forget, handedOnForMs);
    }, forget);
    this.#device.noteUnanswered();
    throw new ConnectionLost('no answer in time');
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
