import { reasonOf } from '#server/error-reason.ts';
import { DeliveryFailed } from './code-delivery.ts';

/** After this long a gateway counts as not answering, in milliseconds. */
const patienceMs = 10_000;
/** More of an answer than this is nothing we read. */
const mostBytes = 64 * 1024;

export type GatewayAnswer = { readonly status: number; readonly text: string };

/** Posts to somebody who sends messages. @throws DeliveryFailed where it does not answer */
export async function callGateway(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<GatewayAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // Elsewhere nobody was configured to get a number and a key.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await beginningOf(response) };
  } catch (cause) {
    throw new DeliveryFailed(`the gateway did not answer: ${reasonOf(cause)}`);
  }
}

async function beginningOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
}
