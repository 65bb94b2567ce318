import { keptInside, movedBy, type Point, tapScale, unzoomed, type Zoom, zoomedAt } from './zoom.ts';

/** A second tap within this time and distance is a double tap. */
const doubleTapMs = 300;
const doubleTapPixels = 32;
/** Maximum movement of a finger that counts as a tap. */
const tapPixels = 8;

export type ZoomedPhoto = {
  /** Zooms by a step around the centre. */
  step(factor: number): void;
  reset(): void;
  /** Removes the listeners. */
  stop(): void;
};

/**
 * Zooms and pans the photo returned by `current`, by pinch, double tap, wheel and drag on `frame`. Without
 * zoom, swiping is native scrolling.
 */
export function watchZoom(
  frame: HTMLElement,
  current: () => HTMLElement | null,
  onZoom: (scale: number) => void,
): ZoomedPhoto {
  const fingers = new Map<number, Point>();
  const ending = new AbortController();
  let zoom = unzoomed;
  let photo: HTMLElement | null = null;
  let moved = 0;
  let lastTap: (Point & { readonly at: number }) | undefined;

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function set(next: Zoom): void {
    if (photo !== current()) {
      photo?.style.removeProperty('transform');
      photo = current();
    }
    if (!photo) return;
    const size = { width: photo.offsetWidth, height: photo.offsetHeight };
    const { x, y, scale } = keptInside(next, size, { width: frame.clientWidth, height: frame.clientHeight });
    zoom = { x, y, scale };
    photo.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    onZoom(scale);
  }

  function middleAndSpread(): { middle: Point; spread: number } {
    const [a = { x: 0, y: 0 }, b = a] = [...fingers.values()];
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.hypot(a.x - b.x, a.y - b.y) || 1,
    };
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, pointOf(event));
    // A drag continues outside the frame; a swipe is left to the browser.
    if (zoom.scale > 1 || fingers.size > 1) frame.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const earlier = middleAndSpread();
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    moved += Math.hypot(point.x - before.x, point.y - before.y);
    const now = middleAndSpread();
    const by = { x: now.middle.x - earlier.middle.x, y: now.middle.y - earlier.middle.y };
    if (fingers.size > 1) {
      set(zoomedAt(movedBy(zoom, by), (zoom.scale * now.spread) / earlier.spread, now.middle));
    } else if (zoom.scale > 1) set(movedBy(zoom, by));
  }

  function onUp(event: PointerEvent): void {
    const point = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!point || fingers.size > 0 || moved > tapPixels) return;
    const isSecond =
      lastTap !== undefined &&
      event.timeStamp - lastTap.at < doubleTapMs &&
      Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < doubleTapPixels;
    lastTap = isSecond ? undefined : { ...point, at: event.timeStamp };
    if (isSecond) set(zoom.scale > 1 ? unzoomed : zoomedAt(zoom, tapScale, point));
  }

  function onWheel(event: WheelEvent): void {
    // A horizontal scroll switches photos, unless the zoomed photo can still pan.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey) {
      if (zoom.scale === 1) return;
      event.preventDefault();
      set(movedBy(zoom, { x: -event.deltaX, y: 0 }));
      return;
    }
    event.preventDefault();
    // A pinch on a touchpad arrives as a wheel event with the control key, in small steps.
    set(zoomedAt(zoom, zoom.scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), pointOf(event)));
  }

  /** Two fingers never scroll, and one finger does not while the photo can pan. */
  function keepFromScrolling(event: TouchEvent): void {
    if (event.cancelable && (event.touches.length > 1 || zoom.scale > 1)) event.preventDefault();
  }

  const { signal } = ending;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId), { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  frame.addEventListener('touchstart', keepFromScrolling, { signal, passive: false });
  frame.addEventListener('touchmove', keepFromScrolling, { signal, passive: false });
  // The browser's own drag of a picture takes the mouse's further moves.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('resize', () => set(unzoomed), { signal });

  return {
    step: (factor) => set(zoomedAt(zoom, zoom.scale * factor, { x: 0, y: 0 })),
    reset: () => set(unzoomed),
    stop: () => ending.abort(),
  };
}
