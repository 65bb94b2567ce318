import { useEffect, useState } from 'react';
import { isRightMoment, maySlideIn, noteSlidIn } from './slide-in-memory.ts';

/** Whether the form may slide in now. Time only counts while the page is visible. */
export function useRightMoment(listingId: number, isPossible: boolean): boolean {
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
