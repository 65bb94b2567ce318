import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnBodies } from './drawn-bodies.ts';
import { sideAnchors } from './side-anchors.generated.ts';
import { vehicleDiagram } from './vehicle-diagrams.ts';

const [width, height] = [480, 300];
const alphaOf = async (body: string) => {
  const file = fileURLToPath(new URL(`../../../assets/drawn-cars/${body}-side.cut.webp`, import.meta.url));
  const alpha = await sharp(file).resize(width, height).extractChannel('alpha').raw().toBuffer();
  return (x: number, y: number) => (alpha[Math.round(y) * width + Math.round(x)] ?? 0) > 127;
};

test.each(drawnBodies)('the parts of %s are where its drawing has them', async (body) => {
  const isDrawn = await alphaOf(body);
  const { front, rear, axle, wheel, lamp, tailLamp, seats, edge, sill } = sideAnchors[body];
  for (const [x, y] of [[front, axle], [rear, axle], lamp, tailLamp] as const)
    expect(isDrawn(x, y), `${x} ${y}`).toBe(true);
  for (const x of [front, rear]) {
    expect(isDrawn(x, axle + wheel - 4), 'wheel').toBe(true);
    expect(isDrawn(x, axle + wheel + 6), 'below it').toBe(false);
  }
  for (const x of seats) expect(isDrawn(x, sill - 20), `seat ${x}`).toBe(true);
  for (let at = 4; at < edge.length - 4; at += 2) {
    const [x = 0, y = 0] = edge.slice(at);
    // Rails on a roof are thin.
    expect(
      [0, 1, 2].some((down) => isDrawn(x, y + down)),
      `below ${x} ${y}`,
    ).toBe(true);
    expect(isDrawn(x, y - 4), `above ${x} ${y}`).toBe(false);
  }
});

test('the outline follows the body, and types name bodies', () => {
  const types = ['mpv', 'suv', 'crossover', 'hatchback', 'sedan', 'pickup', 'van', 'ev'];
  expect(new Set(types.map((type) => vehicleDiagram(type, ['body'])?.lines)).size).toBe(types.length);
  expect(vehicleDiagram('hatchback', ['body'])).toEqual(vehicleDiagram('brio', ['body']));
  expect(vehicleDiagram('naked', ['chain'])?.picture).toBe('/bodies/naked.webp');
  expect(vehicleDiagram('mpv', ['wing'])).toBeUndefined();
  expect(vehicleDiagram('constructor', ['body'])).toBeUndefined();
});
