import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { ConnectionLost } from './api-error.ts';
import { deviceFirst } from './device-first.ts';
import type { ResponseCache } from './response-cache.ts';

/** How long a late response is kept for the next equal call, in milliseconds. */
const handedOnForMs = 10_000;

const asking = new WeakMap<ResponseCache, Map<string, Promise<unknown>>>();

/**
 * Fetches an uncached response requested by a form, such as a seller's number. Uses the timeouts of the cache; a late
 * response is returned to the next equal call.
 * @throws ApiError, ConnectionLost
 */
export async function readInTime<Name extends EndpointName>(
  cache: ResponseCache,
  name: Name,
  fields: QueryOf<Name>,
): Promise<DataOf<Name>> {
  const own = asking.get(cache) ?? new Map<string, Promise<unknown>>();
  asking.set(cache, own);
  const key = `${name} ${JSON.stringify(fields)}`;
  const network = (own.get(key) ?? cache.post(name, fields)) as Promise<DataOf<Name>>;
  own.set(key, network);
  const forget = () => void own.delete(key);
  const { device } = cache;
  try {
    const known = { isSilent: device.isSilent(), isLost: device.isLost() };
    const first = await deviceFirst(network, async () => undefined, known);
    if (first.kind === 'network') {
      forget();
      return first.answer;
    }
  } catch (cause) {
    forget();
    throw cause;
  }
  network.then(() => {
    device.noteLate();
    setTimeout(forget, handedOnForMs);
  }, forget);
  throw new ConnectionLost('no answer in time');
}
