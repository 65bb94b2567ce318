import { pictureUrl } from '#contract/listing/picture.ts';
import type { DrawnBody } from './drawn-bodies.ts';
import { sideKey } from './drawn-photo-key.ts';

/*
 * Diagrams: a vehicle from its side, nose to the left, and what a text speaks of as one layer over it. The layer is in
 * the picture's own measures, 480 × 300 (docs/product.md#articles).
 */

export type VehicleDiagram = {
  /** Address of the picture below. */
  readonly picture: string;
  /** SVG paths of the layer: areas, by the even-odd rule, and lines. */
  readonly areas: string;
  readonly lines: string;
};

type Shape = { readonly area?: string; readonly line?: string };

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => {
  const r = Math.min(8, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
};
const line = (...points: readonly number[]) => `M${points.join(' ')}`;
const tyre = (x: number, y: number, r: number) => disc(x, y, r) + disc(x, y, r - 11);
/** A spring, from its upper end. */
const spring = (x: number, y: number, height: number) =>
  `M${x - 9} ${y}${`l18 ${height / 6}l-18 ${height / 6}`.repeat(3)}`;

/** Where the parts of a drawn car are: centres of its wheels, ends, heights, and where its windscreen begins. */
type Car = {
  readonly front: number;
  readonly rear: number;
  readonly axle: number;
  readonly wheel: number;
  readonly nose: number;
  readonly tail: number;
  readonly bonnet: number;
  readonly roof: number;
  readonly sill: number;
  readonly screen: number;
  readonly seats: readonly number[];
  /** Where the roof ends, if not above the tail. */
  readonly cabEnd?: number;
};

function carParts({ front, rear, axle, wheel, nose, tail, bonnet, roof, sill, screen, seats, ...car }: Car) {
  const cabEnd = car.cabEnd ?? tail - 24;
  const engine = box(front - 42, bonnet + 10, 72, 40);
  const drivenBy = (x: number) => ({ area: disc(x, axle, 12), line: disc(x, axle, wheel) });
  const seat = (x: number) => box(x - 13, bonnet - 22, 22, 26) + box(x - 22, bonnet + 8, 40, 34);
  const dials = box(screen + 12, bonnet, 36, 20);
  return {
    engine: { area: engine },
    battery: { area: box(front + 8, bonnet + 8, 32, 24) },
    radiator: { area: box(nose + 10, bonnet + 16, 14, 48) },
    gearbox: { area: box(front + 24, axle - 26, 54, 30) },
    'front-drive': { area: engine + drivenBy(front).area, line: drivenBy(front).line },
    'rear-drive': {
      area: engine + drivenBy(rear).area,
      line: drivenBy(rear).line + line(front + 20, axle - 26, rear, axle),
    },
    tyres: { area: tyre(front, axle, wheel) + tyre(rear, axle, wheel) },
    wheels: { area: disc(front, axle, wheel - 8) + disc(rear, axle, wheel - 8) },
    brakes: { area: disc(front, axle, 15) + disc(rear, axle, 15) },
    suspension: { line: spring(front, axle - wheel - 26, 54) + spring(rear, axle - wheel - 26, 54) },
    lights: { area: disc(nose + 18, bonnet + 20, 13) + disc(tail - 18, bonnet + 10, 13) },
    cabin: { area: box(screen + 24, roof + 10, cabEnd - screen - 28, axle - wheel - roof - 14) },
    seats: { area: seats.map(seat).join('') },
    'front-seat': { area: seats.slice(0, 1).map(seat).join('') },
    'last-seat': { area: seats.slice(-1).map(seat).join('') },
    dials: { area: dials },
    glass: { area: box(screen + 20, roof + 10, cabEnd - screen - 28, bonnet - roof - 14) },
    roof: { area: box(screen + 72, roof - 7, cabEnd - screen - 92, 14) },
    body: {
      line: line(
        ...[nose + 4, sill, nose + 6, bonnet + 18, screen, bonnet - 6, screen + 62, roof, cabEnd, roof + 6],
        ...[tail - 4, bonnet, tail - 4, sill, nose + 4, sill],
      ),
    },
    floor: { area: box(front + wheel + 8, sill - 16, rear - front - 2 * wheel - 16, 14) },
    boot: { area: box(tail - 66, bonnet - 34, 54, 76) },
    spare: { area: tyre(tail - 46, sill - 12, 22) },
    exhaust: {
      area: box(rear + 12, sill - 6, 46, 14),
      line: line(front + 30, sill, rear + 14, sill),
    },
    fuel: {
      area: box(rear - 84, sill - 36, 56, 28),
      line: line(rear - 34, sill - 26, rear + 12, bonnet + 14),
    },
    ac: {
      area: box(nose + 12, bonnet + 18, 14, 44) + box(screen + 6, bonnet, 34, 26),
      line: line(nose + 24, bonnet + 30, screen + 12, bonnet + 14),
    },
    pack: { area: box(front + wheel + 4, sill - 24, rear - front - 2 * wheel - 8, 24) },
    motor: { area: disc(rear, axle, 16) },
    port: { area: disc(front + 4, bonnet + 20, 12) },
    water: { line: line(nose - 24, axle, tail + 24, axle) },
    wiper: { line: line(screen + 12, bonnet - 8, screen + 58, roof + 16) },
    number: { area: box(screen - 4, bonnet + 8, 44, 12) },
    plate: { area: box(nose - 6, axle - 30, 18, 18) + box(tail - 12, axle - 30, 18, 18) },
    audio: { area: dials + disc(screen + 66, axle - 34, 13) + disc(rear - 66, axle - 34, 13) },
    load: { area: box(cabEnd + 6, bonnet - 44, tail - cabEnd - 16, 60) },
    mirror: { area: disc(screen + 8, bonnet - 22, 15) },
    driver: { area: disc((seats[0] ?? screen + 70) - 4, bonnet - 26, 18) },
  } satisfies Readonly<Record<string, Shape>>;
}

/** Where the parts of a drawn motorcycle are: wheels, and boxes of engine and seat. */
type Bike = {
  readonly front: number;
  readonly rear: number;
  readonly axle: number;
  readonly engine: readonly [number, number, number, number];
  readonly seat: readonly [number, number, number, number];
  readonly lamp: readonly [number, number];
  readonly tail: readonly [number, number];
  readonly battery: readonly [number, number];
  readonly handle: readonly [number, number];
};

function bikeParts({ front, rear, axle, engine, seat, lamp, tail, battery, handle }: Bike) {
  return {
    engine: { area: box(...engine) },
    battery: { area: box(...battery, 34, 22) },
    tyres: { area: tyre(front, axle, 46) + tyre(rear, axle, 46) },
    wheels: { area: disc(front, axle, 34) + disc(rear, axle, 34) },
    brakes: { area: disc(front, axle, 17) + disc(rear, axle, 17) },
    belt: { area: box(rear - 62, axle - 16, 76, 32) },
    chain: { line: `${box(rear - 122, axle - 14, 136, 28)}` },
    suspension: {
      line: line(...lamp, front, axle) + spring(rear - 18, axle - 62, 54),
    },
    lights: { area: disc(...lamp, 17) + disc(...tail, 13) },
    seat: { area: box(...seat) },
    box: { area: box(tail[0] - 44, tail[1] - 62, 68, 48) },
    handle: { area: disc(...handle, 18) },
    horn: { area: disc(lamp[0] + 6, lamp[1] + 44, 13) },
    exhaust: { area: box(rear - 30, axle + 14, 88, 20) },
    fuel: { area: box(seat[0] + 16, seat[1] + 8, 56, 34) },
    body: { line: line(...lamp, lamp[0] + 26, axle, battery[0] + 40, axle, ...tail) },
  } satisfies Readonly<Record<string, Shape>>;
}

const truckWheels = [103, 350] as const;
const tractorWheels = [126, 311, 385] as const;
const truckParts = (wheels: readonly number[]) => ({
  tyres: { area: wheels.map((x) => tyre(x, 200, 36)).join('') },
  brakes: { area: wheels.map((x) => disc(x, 200, 16)).join('') },
  axles: { line: wheels.map((x) => line(x, 160, x, 240)).join('') },
});

const sides = {
  mpv: {
    body: 'avanza',
    parts: carParts({
      ...{ front: 102, rear: 376, axle: 212, wheel: 33, nose: 32, tail: 450 },
      ...{ bonnet: 140, roof: 80, sill: 220, screen: 150, seats: [222, 322, 408] },
    }),
  },
  suv: {
    body: 'fortuner',
    parts: carParts({
      ...{ front: 103, rear: 356, axle: 208, wheel: 36, nose: 32, tail: 451 },
      ...{ bonnet: 140, roof: 76, sill: 214, screen: 150, seats: [222, 324, 406] },
    }),
  },
  pickup: {
    body: 'hilux',
    parts: carParts({
      ...{ front: 93, rear: 348, axle: 212, wheel: 34, nose: 30, tail: 450 },
      ...{ bonnet: 150, roof: 98, sill: 216, screen: 129, seats: [205, 276], cabEnd: 304 },
    }),
  },
  ev: {
    body: 'air-ev',
    parts: carParts({
      ...{ front: 116, rear: 360, axle: 213, wheel: 34, nose: 66, tail: 413 },
      ...{ bonnet: 132, roof: 50, sill: 222, screen: 122, seats: [252, 350] },
    }),
  },
} as const satisfies Readonly<Record<string, { body: DrawnBody; parts: Readonly<Record<string, Shape>> }>>;

const tiles = {
  matik: bikeParts({
    ...{ front: 129, rear: 344, axle: 189, engine: [286, 170, 66, 36], seat: [238, 98, 150, 36] },
    ...{ lamp: [153, 104], tail: [407, 112], battery: [222, 182], handle: [190, 56] },
  }),
  bebek: bikeParts({
    ...{ front: 122, rear: 356, axle: 183, engine: [212, 164, 68, 40], seat: [240, 102, 150, 34] },
    ...{ lamp: [150, 98], tail: [414, 112], battery: [258, 140], handle: [192, 52] },
  }),
  sport: bikeParts({
    ...{ front: 115, rear: 361, axle: 184, engine: [210, 146, 68, 64], seat: [274, 106, 118, 34] },
    ...{ lamp: [138, 100], tail: [408, 84], battery: [256, 132], handle: [206, 72] },
  }),
  sedang: {
    ...truckParts(truckWheels),
    engine: { area: box(58, 140, 66, 44) },
    cab: { area: box(40, 76, 106, 108) },
    load: { area: box(160, 102, 284, 80) },
    fuel: { area: box(190, 186, 48, 24) },
    exhaust: { area: box(128, 188, 52, 16), line: line(124, 176, 150, 196) },
    whole: { line: line(37, 250, 446, 250) + line(37, 240, 37, 260) + line(446, 240, 446, 260) },
  },
  berat: { ...truckParts(tractorWheels), coupling: { area: box(300, 152, 82, 16) } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shape>>>>;

const vehicles: Readonly<Record<string, { picture: string; parts: Readonly<Record<string, Shape>> }>> = {
  ...Object.fromEntries(
    Object.entries(sides).map(([name, { body, parts }]) => [
      name,
      { picture: pictureUrl(sideKey(body), 720), parts },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(tiles).map(([name, parts]) => [name, { picture: `/bodies/${name}.webp`, parts }]),
  ),
};

/** Parts of a vehicle over its drawing; undefined if the vehicle or a part is not known. */
export function vehicleDiagram(vehicle: string, names: readonly string[]): VehicleDiagram | undefined {
  const found = Object.hasOwn(vehicles, vehicle) ? vehicles[vehicle] : undefined;
  if (!found || names.length === 0) return undefined;
  const shapes = names.flatMap((name) => (Object.hasOwn(found.parts, name) ? (found.parts[name] ?? []) : []));
  if (shapes.length < names.length) return undefined;
  const joined = (of: keyof Shape) => shapes.map((shape) => shape[of] ?? '').join('');
  return { picture: found.picture, areas: joined('area'), lines: joined('line') };
}
