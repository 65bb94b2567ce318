import { type RefObject, useLayoutEffect, useState } from 'react';

const gap = 12;
/** A bar has controls of 44 px, so that none is missed between two points. Each point is a hit test of the page. */
const step = 40;

/** What stands still at the bottom of the screen and can be touched at a point, except for `own`. */
function barAt(x: number, y: number, own: Element): Element | undefined {
  for (const touched of document.elementsFromPoint(x, y)) {
    if (own.contains(touched)) continue;
    for (let part: Element | null = touched; part; part = part.parentElement) {
      const { position } = getComputedStyle(part);
      if (position === 'fixed' || position === 'sticky') return part;
    }
  }
  return undefined;
}

/** Where the bars at the bottom of the screen begin: one above the other, as on this page at this moment. */
function topOfBars(own: Element): number {
  const { clientWidth, clientHeight } = document.documentElement;
  let top = clientHeight;
  const reach = own.clientHeight + 2 * gap;
  for (let y = clientHeight - 1; y > top - reach && top > clientHeight / 2; y = Math.min(y - step, top - 1)) {
    for (const x of [24, clientWidth / 2, clientWidth - 24]) {
      const bar = barAt(x, y, own)?.getBoundingClientRect();
      if (bar && bar.top < top && bar.top > clientHeight / 2) top = bar.top;
    }
  }
  return top;
}

/** The distance from the bottom of the screen that keeps an element above every bar. */
export function useAboveBars(element: RefObject<Element | null>): number {
  const [bottom, setBottom] = useState(gap);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      if (element.current)
        setBottom(document.documentElement.clientHeight - topOfBars(element.current) + gap);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // Pages and bars come and go after a touch too, without a scroll.
    const grown = new ResizeObserver(placeSoon);
    grown.observe(document.body);
    const causes = ['scroll', 'resize', 'click'] as const;
    for (const cause of causes) addEventListener(cause, placeSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      for (const cause of causes) removeEventListener(cause, placeSoon);
    };
  }, [element]);
  return bottom;
}
