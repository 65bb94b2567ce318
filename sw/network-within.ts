import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { limits } from './limits.ts';

type Fallback = (request: Request) => Promise<Response | undefined>;

/**
 * Network first, with a limit to the waiting: then what is kept, then the fallback. Workbox's own
 * NetworkFirst goes on waiting for the network when nothing is kept, however slow it is
 * (https://developer.chrome.com/docs/workbox/modules/workbox-strategies, networkTimeoutSeconds).
 */
export class NetworkWithin extends Strategy {
  readonly #fallback: Fallback | undefined;

  constructor({ fallback, ...options }: StrategyOptions & { fallback?: Fallback }) {
    // The server varies its answers by encoding alone, and that is undone before we see them.
    super({ ...options, matchOptions: { ignoreVary: true } });
    this.#fallback = fallback;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    // A late answer is still worth keeping for the next time.
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
