import * as z from 'zod/mini';
import type { WritingClient } from '#app/data/api/api-client.ts';
import type { Language } from '#contract/language.ts';
import { newsForTabs } from '#contract/notifications/push-message.ts';

/* Web Push in this browser. Permission is only requested after a tap. */

export type PushState =
  /** Not supported by the browser. On iOS it requires the site to be on the home screen. */
  | 'unsupported'
  /** Denied by the user or the system; only the browser's settings can change that. */
  | 'denied'
  | 'off'
  | 'on';

type Api = Pick<WritingClient, 'post' | 'get'>;

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined;
  return await navigator.serviceWorker.getRegistration();
}

export async function readPushState(): Promise<PushState> {
  const registration = await registrationHere();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

async function tellServer(api: Api, subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a subscription without keys');
  await api.post('subscribePush', { endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
}

/**
 * Requests permission and subscribes this browser.
 * @throws if the server cannot be notified
 */
export async function startPush(api: Api, language: Language): Promise<PushState> {
  const registration = await registrationHere();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return await readPushState();
  const { publicKey } = await api.get('pushKey', {});
  const subscription = await subscribed(registration, bytesOf(publicKey));
  try {
    await tellServer(api, subscription, language);
  } catch (cause) {
    // Otherwise push would look enabled without working.
    await subscription.unsubscribe().catch(() => false);
    throw cause;
  }
  return 'on';
}

async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (cause) {
    // A subscription created with another key must be removed first.
    const before = await pushManager.getSubscription();
    if (!before) throw cause;
    await before.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

/** Unsubscribes this browser. When offline, the push service informs the server later. */
export async function endPush(api?: Api): Promise<void> {
  const subscription = await (await registrationHere())?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await api?.post('unsubscribePush', { endpoint }).catch(() => undefined);
}

/** Assigns the subscription to the account that is signed in now, in the page's language. */
export async function renewPush(api: Api, language: Language): Promise<void> {
  const subscription = await (await registrationHere())?.pushManager.getSubscription();
  if (subscription) await tellServer(api, subscription, language).catch(() => undefined);
}

/** Calls back when a push arrives while the page is open. Returns an unsubscribe function. */
export function onPush(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const hear = ({ data }: MessageEvent) => {
    if (z.safeParse(newsForTabs, data).success) listener();
  };
  workers.addEventListener('message', hear);
  return () => workers.removeEventListener('message', hear);
}
