import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { consentGiven, onConsent } from '#app/tracking/consent.ts';
import { adPlaceId } from '#app/ui/ad-place.tsx';
import { usePlace } from '#app/ui/hooks/use-place.ts';
import type { Tracking } from '#contract/site/navigation.ts';
import { ConsentBanner } from './consent-banner.tsx';
import styles from './others-layer.module.css';

const loaded = new Set<string>();

/** Whether this page has scripts of others. */
const hasOthers = (): boolean => loaded.size > 0;

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

function loadTagManager(id: string): void {
  push('dataLayer', { 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Fills the next empty `ins` of the document. */
function fillAd(client: string): void {
  push('adsbygoogle', {});
  loadScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`);
}

/** Scripts of others: asks first, then loads them (docs/product.md#third-party-scripts). */
export function OthersLayer({ tracking }: { readonly tracking: Tracking }) {
  const { tagManager, ads } = tracking;
  const isGiven = useSyncExternalStore(onConsent, consentGiven);
  const place = usePlace(adPlaceId);
  useEffect(() => {
    if (isGiven && tagManager) loadTagManager(tagManager);
    // A script that runs can only be removed with its page.
    if (isGiven === false && hasOthers()) location.reload();
  }, [isGiven, tagManager]);
  if (isGiven === undefined) return <ConsentBanner tracking={tracking} />;
  return isGiven && ads && place ? createPortal(<Ad {...ads} />, place) : null;
}

/** An ad unit: empty until the script of its network fills it. */
function Ad({ client, slot }: { readonly client: string; readonly slot: string }) {
  useEffect(() => fillAd(client), [client]);
  return <ins className={`adsbygoogle ${styles.unit}`} data-ad-client={client} data-ad-slot={slot} />;
}
