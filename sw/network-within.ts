import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { limits } from './limits.ts';

type Fallback = (request: Request) => Promise<Response | undefined>;

/**
 * Network first, with a time limit: then the cached copy, then the fallback. Workbox's NetworkFirst waits for the
 * network for ever when nothing is cached (https://developer.chrome.com/docs/workbox/modules/workbox-strategies,
 * networkTimeoutSeconds).
 */
export class NetworkWithin extends Strategy {
  readonly #fallback: Fallback | undefined;

  constructor({ fallback, ...options }: StrategyOptions & { fallback?: Fallback }) {
    // The server's answers vary by encoding only, which is decoded before they arrive here.
    super({ ...options, matchOptions: { ignoreVary: true } });
    this.#fallback = fallback;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    // A late answer is still cached.
    void handler.waitUntil(network);
    const answer = await Promise.race([network, after(limits.networkPatienceMs)]);
    return (
      answer ??
      (await handler.cacheMatch(request)) ??
      (await this.#fallback?.(request)) ??
      (await Promise.race([network, after(limits.networkGiveUpMs - limits.networkPatienceMs)])) ??
      Response.error()
    );
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
