import webPush from 'web-push';
import { reasonOf } from '#server/process/error-reason.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A Web Push subscription. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Shown by the worker in the browser (sw/background/push.ts). */
export type PushMessage = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  /** With language prefix. */
  readonly path: string;
};

/**
 * `gone`: the subscription is expired or invalid. `failed` contains the reason without the subscription's
 * URL.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'failed'; readonly line: string };

export type PushSender = { send(target: PushTarget, message: PushMessage): Promise<PushOutcome> };

/** Timeout of a push service, in milliseconds. */
const patienceMs = 10_000;
/** How long a push service keeps a message for a phone that is off, in seconds. */
const keptForSeconds = 86_400;

/** Sends Web Push messages, encrypted for the browser (RFC 8291) and signed by this site (RFC 8292). */
export function createPushSender({
  keys,
  subject,
}: {
  readonly keys: VapidKeys;
  /** The operator's contact for the push service: `mailto:` or `https:`. */
  readonly subject: string;
}): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, message) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { TTL: keptForSeconds, vapidDetails: { subject, ...keys } },
        );
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(body === null ? {} : { body: new Uint8Array(body) }),
          // A redirect could point anywhere.
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        await response.body?.cancel();
        if (response.ok) return { kind: 'sent' };
        if (response.status === 404 || response.status === 410) return { kind: 'gone' };
        return { kind: 'failed', line: `the push service answered ${response.status}` };
      } catch (cause) {
        return { kind: 'failed', line: `the push service did not take it: ${reasonOf(cause)}` };
      }
    },
  };
}
