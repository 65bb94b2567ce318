import { signsOfPerson } from './signs-of-person.ts';

/** After a failure, in milliseconds. */
const retryMs = 3000;

/**
 * Fetches the app's script once the page has shown, or at the first sign of a person: until then text and pictures have
 * the network for themselves. The server names the script by `data-src`, what it imports by `data-with`, and by
 * `data-after` whether the first paint or all pictures come before it (src/server/web/client-build.ts).
 */
export function fetchAppLater(): void {
  const woken = () => {
    for (const sign of signsOfPerson) removeEventListener(sign, woken, true);
    // For wake.ts, which may come too late to see it.
    document.documentElement.dataset.woken = '';
    fetchApp();
  };
  for (const sign of signsOfPerson) addEventListener(sign, woken, { capture: true, passive: true });
  afterPaint(() => {
    if (namedScript()?.dataset.after === 'paint') fetchApp();
  });
  // The last picture is painted after the event.
  addEventListener('load', () => afterPaint(fetchApp), { once: true });
}

/** The first frame has been painted when the second begins. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

function namedScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('script[data-src]');
}

function fetchApp(): void {
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
