import { deleteFromDevice } from '#app/data/own-data.ts';
import { endPush } from '#app/pwa/push.ts';
import { documentCookies } from '#app/tracking/cookie-jar.ts';

/** Nothing of whoever was here is left: pushes, what the device keeps, and cookies that a script can read. */
export async function forgetDevice(): Promise<void> {
  await endPush().catch(() => undefined);
  await deleteFromDevice();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) documentCookies.set(name, '', 0);
  }
}
