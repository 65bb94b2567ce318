import type { WritingClient } from '#app/data/api/api-client.ts';
import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { openDevice } from '#app/data/device/device.ts';
import { deviceHeader } from '#contract/account/account.ts';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'offline' }
  /** `message` is the server's, in the user's language; undefined without one. */
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** The device's token, because several reports of one device count once. */
async function deviceHeaders(): Promise<Record<string, string>> {
  const opened = await openDevice();
  if (!opened.ok) return {};
  const { deviceToken } = await import('#offline/account/device-keys.ts');
  const token = await deviceToken(opened.database).catch(() => undefined);
  return token === undefined ? {} : { [deviceHeader]: token };
}

/** Sends a report; `clientId` is its idempotency key. */
export async function sendReport(
  api: Pick<WritingClient, 'post'>,
  report: QueryOf<'report'>,
): Promise<SendOutcome> {
  try {
    await inTime(api.post('report', report, await deviceHeaders()));
    return { kind: 'sent' };
  } catch (cause) {
    if (cause instanceof ConnectionLost) return { kind: 'offline' };
    // The message about the text is more specific than the general one.
    const message = cause instanceof ApiError ? (cause.fields.details?.[0] ?? cause.message) : undefined;
    return { kind: 'refused', message };
  }
}
