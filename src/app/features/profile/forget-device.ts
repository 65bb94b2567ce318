import { deleteFromDevice } from '#app/data/account/own-data.ts';
import { endPush } from '#app/pwa/push.ts';
import { documentCookies } from '#app/tracking/cookie-jar.ts';

/**
 * Deletes all personal data from the device: push subscription, database, and cookies accessible to scripts.
 */
export async function forgetDevice(): Promise<void> {
  await endPush().catch(() => undefined);
  await deleteFromDevice();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) documentCookies.set(name, '', 0);
  }
}
