import * as z from 'zod/mini';
import { reasonOf } from '#server/process/error-reason.ts';
import { ProviderFailed } from './payment-provider.ts';

/** Time limit of a call, in milliseconds. */
const patienceMs = 10_000;
/** A longer answer is not one of the documented ones. */
const mostBytes = 256 * 1024;

type Call = {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/** The address of a payment page: the buyer's browser goes there. */
export const webAddress = () => z.url({ protocol: /^https?$/ });

/** HTTP Basic authorization with a key as user name and no password, as both providers want it. */
export function basicAuthorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Calls a provider's JSON API. @throws ProviderFailed where it does not answer with JSON */
export async function callProvider(
  url: string,
  { method = 'GET', headers, body }: Call,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect could lead the key to an address that was not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (text.length > mostBytes) throw new ProviderFailed('the payment provider answered too much');
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (cause) {
    if (cause instanceof ProviderFailed) throw cause;
    throw new ProviderFailed(`the payment provider did not answer: ${reasonOf(cause)}`);
  }
}
