import type { Place } from './scale.ts';

/** Where a label is, of its point. */
export type Side = 'above' | 'below' | 'before' | 'after';

/** A point of a chart, with the room that it takes around it in pixels. */
type Point = Place & { readonly radius: number };
type NamedPoint = Point & { readonly id: string; readonly text: string };
export type LabelPlace = NamedPoint & { readonly side: Side };

/** A plot in pixels. */
export type PlotSize = { readonly width: number; readonly height: number };

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Of 12 px text, somewhat wide. */
const letterWidth = 6.8;
const lineHeight = 16;
/** Between a point and its label, in pixels. */
export const labelGap = 4;
/** Above or below a point within this share of an end of the axis, a label goes inwards. */
const edge = 0.08;

/** Where a label above or below a point begins. */
export function labelAnchor(x: number): 'start' | 'middle' | 'end' {
  if (x < edge) return 'start';
  return x > 1 - edge ? 'end' : 'middle';
}

const sides: readonly Side[] = ['above', 'below', 'after', 'before'];
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Labels that cover neither a point nor each other, the first ones first. Those that are apart on a narrow plot are so on
 * a wider one, where only the points move away from each other: `size` is that of the narrowest.
 */
export function labelPlaces(
  named: readonly NamedPoint[],
  points: readonly Point[],
  size: PlotSize,
): readonly LabelPlace[] {
  const taken = points.map((point) => boxOf(point, size, point.radius, point.radius));
  const used = new Set<string>();
  return named.flatMap((point) => {
    if (point.text === '' || used.has(point.text)) return [];
    const found = sides
      .map((side) => ({ side, box: labelBox(point, side, size) }))
      .find(({ box }) => isInside(box, size) && !taken.some((other) => meet(box, other)));
    if (!found) return [];
    taken.push(found.box);
    used.add(point.text);
    return [{ ...point, side: found.side }];
  });
}

const isInside = ({ left, right, top, bottom }: Box, { width, height }: PlotSize) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

function labelBox(point: NamedPoint, side: Side, size: PlotSize): Box {
  const [half, tall] = [(point.text.length * letterWidth) / 2, lineHeight / 2];
  const away = point.radius + labelGap;
  const inwards = { start: half, middle: 0, end: -half }[labelAnchor(point.x)];
  const moved = {
    above: { dx: inwards, dy: -away - tall },
    below: { dx: inwards, dy: away + tall },
    after: { dx: away + half, dy: 0 },
    before: { dx: -away - half, dy: 0 },
  }[side];
  return boxOf(point, size, half, tall, moved);
}

function boxOf(
  { x, y }: Place,
  { width, height }: PlotSize,
  half: number,
  tall: number,
  { dx, dy } = { dx: 0, dy: 0 },
): Box {
  const [left, top] = [x * width + dx, (1 - y) * height + dy];
  return { left: left - half, right: left + half, top: top - tall, bottom: top + tall };
}
