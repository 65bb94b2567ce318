import * as z from 'zod/mini';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { errorEnvelope, successEnvelope } from '#contract/api/envelope.ts';
import { mediaPath, type QueuedEndpoint, queuedPaths, sellingPaths } from '#contract/api/outbox-paths.ts';
import { changedListing, photosPresent } from '#contract/sell/own-listing.ts';
import type { StoredBytes } from '#offline/drafts/draft.schema.ts';
import { guestOwner, type OutboxProblem, type OutboxRow } from './outbox.schema.ts';

/** HTTP calls of the outbox. */

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Outcome of a call. Only our own server's envelope counts as a response, because captive portals and proxies
 * respond too.
 */
export type Reply<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server responded with an error. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: OutboxProblem }
  /** The server is busy or broken; `waitMs` is from Retry-After. */
  | { readonly kind: 'later'; readonly waitMs: number }
  /** No response, or not ours: the server may have processed the call nevertheless. */
  | { readonly kind: 'lost' };

/** Timeouts in milliseconds after which the connection counts as lost; longer for a photo. */
const patienceMs = { call: 30_000, photo: 120_000 } as const;

type Caller = { readonly fetch: Fetch; readonly deviceToken: string };
type Sender = Pick<OutboxRow, 'owner' | 'language'>;

/**
 * Schemas of the response fields that are read. Including those of all endpoints would take a third of the
 * service worker.
 */
const answers = {
  photosPresent,
  createListing: changedListing,
  updateListing: changedListing,
  changeStatus: changedListing,
} as const;
type Answers = typeof answers;
const paths = { ...queuedPaths, ...sellingPaths };

export class OutboxCalls {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Calls an endpoint and parses its response. */
  post<Called extends keyof Answers>(
    name: Called,
    fields: Readonly<Record<string, string>>,
    sender: Sender,
  ): Promise<Reply<z.output<Answers[Called]>>> {
    const schemas: { [Name in keyof Answers]: z.ZodMiniType<z.output<Answers[Name]>> } = answers;
    return this.#post(name, fields, sender, schemas[name]);
  }

  /** Sends a row's call; only whether the server accepted it is read. */
  send(
    name: QueuedEndpoint,
    fields: Readonly<Record<string, string>>,
    sender: Sender,
  ): Promise<Reply<unknown>> {
    return this.#post(name, fields, sender, z.unknown());
  }

  #post<Data>(
    name: keyof Answers | QueuedEndpoint,
    fields: Readonly<Record<string, string>>,
    sender: Sender,
    schema: z.ZodMiniType<Data>,
  ): Promise<Reply<Data>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
    return this.#call(paths[name], init, sender, patienceMs.call, schema);
  }

  /**
   * Whether the server responds. Checked first, so that an offline call does not count as tried and can be
   * withdrawn.
   */
  async isAnybodyThere(): Promise<boolean> {
    const signal = signalAfter(patienceMs.call);
    const init = { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal } as const;
    return this.#caller.fetch('/healthz', init).then(
      () => true,
      () => false,
    );
  }

  putPhoto(sha256: string, { bytes, type }: StoredBytes, sender: Sender): Promise<Reply<unknown>> {
    const init = { method: 'PUT', headers: { 'content-type': type }, body: bytes };
    return this.#call(mediaPath(sha256), init, sender, patienceMs.photo, z.unknown());
  }

  async #call<Data>(
    path: string,
    init: { readonly method: string; readonly headers: Record<string, string>; readonly body: BodyInit },
    { owner, language }: Sender,
    patience: number,
    schema: z.ZodMiniType<Data>,
  ): Promise<Reply<Data>> {
    const isGuest = owner === guestOwner;
    const headers = {
      ...init.headers,
      [deviceHeader]: this.#caller.deviceToken,
      ...(isGuest ? {} : { [accountHeader]: owner }),
    };
    try {
      const response = await this.#caller.fetch(`${path}?lang_code=${language}`, {
        ...init,
        headers,
        // Sent as the row's owner, who may no longer be signed in.
        credentials: isGuest ? 'omit' : 'same-origin',
        redirect: 'error',
        cache: 'no-store',
        signal: signalAfter(patience),
      });
      return replyOf(response, await response.json(), schema);
    } catch {
      return { kind: 'lost' };
    }
  }
}

function replyOf<Data>(response: Response, body: unknown, schema: z.ZodMiniType<Data>): Reply<Data> {
  const { status } = response;
  const success = response.ok ? z.safeParse(successEnvelope, body).data : undefined;
  const data = success && z.safeParse(schema, success.data);
  if (data?.success) return { kind: 'done', data: data.data };
  const failure = z.safeParse(errorEnvelope, body).data;
  if (!failure || response.ok) return { kind: 'lost' };
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return { kind: 'later', waitMs: retryAfterMs(response) };
  }
  const { code, message, errors } = failure;
  return { kind: 'refused', status, problem: { code, message, errors } };
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}

/** `AbortSignal.timeout`, which the oldest supported browsers lack (scripts/build/floor.mjs). */
function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
