import { type RefObject, useEffect, useState } from 'react';

/** What is neither just begun nor finished is worth returning to. */
const worth = { from: 0.05, to: 0.95 } as const;
/** Positions kept, the latest last. */
const most = 50;
const storageKey = 'read';

type Places = readonly (readonly [id: number, share: number])[];

function keptPlaces(): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(
          (each): each is [number, number] =>
            Array.isArray(each) && typeof each[0] === 'number' && typeof each[1] === 'number',
        )
      : [];
  } catch {
    return [];
  }
}

function keepPlace(id: number, share: number): void {
  const others = keptPlaces().filter(([other]) => other !== id);
  const isKept = share > worth.from && share < worth.to;
  try {
    const places = isKept ? [...others, [id, share]] : others;
    localStorage.setItem(storageKey, JSON.stringify(places.slice(-most)));
  } catch {
    // Blocked or full: the position is not kept.
  }
}

/** How much of the element is above the middle of the screen. */
function shareRead(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return Math.min(1, Math.max(0, (innerHeight / 2 - top) / Math.max(1, height)));
}

export type Reading = {
  /** How much had been read at an earlier visit. */
  readonly earlier: number | undefined;
  goThere(): void;
};

/** Shows on `bar` how much of `text` has been read, and keeps it on the device. */
export function useReading(
  id: number,
  text: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): Reading {
  const [earlier, setEarlier] = useState<number>();
  useEffect(() => {
    setEarlier(keptPlaces().find(([kept]) => kept === id)?.[1]);
    let frame = 0;
    let share = 0;
    let hasMoved = false;
    const show = () => {
      frame = 0;
      if (!text.current || !bar.current) return;
      share = shareRead(text.current);
      bar.current.style.transform = `scaleX(${share})`;
    };
    const move = () => {
      hasMoved = true;
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    const keep = () => {
      if (hasMoved) keepPlace(id, share);
    };
    show();
    addEventListener('scroll', move, { passive: true });
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', move);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [id, text, bar]);
  return {
    earlier,
    goThere() {
      if (!text.current || earlier === undefined) return;
      const { top, height } = text.current.getBoundingClientRect();
      scrollBy({ top: top + earlier * height - innerHeight / 2 });
      setEarlier(undefined);
    },
  };
}
