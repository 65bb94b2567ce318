import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { limits } from './limits.ts';

/** What the device has for a URL without a cached copy. */
export type Fallback = {
  answer(request: Request): Promise<Response | undefined>;
  /** What is left once the network has failed, too. */
  lastAnswer(request: Request): Promise<Response | undefined>;
  /** How many milliseconds the network has before the fallback is used. */
  patienceMs(): Promise<number>;
};

/**
 * Network first with a time limit, then the cached copy, then the fallback. Workbox's NetworkFirst waits for
 * the network indefinitely when nothing is cached
 * (https://developer.chrome.com/docs/workbox/modules/workbox-strategies, networkTimeoutSeconds).
 */
export class NetworkWithin extends Strategy {
  readonly #fallback: Fallback;

  constructor({ fallback, ...options }: StrategyOptions & { readonly fallback: Fallback }) {
    // Responses vary by encoding only, which is decoded before they arrive here.
    super({ ...options, matchOptions: { ignoreVary: true } });
    this.#fallback = fallback;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    // A late response is still cached.
    void handler.waitUntil(network);
    return (
      (await Promise.race([network, after(limits.networkPatienceMs)])) ??
      (await handler.cacheMatch(request)) ??
      networkBefore(
        this.#fallback,
        request,
        network,
        (await this.#fallback.patienceMs()) - limits.networkPatienceMs,
      )
    );
  }
}

/**
 * The network's response within a time limit, otherwise the device's; if that has none, the network's again, however
 * late, and after its failure what the device has instead.
 */
export async function networkBefore(
  device: Pick<Fallback, 'answer' | 'lastAnswer'>,
  request: Request,
  network: Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  return (
    (await Promise.race([network, after(patienceMs)])) ??
    (await device.answer(request)) ??
    (await network) ??
    (await device.lastAnswer(request)) ??
    Response.error()
  );
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
