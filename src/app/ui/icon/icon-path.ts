import type { IconNode } from 'lucide';

type Attributes = IconNode[number][1];

const drawn = new WeakMap<IconNode, string>();

/** A line icon as a single path, since a page may contain a hundred icons. */
export function iconPath(icon: IconNode): string {
  const known = drawn.get(icon) ?? icon.map(([shape, attributes]) => pathOf(shape, attributes)).join('');
  drawn.set(icon, known);
  return known;
}

/** Converts each shape to a path: https://www.w3.org/TR/SVG2/shapes.html */
function pathOf(shape: string, attributes: Attributes): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (shape) {
    case 'path':
      return standingAlone(String(attributes.d));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'circle':
      return round(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return round(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    default:
      throw new Error(`an icon has the unknown shape ${shape}`);
  }
}

/**
 * A relative move at the start of a path is absolute; after another path it would be relative to that path's
 * end.
 */
function standingAlone(path: string): string {
  return path.replace(
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=([-\d.])?)/,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  );
}

/** Omits optional separators: a minus sign separates numbers, and so does the end of an arc's two flags. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
const arc = (rx: number, ry: number, flags: '10' | '01', dx: number, dy: number) =>
  `a${rx} ${ry} 0 ${flags}${pair(dx, dy)}`;

function round(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}${arc(rx, ry, '10', 2 * rx, 0)}${arc(rx, ry, '10', -2 * rx, 0)}`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const across = width - 2 * r;
  const down = height - 2 * r;
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const turn = (dx: number, dy: number) => arc(r, r, '01', dx, dy);
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}
