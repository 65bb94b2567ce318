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
  // A frame is made long before it is seen: a script fetched between the two runs before the page shows.
  afterPainted('paint', () => true, fetchAppAfterPaint);
  addEventListener('load', () => afterFrame(afterLargestPicture), { once: true });
}

function fetchAppAfterPaint(): void {
  if (namedScript()?.dataset.after === 'paint') fetchApp();
}

/** On a slow phone a picture is seen long after its frame was made. */
function afterLargestPicture(): void {
  const stop = afterPainted('largest-contentful-paint', isPicture, end);
  const timer = setTimeout(end, paintMs);
  function end(): void {
    clearTimeout(timer);
    stop();
    fetchApp();
  }
}

/** The first frame has been made when the second begins. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Only a picture has an address. */
const isPicture = (entry: PerformanceEntry) => 'url' in entry && entry.url !== '';

/**
 * Runs once the browser reports such a paint; after the next frame where it does not report them.
 * @returns stops waiting
 */
function afterPainted(
  type: string,
  isMeant: (entry: PerformanceEntry) => boolean,
  run: () => void,
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    afterFrame(run);
    return () => {};
  }
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isMeant)) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
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
