import { signsOfPerson } from './signs-of-person.ts';

/** After a failure, in milliseconds. */
const retryMs = 3000;
/** How long a picture may take to be painted once all has loaded, in milliseconds. */
const paintMs = 1000;

/**
 * Fetches the app's script once the page has shown, or at the first sign of a person: until then text and pictures have
 * the network for themselves. The server names the script by `data-src`, what it imports by `data-with`, and by
 * `data-after` whether the first paint or all pictures come before it (src/server/web/client-build.ts). Until the
 * script is fetched the document is `data-arriving`: pictures that are not in view wait for that, too.
 */
export function fetchAppLater(): void {
  document.documentElement.dataset.arriving = '';
  const woken = () => {
    for (const sign of signsOfPerson) removeEventListener(sign, woken, true);
    // For wake.ts, which may come too late to see it.
    document.documentElement.dataset.woken = '';
    fetchApp();
  };
  for (const sign of signsOfPerson) addEventListener(sign, woken, { capture: true, passive: true });
  afterFrame(() => {
    if (namedScript()?.dataset.after === 'paint') fetchApp();
  });
  addEventListener('load', () => afterFrame(() => afterPaint(fetchApp)), { once: true });
}

/** The first frame has been made when the second begins. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** On a slow phone a picture is seen long after its frame was made. The browser tells when, of the largest one. */
function afterPaint(run: () => void): void {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    run();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    // Only a picture has an address.
    if (list.getEntries().some((entry) => 'url' in entry && entry.url !== '')) end();
  });
  const timer = setTimeout(() => end(), paintMs);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    run();
  };
  observer.observe({ type, buffered: true });
}

function namedScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('script[data-src]');
}

function fetchApp(): void {
  delete document.documentElement.dataset.arriving;
  const named = namedScript();
  if (named?.dataset.src === undefined) return;
  const { src, with: imports = '' } = named.dataset;
  named.remove();
  for (const address of imports.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = src;
  // The page stays readable, and what was tapped is remembered (mark-early-input.ts).
  script.onerror = () => {
    script.remove();
    setTimeout(() => {
      document.head.append(named);
      fetchApp();
    }, retryMs);
  };
  document.head.append(script);
}
