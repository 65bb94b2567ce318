import { signsOfPerson } from './signs-of-person.ts';

/**
 * Fetches the app's script of a first view once the page has loaded, or at the first sign of a person: until then
 * pictures have the network for themselves. The server names it by `data-src` (src/server/web/page-document.ts).
 */
export function fetchAppLater(): void {
  const woken = () => {
    for (const sign of signsOfPerson) removeEventListener(sign, woken, true);
    // For wake.ts, which may come too late to see it.
    document.documentElement.dataset.woken = '';
    fetchApp();
  };
  for (const sign of signsOfPerson) addEventListener(sign, woken, { capture: true, passive: true });
  addEventListener('load', fetchApp, { once: true });
}

function fetchApp(): void {
  const named = document.querySelector<HTMLScriptElement>('script[data-src]');
  const address = named?.dataset.src;
  if (address === undefined) return;
  named?.remove();
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address;
  document.head.append(script);
}
