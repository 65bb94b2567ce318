import { type DragControls, useDragControls } from 'framer-motion';
import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** A finger that rests so long lifts a photo; one that moves before scrolls the page. A mouse lifts by moving. */
const holdMs = 300;
const slopPixels = 8;

type Lift = {
  readonly controls: DragControls;
  readonly isLifted: boolean;
  /** To be given to the element. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onClickCapture(event: MouseEvent): void;
  onDragStart(): void;
  onDragEnd(): void;
};

type LiftListener = {
  onDrop(): void;
  /** Escape ends a drag where it began. */
  onCancel(): void;
};

/** Lifts an element, so that it can be dragged. */
export function useLift({ onDrop, onCancel }: LiftListener): Lift {
  const controls = useDragControls();
  const [isLifted, setLifted] = useState(false);
  /** Read by listeners of the browser's own, which must not wait for a render. */
  const lifted = useRef(false);
  const waiting = useRef<AbortController>(undefined);
  const isCancelled = useRef(false);
  const wasLifted = useRef(false);
  const cancelled = useEffectEvent(onCancel);
  const set = useCallback((value: boolean) => {
    lifted.current = value;
    if (value) wasLifted.current = true;
    setLifted(value);
  }, []);

  useEffect(() => {
    if (!isLifted) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      isCancelled.current = true;
      controls.stop();
      set(false);
      cancelled();
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isLifted, controls, set]);

  // A lifted photo moves alone, and a resting finger opens no menu of the browser's.
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const keep = (event: Event) => {
      if (lifted.current && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', keep, { passive: false });
    element.addEventListener('contextmenu', keep);
    return () => {
      element.removeEventListener('touchmove', keep);
      element.removeEventListener('contextmenu', keep);
    };
  }, []);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    isCancelled.current = false;
    wasLifted.current = false;
    if (event.pointerType !== 'touch') {
      controls.start(event);
      return;
    }
    const { nativeEvent: down } = event;
    const ending = new AbortController();
    const { signal } = ending;
    waiting.current?.abort();
    waiting.current = ending;
    const timer = setTimeout(() => {
      set(true);
      controls.start(down);
    }, holdMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const end = () => {
      ending.abort();
      // Lifted, and put down where it was: no drag began, so none ends.
      set(false);
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (lifted.current) return;
        if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > slopPixels) ending.abort();
      },
      { signal },
    );
  }

  return {
    ...{ controls, isLifted, ref, onPointerDown },
    onClickCapture(event) {
      // What was dragged was not pressed. A key's click has no detail.
      if (!wasLifted.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: () => set(true),
    onDragEnd() {
      set(false);
      if (!isCancelled.current) onDrop();
    },
  };
}
