import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { limits } from './limits.ts';

/** What the device has of an address without a cached copy. */
export type Fallback = {
  answer(request: Request): Promise<Response | undefined>;
  /** For how many milliseconds the network goes before it. */
  patienceMs(): Promise<number>;
};

/**
 * Network first, with a time limit: then the cached copy, then the fallback. Workbox's NetworkFirst waits for the
 * network for ever when nothing is cached (https://developer.chrome.com/docs/workbox/modules/workbox-strategies,
 * networkTimeoutSeconds).
 */
export class NetworkWithin extends Strategy {
  readonly #fallback: Fallback;

  constructor({ fallback, ...options }: StrategyOptions & { readonly fallback: Fallback }) {
    // The server's answers vary by encoding only, which is decoded before they arrive here.
    super({ ...options, matchOptions: { ignoreVary: true } });
    this.#fallback = fallback;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    // A late answer is still cached.
    void handler.waitUntil(network);
    return (
      (await Promise.race([network, after(limits.networkPatienceMs)])) ??
      (await handler.cacheMatch(request)) ??
      networkBefore(
        () => this.#fallback.answer(request),
        network,
        (await this.#fallback.patienceMs()) - limits.networkPatienceMs,
      )
    );
  }
}

/** The network's answer within a time limit, else the device's; the network's again where it has none. */
export async function networkBefore(
  device: () => Promise<Response | undefined>,
  network: Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  return (
    (await Promise.race([network, after(patienceMs)])) ??
    (await device()) ??
    (await network) ??
    Response.error()
  );
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
