import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { consentGiven, onConsent } from '#app/tracking/consent.ts';
import { adPlaceId } from '#app/ui/ad-place.tsx';
import { usePlace } from '#app/ui/hooks/use-place.ts';
import type { Tracking } from '#contract/site/navigation.ts';
import { Ad } from './ad.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { hasOthers, loadTagManager } from './load-script.ts';

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
