import type { BlurArea } from '#offline/photos/blur-areas.ts';

/** A point of a photo, as shares of its width and height. */
export type Spot = { readonly x: number; readonly y: number };

/** The minimum size of a box, and the step of a key press. */
const least = 0.02;
export const keyStep = 0.01;

/** Initial position of a box added with a button: where most plates are. */
export const firstBox: BlurArea = { x: 0.35, y: 0.55, width: 0.3, height: 0.12 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The box between two opposite corners, in any direction. */
export function drawnBox(from: Spot, to: Spot): BlurArea {
  const [left, right] = [from.x, to.x].map((x) => between(0, x, 1)).sort((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => between(0, y, 1)).sort((a, b) => a - b);
  const [x = 0, y = 0] = [left, top];
  return { x, y, width: (right ?? x) - x, height: (bottom ?? y) - y };
}

/** Too small to be a box: a tap. */
export function isTooSmall({ width, height }: BlurArea): boolean {
  return width < least || height < least;
}

export function movedBox(box: BlurArea, by: Spot): BlurArea {
  return {
    ...box,
    x: between(0, box.x + by.x, 1 - box.width),
    y: between(0, box.y + by.y, 1 - box.height),
  };
}

/** Resizes a box at its lower right corner. */
export function resizedBox(box: BlurArea, by: Spot): BlurArea {
  return {
    ...box,
    width: between(least, box.width + by.x, 1 - box.x),
    height: between(least, box.height + by.y, 1 - box.y),
  };
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** The box after a key press: arrow keys move it, or resize it with Shift. Undefined for other keys. */
export function boxAfterKey(
  box: BlurArea,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): BlurArea | undefined {
  const step = steps[key];
  if (!step) return undefined;
  return shiftKey ? resizedBox(box, step) : movedBox(box, step);
}
