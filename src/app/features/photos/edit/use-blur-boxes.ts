import { type PointerEvent, useRef, useState } from 'react';
import type { BlurArea } from '#offline/photos/blur-areas.ts';
import { drawnBox, firstBox, isTooSmall, movedBox, resizedBox, type Spot } from './blur-boxes.ts';

export type BlurBox = { readonly id: number; readonly area: BlurArea };

/** The current pointer action: drawing, moving or resizing a box. */
type Gesture = {
  readonly pointer: number;
  readonly id: number;
  readonly from: Spot;
  /** Absent while the box is being drawn. */
  readonly before?: BlurArea;
  readonly isResizing?: boolean;
};

/** Boxes on a photo, drawn, moved and resized with the pointer, keys or buttons. */
export function useBlurBoxes() {
  const [boxes, setBoxes] = useState<readonly BlurBox[]>([]);
  const gesture = useRef<Gesture>(undefined);
  const lastId = useRef(0);

  function change(id: number, area: BlurArea): void {
    setBoxes((all) => all.map((box) => (box.id === id ? { id, area } : box)));
  }

  function add(area: BlurArea = firstBox): number {
    lastId.current += 1;
    const id = lastId.current;
    setBoxes((all) => [...all, { id, area }]);
    return id;
  }

  function remove(id: number): void {
    setBoxes((all) => all.filter((box) => box.id !== id));
  }

  function spotOf(event: PointerEvent<HTMLElement>): Spot {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  }

  const stage = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || gesture.current || !(event.target instanceof Element)) return;
      const from = spotOf(event);
      const at = event.target.closest<HTMLElement>('[data-box]');
      const held = boxes.find(({ id }) => String(id) === at?.dataset.box);
      const pointer = event.pointerId;
      event.currentTarget.setPointerCapture(pointer);
      if (held) {
        const isResizing = event.target.closest('[data-corner]') !== null;
        gesture.current = { pointer, from, id: held.id, before: held.area, isResizing };
      } else gesture.current = { pointer, from, id: add(drawnBox(from, from)) };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (current?.pointer !== event.pointerId) return;
      const to = spotOf(event);
      const by = { x: to.x - current.from.x, y: to.y - current.from.y };
      if (!current.before) change(current.id, drawnBox(current.from, to));
      else change(current.id, (current.isResizing ? resizedBox : movedBox)(current.before, by));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (gesture.current?.pointer === event.pointerId) finish();
    },
    onPointerCancel: finish,
  };

  function finish(): void {
    const drawn = gesture.current;
    gesture.current = undefined;
    if (!drawn || drawn.before) return;
    setBoxes((all) => all.filter(({ id, area }) => id !== drawn.id || !isTooSmall(area)));
  }

  return { boxes, add, change, remove, clear: () => setBoxes([]), stage };
}
