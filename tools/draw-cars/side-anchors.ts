import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type DrawnBody, drawnBodies } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { aimCamera, standpoints } from './camera.ts';
import { carMesh } from './car-mesh.ts';
import { carProfile } from './car-profile.ts';
import type { Face } from './car-shape.ts';
import { carShapes } from './car-shapes.ts';
import { lampTop } from './face-drawing.ts';
import type { Point2 } from './geometry-math.ts';
import { seatRows } from './side-drawing.ts';

/* Where the parts of each body are in its drawing from the side, for diagrams: projected as the drawing was. */

/** The measures of diagrams. */
const width = 480;
const height = 300;

/** Up to how many pixels the outline may differ from the drawing. */
const tolerance = 1.2;

/** Leaves out the points that are near the line between those around them. */
function simplified(points: readonly Point2[]): Point2[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const reach = Math.hypot(dx, dy) || 1;
  let furthest = 0;
  let at = 0;
  for (const [index, [x, y]] of points.entries()) {
    const distance = Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / reach;
    if (distance > furthest) [furthest, at] = [distance, index];
  }
  if (furthest <= tolerance) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

/** The upper edge of the drawing, from the nose to the tail. */
async function upperEdge(file: string): Promise<Point2[]> {
  const alpha = await sharp(file).resize(width, height).extractChannel('alpha').raw().toBuffer();
  const edge: Point2[] = [];
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if ((alpha[y * width + x] ?? 0) > 127) {
        edge.push([x, y]);
        break;
      }
  return edge;
}

/** The middle of what is red near the tail. */
async function redLamp(file: string, tail: number): Promise<Point2> {
  const pixels = await sharp(file).resize(width, height).ensureAlpha().raw().toBuffer();
  let [count, column, row] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = tail - 70; x < tail; x++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray((y * width + x) * 4);
      if (alpha < 128 || red < 70 || red < 2 * Math.max(green, blue)) continue;
      count++;
      column += x;
      row += y;
    }
  return count === 0 ? [tail - 10, height / 2] : [Math.round(column / count), Math.round(row / count)];
}

/** How far the middle of the lamps is below their upper edge, in metres. */
const lampDrop = (face: Face) => (face === 'van' ? 0.29 : 0.08);

async function anchorsOf(body: DrawnBody, layersDirectory: string) {
  const shape = carShapes[body];
  const profile = carProfile(shape);
  const { toScreen } = aimCamera(profile, carMesh(profile), standpoints.side, width, height);
  const near = (shape.width / 2) * 0.97;
  /** Of a distance from the nose and a height, on the near side. */
  const at = (distance: number, z: number): Point2 => {
    const [x, y] = toScreen(shape.length - distance, near, z);
    return [Math.round(x), Math.round(y)];
  };
  const lowAt = (distance: number) => profile.lowAt(shape.length - distance);
  const file = join(layersDirectory, `${body}-side.cut.webp`);
  const edge = await upperEdge(file);
  const [nose = 0, tail = width] = [edge[0]?.[0], edge.at(-1)?.[0]];
  const frontAxle = shape.frontOverhang;
  const rearAxle = frontAxle + shape.wheelBase;
  const [front, axle] = at(frontAxle, shape.wheelRadius);
  const [rear] = at(rearAxle, shape.wheelRadius);
  const wheel = at(frontAxle, 0)[1] - axle;
  const sill = at(shape.length / 2, shape.clearance)[1];
  const [cowl = 0] = shape.top[0] ?? [];
  const [cabinEnd = 0] = shape.top.at(-1) ?? [];
  const [doorStart, doorEnd, rearDoorEnd] = shape.doors;
  const rows = seatRows(shape).map((distance) => distance + 0.12);
  const load = shape.bed
    ? { from: shape.bed[0], until: shape.bed[1], top: lowAt(shape.bed[0] + 0.3), floor: shape.clearance + 0.3 }
    : shape.cargo;
  const [loadLeft, loadTop] = load ? at(load.from, load.top) : [0, 0];
  const [loadRight, loadFloor] = load ? at(load.until, load.floor) : [0, 0];
  return {
    ...{ front, rear, axle, wheel, nose, tail, sill },
    bonnet: at(cowl * 0.55, lowAt(cowl * 0.55))[1],
    belt: at(doorEnd, lowAt(doorEnd))[1],
    roof: Math.min(...edge.filter(([x]) => x > at(shape.screenEnd, 1)[0] - 4).map(([, y]) => y)),
    /** Foot and top of the windscreen, top and foot of the rear window. */
    glass: [
      at(cowl, lowAt(cowl)),
      at(shape.screenEnd, profile.roofAt(shape.length - shape.screenEnd)),
      at(shape.rearGlassStart, profile.roofAt(shape.length - shape.rearGlassStart)),
      at(cabinEnd, lowAt(cabinEnd)),
    ],
    doors: [at(doorStart, 1)[0], at(doorEnd, 1)[0], at(rearDoorEnd, 1)[0]],
    seats: rows.map((distance) => at(distance, 1)[0]),
    lamp: [nose + 20, at(0.1, lampTop(profile) - lampDrop(shape.face))[1]],
    tailLamp: await redLamp(file, tail),
    load: load ? [loadLeft, loadTop, loadRight, loadFloor] : undefined,
    edge: simplified(edge).flat(),
  };
}

/** Writes the table that diagrams read. */
export async function writeSideAnchors(layersDirectory: string, file: string): Promise<void> {
  const rows: string[] = [];
  for (const body of drawnBodies)
    rows.push(`  ${JSON.stringify(body)}: ${JSON.stringify(await anchorsOf(body, layersDirectory))},`);
  await writeFile(
    file,
    `import type { DrawnBody } from './drawn-bodies.ts';\nimport type { SideAnchors } from './side-anchors.ts';\n\n/** Written by tools/draw-cars/side-anchors.ts. */\nexport const sideAnchors: Readonly<Record<DrawnBody, SideAnchors>> = {\n${rows.join('\n')}\n};\n`,
  );
}
