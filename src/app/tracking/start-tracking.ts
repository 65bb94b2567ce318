import { whenIdle } from '#app/data/device.ts';

/** Notes how the visit began; called once. The code for it comes when the page has nothing better to do. */
export function startTracking(): void {
  whenIdle(() => void note());
}

async function note(): Promise<void> {
  const [{ captureVisit }, { documentCookies }] = await Promise.all([
    import('./capture-visit.ts'),
    import('./cookie-jar.ts'),
  ]);
  const { pathname, search, host } = location;
  captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
}
