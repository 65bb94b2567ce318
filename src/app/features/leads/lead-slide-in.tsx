import { useCallback, useEffect, useState } from 'react';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { hasWrittenTo } from './lead-memory.ts';
import { isRightMoment, maySlideIn, noteSlidIn } from './slide-in-memory.ts';

const SlideInForm = optionalPart('car', async () => (await import('./slide-in-form.tsx')).SlideInForm);

/**
 * A short form that slides in next to a car after a while and can be dismissed permanently
 * (docs/product.md#leads). Its code is fetched at that moment: most visits end before it.
 */
export function LeadSlideIn({ listing }: { readonly listing: ListingDetail }) {
  const { id, mobileVerified, status } = listing;
  const isOthers = useIsOwnListing(id) === false;
  const isPossible = isOthers && mobileVerified && status === 'live' && !hasWrittenTo(id);
  const isDue = useRightMoment(id, isPossible);
  const [closed, setClosed] = useState<number>();
  const close = useCallback(() => setClosed(id), [id]);
  return isDue && closed !== id ? <SlideInForm listing={listing} onClose={close} /> : null;
}

/** Whether the form may slide in now. Time only counts while the page is visible. */
function useRightMoment(listingId: number, isPossible: boolean): boolean {
  const [due, setDue] = useState<number>();
  useEffect(() => {
    if (!isPossible || !maySlideIn()) return;
    let lookedMs = 0;
    const everyMs = 1000;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      lookedMs += everyMs;
      // Not above an open dialog, not while typing, and not after the seller's number was requested.
      if (isBusyElsewhere() || !maySlideIn() || !isRightMoment({ lookedMs, read: readSoFar() })) return;
      clearInterval(timer);
      noteSlidIn();
      setDue(listingId);
    }, everyMs);
    return () => clearInterval(timer);
  }, [listingId, isPossible]);
  return due === listingId;
}

function isBusyElsewhere(): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

/** The share of the car's own section that has been on screen. */
function readSoFar(): number {
  const part = document.querySelector('article')?.getBoundingClientRect();
  return part === undefined || part.height === 0 ? 0 : (innerHeight - part.top) / part.height;
}
