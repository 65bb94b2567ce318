import { captureVisit } from './capture-visit.ts';
import { documentCookies } from './cookie-jar.ts';

/** Notes how the visit began; called once, some time after the page has loaded. */
export function startTracking(): void {
  const { pathname, search, host } = location;
  captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
}
