import { reasonOf } from '#server/process/error-reason.ts';
import { DeliveryFailed } from './code-delivery.ts';

/** Timeout of a gateway, in milliseconds. */
const patienceMs = 10_000;
/** Longer responses are truncated. */
const mostBytes = 64 * 1024;

export type GatewayAnswer = { readonly status: number; readonly text: string };

/**
 * Posts to a message gateway.
 * @throws DeliveryFailed if it does not respond
 */
export async function callGateway(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<GatewayAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // A redirect could send a number and a key to an address that was not configured.
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
