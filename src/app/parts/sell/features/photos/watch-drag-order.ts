/**
 * How long a finger rests before it lifts a photo; one that moves earlier scrolls the page. A mouse lifts by moving.
 */
const holdMs = 300;
const slopPixels = 8;
/** Auto-scroll near the edges of the screen: distance and speed in pixels. */
const edgePixels = 80;
const scrollPixels = 10;

export type DragListener = {
  onLift(id: string): void;
  /** The photo under the pointer; undefined without one. */
  onOver(id: string | undefined): void;
  onDrop(id: string, overId: string): void;
  /** Also called for a cancelled drag. */
  onEnd(): void;
};

type Drag = {
  readonly item: HTMLElement;
  readonly id: string;
  readonly pointer: number;
  readonly isTouch: boolean;
  /** In page coordinates: it may scroll meanwhile. */
  readonly from: { readonly x: number; readonly y: number };
  timer?: ReturnType<typeof setTimeout>;
  at: { x: number; y: number };
  isLifted: boolean;
  overId: string | undefined;
};

const idOf = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement>('[data-photo-id]')?.dataset.photoId;

/** Makes the items of a list (`data-photo-id`) draggable. Returns a function that removes it. */
export function watchDragOrder(list: HTMLElement, listener: DragListener): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let drag: Drag | undefined;
  let hasDropped = false;

  function lift(): void {
    if (!drag) return;
    drag.isLifted = true;
    drag.item.style.pointerEvents = 'none';
    list.setPointerCapture(drag.pointer);
    listener.onLift(drag.id);
    requestAnimationFrame(scrollAlong);
  }

  function follow(): void {
    if (!drag) return;
    const { item, from, at, id } = drag;
    item.style.transform = `translate(${at.x + scrollX - from.x}px, ${at.y + scrollY - from.y}px) scale(1.04)`;
    const under = document.elementsFromPoint(at.x, at.y).map(idOf);
    const overId = under.find((each) => each !== undefined && each !== id);
    if (overId === drag.overId) return;
    drag.overId = overId;
    listener.onOver(overId);
  }

  function scrollAlong(): void {
    if (!drag?.isLifted) return;
    const { y } = drag.at;
    if (y < edgePixels) scrollBy(0, -scrollPixels);
    else if (y > innerHeight - edgePixels) scrollBy(0, scrollPixels);
    follow();
    requestAnimationFrame(scrollAlong);
  }

  function end(isDropped: boolean): void {
    if (!drag) return;
    const { item, id, overId, isLifted, timer } = drag;
    clearTimeout(timer);
    drag = undefined;
    if (!isLifted) return;
    item.style.removeProperty('transform');
    item.style.removeProperty('pointer-events');
    if (isDropped && overId !== undefined) listener.onDrop(id, overId);
    listener.onEnd();
  }

  list.addEventListener(
    'pointerdown',
    (event) => {
      hasDropped = false;
      const item = event.target instanceof Element ? event.target.closest('[data-photo-id]') : null;
      const id = idOf(item);
      if (drag || event.button !== 0 || !(item instanceof HTMLElement) || id === undefined) return;
      const at = { x: event.clientX, y: event.clientY };
      const isTouch = event.pointerType === 'touch';
      drag = {
        ...{ item, id, at, isTouch, pointer: event.pointerId, isLifted: false, overId: undefined },
        from: { x: event.pageX, y: event.pageY },
      };
      if (isTouch) drag.timer = setTimeout(lift, holdMs);
    },
    { signal },
  );
  list.addEventListener(
    'pointermove',
    (event) => {
      if (drag?.pointer !== event.pointerId) return;
      drag.at = { x: event.clientX, y: event.clientY };
      if (drag.isLifted) return follow();
      if (Math.hypot(event.pageX - drag.from.x, event.pageY - drag.from.y) < slopPixels) return;
      if (drag.isTouch) end(false);
      else {
        lift();
        follow();
      }
    },
    { signal },
  );
  list.addEventListener(
    'pointerup',
    (event) => {
      if (drag?.pointer !== event.pointerId) return;
      hasDropped = drag.isLifted;
      end(true);
    },
    { signal },
  );
  list.addEventListener('pointercancel', () => end(false), { signal });
  // A drag is no click.
  list.addEventListener(
    'click',
    (event) => {
      if (!hasDropped) return;
      hasDropped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // A lifted photo does not scroll the page, and a resting finger opens no context menu.
  list.addEventListener(
    'touchmove',
    (event) => {
      if (drag?.isLifted && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  list.addEventListener(
    'contextmenu',
    (event) => {
      if (drag?.isTouch) event.preventDefault();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag?.isLifted) return;
      hasDropped = true;
      end(false);
    },
    { signal },
  );
  signal.addEventListener('abort', () => end(false));
  return () => ending.abort();
}
