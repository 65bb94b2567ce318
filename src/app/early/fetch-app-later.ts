import { isScript } from './is-script.ts';
import { lacksCalls } from './lacks-calls.ts';
import { isSign, signsOfPerson, wakesPage } from './signs-of-person.ts';

/** Delay before a retry, in milliseconds. */
const retryMs = 3000;
/** The script of calls that this browser lacks (calls.ts), until it has run. */
let calls: string | undefined;
/** Maximum wait for an image's paint after everything has loaded, in milliseconds. */
const paintMs = 1000;

/**
 * Delays the app's script until the page has been painted or the visitor interacts, so that text and images
 * get the bandwidth first. The server passes the script as `data-src`, its imports as `data-with`, and in
 * `data-after` whether to wait for the first paint or for all images (src/server/web/client-build.ts). Until
 * then the document has `data-arriving`, which also holds back images outside the viewport.
 */
export function fetchAppLater(): void {
  if (lacksCalls()) calls = document.currentScript?.getAttribute('data-calls') ?? undefined;
  document.documentElement.dataset.arriving = '';
  const woken = (event: Event) => {
    if (!isSign(event)) return;
    fetchApp();
    if (!wakesPage(event)) return;
    for (const sign of signsOfPerson) removeEventListener(sign, woken, true);
    // Tells wake.ts, which may load after the event, that the visitor has interacted.
    document.documentElement.dataset.woken = '';
  };
  for (const sign of signsOfPerson) addEventListener(sign, woken, { capture: true, passive: true });
  // A frame can be produced long before it is presented: a script fetched in between would run before the
  // page is visible.
  afterPainted('paint', () => true, fetchAppAfterPaint);
  addEventListener('load', () => afterFrame(afterLargestPicture), { once: true });
}

function fetchAppAfterPaint(): void {
  if (namedScript()?.dataset.after === 'paint') fetchApp();
}

/** On a slow phone an image is painted long after its frame was produced. */
function afterLargestPicture(): void {
  const stop = afterPainted('largest-contentful-paint', isPicture, end);
  const timer = setTimeout(end, paintMs);
  function end(): void {
    clearTimeout(timer);
    stop();
    fetchApp();
  }
}

/** Runs after the first frame: the callback of the second one proves that the first was produced. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Of largest-contentful-paint entries only those of images have a `url`. */
const isPicture = (entry: PerformanceEntry) => 'url' in entry && entry.url !== '';

/**
 * Calls `run` when the browser reports a matching paint, or after the next frame where paint timing is
 * unsupported.
 * @returns a function that cancels the wait
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
  // The page remains readable, and input is recorded for replay (mark-early-input.ts).
  const onFailure = (address: string) => {
    document.documentElement.dataset.missing = '';
    setTimeout(() => void fetchAgain(named, address), retryMs);
  };
  const run = () => runScript(src, 'module', onFailure);
  if (calls === undefined) run();
  else {
    runScript(calls, '', onFailure).onload = () => {
      calls = undefined;
      run();
    };
  }
  // Each in a task of its own: starting all requests at once takes a slow phone 30 ms of a touch.
  for (const address of imports.split(' ').filter(Boolean)) setTimeout(() => preload(address));
}

function runScript(address: string, type: string, onFailure: (address: string) => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  script.crossOrigin = '';
  script.src = address;
  script.onerror = () => {
    script.remove();
    onFailure(address);
  };
  document.head.append(script);
  return script;
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

/** Whether the script has been fetched again after a failure. */
let isRepeated = false;

/**
 * Some browsers keep a failed module as long as the document lives, and fail again without a request; then only
 * a new document runs it: https://github.com/whatwg/html/issues/6768
 */
async function fetchAgain(named: HTMLScriptElement, src: string): Promise<void> {
  if (isRepeated && (await isThere(src))) return location.reload();
  isRepeated = true;
  document.head.append(named);
  fetchApp();
}

async function isThere(address: string): Promise<boolean> {
  try {
    return isScript(await fetch(address));
  } catch {
    return false;
  }
}
