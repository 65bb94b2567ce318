import { useEffect, useState } from 'react';
import { isRightMoment, maySlideIn, noteSlidIn } from './slide-in-memory.ts';

/** Whether somebody who looks at a car may be asked now. Time counts only while the page is looked at. */
export function useRightMoment(listingId: number, isPossible: boolean): boolean {
  const [due, setDue] = useState<number>();
  useEffect(() => {
    if (!isPossible || !maySlideIn()) return;
    let lookedMs = 0;
    const everyMs = 1000;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      lookedMs += everyMs;
      // Not above something that was opened, nor while something is typed, nor once the seller's number was asked for.
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

/** How much of the car's own part has been on the screen. */
function readSoFar(): number {
  const part = document.querySelector('article')?.getBoundingClientRect();
  return part === undefined || part.height === 0 ? 0 : (innerHeight - part.top) / part.height;
}
