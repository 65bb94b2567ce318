const loaded = new Set<string>();

/** Whether this page has scripts of others. */
export const hasOthers = (): boolean => loaded.size > 0;

/** Loads a script of another site once, after the page's own files. */
function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const append = () => {
    const script = document.createElement('script');
    Object.assign(script, { src: address, async: true, crossOrigin: 'anonymous' });
    document.head.append(script);
  };
  if (document.readyState === 'complete') append();
  else addEventListener('load', append, { once: true });
}

/** A queue that the script reads once it has loaded. */
function push(name: 'dataLayer' | 'adsbygoogle', entry: object): void {
  const queue: unknown = Reflect.get(globalThis, name);
  if (queue === undefined) Reflect.set(globalThis, name, [entry]);
  // The script replaces the list with an object of its own.
  else if (typeof queue === 'object' && queue !== null && 'push' in queue && typeof queue.push === 'function')
    queue.push(entry);
}

export function loadTagManager(id: string): void {
  push('dataLayer', { 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Fills the next empty `ins` of the document. */
export function fillAd(client: string): void {
  push('adsbygoogle', {});
  loadScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`);
}
