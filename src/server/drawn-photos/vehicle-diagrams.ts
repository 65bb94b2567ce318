import { pictureUrl } from '#contract/listing/picture.ts';
import { type DrawnBody, drawnBodies } from './drawn-bodies.ts';
import { sideKey } from './drawn-photo-key.ts';
import { sideAnchors } from './side-anchors.generated.ts';
import type { SideAnchors } from './side-anchors.ts';

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

const polygon = (...points: readonly number[]) => `${line(...points)}z`;
/** A seat: cushion, backrest and head restraint, down to a row. */
const seatAt = (x: number, top: number, down: number) =>
  box(x - 24, down - 16, 42, 16) +
  polygon(x + 4, down - 16, x + 18, down - 16, x + 27, top, x + 14, top) +
  box(x + 15, top - 18, 13, 15);

/** Bodies whose engine is not under a bonnet: below the front seats, or before the rear axle. */
const cabOverEngine: readonly DrawnBody[] = [
  ...(['gran-max', 'blind-van', 'zebra', 'carry-pick-up', 'traga-box', 'l300-chassis', 'canter'] as const),
];
const midEngined: readonly DrawnBody[] = ['supercar'];

/** The parts of a drawn car, by its anchors. */
function carParts(body: DrawnBody) {
  const anchors: SideAnchors = sideAnchors[body];
  const { front, rear, axle, wheel, nose, tail, sill, bonnet, belt, doors, seats, edge } = anchors;
  const [[cowl, cowlRow], [screen, screenRow], [back, backRow], [end, endRow]] = anchors.glass;
  const [driver = cowl + 70] = seats;
  const last = seats.at(-1) ?? driver;
  const isForward = cabOverEngine.includes(body);
  const engineLeft = Math.max(nose + 16, Math.min(front - 40, cowl - 66));
  const engineAt: Box = midEngined.includes(body)
    ? [rear - 62, axle - 44, 60, 40]
    : isForward
      ? [driver - 34, sill - 34, 58, 26]
      : [engineLeft, bonnet + 10, 50, 38];
  const engine = box(...engineAt);
  const drivenBy = (x: number) => ({ area: disc(x, axle, 12), line: disc(x, axle, wheel) });
  const seatRow = sill - 16;
  const seat = (x: number) => seatAt(x, belt + 2, seatRow);
  const dials = box((cowl + driver) / 2 - 22, belt + 2, 32, 16);
  // Behind the last seats, up to the window.
  const boot = box(
    Math.max(last + 32, end - 76),
    belt + 4,
    tail - 12 - Math.max(last + 32, end - 76),
    seatRow - belt - 14,
  );
  const [left, top, right, floor] = anchors.load ?? [];
  const load =
    left === undefined || top === undefined || right === undefined || floor === undefined
      ? boot
      : box(left + 4, top + 4, right - left - 8, floor - top - 4);
  const reach = Math.sqrt((wheel + 5) ** 2 - Math.min(wheel, sill - axle) ** 2);
  const arch = (x: number) => `L${x + reach} ${sill}A${wheel + 5} ${wheel + 5} 0 0 0 ${x - reach} ${sill}`;
  const roofLine = edge.filter((_, at) => {
    const x = edge[at - (at % 2)] ?? 0;
    return x > screen + 6 && x < back - 2;
  });
  const underPath = `L${tail - 4} ${sill}${arch(rear)}${arch(front)}L${nose + 4} ${sill}z`;
  // In the doors, above a wheel that is in the way.
  const speaker = (x: number) =>
    disc(x, Math.abs(x - front) < wheel + 16 ? axle - wheel - 16 : seatRow - 14, 12);
  const second = doors[2] > doors[1] + 20 ? doors[1] + 24 : Math.min(last + 44, tail - 30);
  const muffler = Math.min(rear + wheel + 6, tail - 46);
  return {
    engine: { area: engine },
    battery: {
      area: isForward ? box(driver + 28, sill - 30, 28, 22) : box(engineLeft + 54, bonnet + 10, 26, 22),
    },
    radiator: { area: box(nose + 8, bonnet + 18, 13, axle - bonnet - 26) },
    gearbox: { area: box(front + 24, axle - 24, 52, 28) },
    'front-drive': { area: engine + drivenBy(front).area, line: drivenBy(front).line },
    'rear-drive': {
      area: engine + drivenBy(rear).area,
      line: drivenBy(rear).line + line(front + 20, axle - 20, rear, axle),
    },
    tyres: { area: tyre(front, axle, wheel) + tyre(rear, axle, wheel) },
    wheels: { area: disc(front, axle, wheel - 9) + disc(rear, axle, wheel - 9) },
    brakes: { area: disc(front, axle, 14) + disc(rear, axle, 14) },
    suspension: { line: spring(front, axle - wheel - 20, 48) + spring(rear, axle - wheel - 20, 48) },
    lights: { area: disc(...anchors.lamp, 12) + disc(...anchors.tailLamp, 11) },
    cabin: {
      area: polygon(
        ...[cowl + 14, cowlRow, screen + 3, screenRow + 7, back - 3, backRow + 7, end - 10, endRow],
        ...[end - 10, seatRow, cowl + 14, seatRow],
      ),
    },
    seats: { area: seats.map(seat).join('') },
    'front-seat': { area: seat(driver) },
    'last-seat': { area: seat(last) },
    dials: { area: dials },
    glass: {
      area: polygon(
        cowl + 16,
        cowlRow - 3,
        screen + 5,
        screenRow + 8,
        back - 6,
        backRow + 8,
        end - 16,
        endRow - 3,
      ),
    },
    roof: { line: line(...roofLine) },
    body: { line: line(...edge) + underPath },
    floor: { area: box(front + wheel + 8, sill - 14, rear - front - 2 * wheel - 16, 13) },
    boot: { area: boot },
    spare: { area: tyre(tail - 42, sill - 14, 20) },
    exhaust: {
      area: box(muffler, sill - 10, 40, 13),
      line: line(front + 30, sill - 2, muffler, sill - 4),
    },
    fuel: {
      area: box(rear - wheel - 54, sill - 26, 50, 22),
      line: line(rear - wheel - 8, sill - 20, rear + 10, belt + 16),
    },
    ac: {
      area: box(nose + 8, bonnet + 18, 13, 40) + box(cowl + 6, belt + 2, 32, 24),
      line: line(nose + 22, bonnet + 32, cowl + 8, belt + 16),
    },
    pack: { area: box(front + wheel + 6, sill - 22, rear - front - 2 * wheel - 12, 21) },
    motor: { area: disc(rear, axle, 16) },
    port: { area: disc(front + 4, (bonnet + axle - wheel) / 2 + 2, 11) },
    water: { line: line(nose - 20, axle, tail + 20, axle) },
    wiper: {
      line: line(
        cowl + 10,
        cowlRow - 6,
        cowl + 0.7 * (screen - cowl),
        cowlRow + 0.7 * (screenRow - cowlRow) - 2,
      ),
    },
    number: { area: box(cowl - 4, bonnet + 10, 40, 12) },
    plate: { area: box(nose - 4, axle - 28, 14, 18) + box(tail - 10, axle - 34, 14, 18) },
    audio: { area: dials + speaker(doors[0] + 26) + speaker(second) },
    load: { area: load },
    mirror: { area: disc(doors[0] + 8, belt - 8, 13) },
    driver: { area: disc(driver + 6, belt - 22, 14) + box(driver - 6, belt - 6, 26, 34) },
  } satisfies Readonly<Record<string, Shape>>;
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where the parts of a drawn motorcycle are: columns of its wheels and their radius, boxes, and middles of parts. */
type Bike = {
  readonly front: number;
  readonly rear: number;
  readonly wheel: number;
  readonly engine: Box;
  readonly seat: Box;
  /** Below the seat by default. */
  readonly tank?: Box;
  readonly lamp: readonly [number, number];
  readonly tail: readonly [number, number];
  readonly battery: readonly [number, number];
  readonly handle: readonly [number, number];
};

/** The row on which motorcycles stand. */
const ground = 236;

function bikeParts({ front, rear, wheel, engine, seat, tank, lamp, tail, battery, handle }: Bike) {
  const axle = ground - wheel;
  return {
    engine: { area: box(...engine) },
    battery: { area: box(...battery, 34, 22) },
    tyres: { area: tyre(front, axle, wheel) + tyre(rear, axle, wheel) },
    wheels: { area: disc(front, axle, wheel - 12) + disc(rear, axle, wheel - 12) },
    brakes: { area: disc(front, axle, 17) + disc(rear, axle, 17) },
    belt: { area: box(rear - 62, axle - 16, 76, 32) },
    chain: { line: `${box(rear - 122, axle - 14, 136, 28)}` },
    suspension: {
      line: line(...lamp, front, axle) + spring(rear - 18, axle - 62, 54),
    },
    lights: { area: disc(...lamp, 17) + disc(...tail, 13) },
    seat: { area: box(...seat) },
    box: { area: box(seat[0] + seat[2] - 26, Math.max(32, seat[1] - 50), 68, 48) },
    handle: { area: disc(...handle, 18) },
    horn: { area: disc(lamp[0] + 6, lamp[1] + 44, 13) },
    exhaust: { area: box(rear - 30, axle + 14, 88, 20) },
    fuel: { area: box(...(tank ?? ([seat[0] + 16, seat[1] + 8, 56, 34] as const))) },
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

/** The bodies that texts name by their type. */
const sides = {
  ...{ mpv: 'avanza', suv: 'fortuner', crossover: 'hr-v', hatchback: 'brio', sedan: 'civic' },
  ...{ pickup: 'hilux', van: 'gran-max', ev: 'air-ev' },
} as const satisfies Readonly<Record<string, DrawnBody>>;

const tiles = {
  matik: bikeParts({
    ...{ front: 130, rear: 346, wheel: 46, engine: [286, 170, 66, 36], seat: [238, 98, 150, 36] },
    ...{ lamp: [153, 104], tail: [407, 112], battery: [222, 182], handle: [190, 56] },
  }),
  listrik: bikeParts({
    ...{ front: 130, rear: 346, wheel: 46, engine: [326, 170, 40, 40], seat: [238, 98, 150, 36] },
    ...{ lamp: [153, 104], tail: [407, 112], battery: [256, 176], handle: [190, 56] },
  }),
  maxi: bikeParts({
    ...{ front: 122, rear: 356, wheel: 46, engine: [284, 170, 72, 38], seat: [236, 96, 176, 40] },
    ...{ lamp: [134, 116], tail: [420, 108], battery: [214, 180], handle: [196, 62] },
  }),
  klasik: bikeParts({
    ...{ front: 132, rear: 348, wheel: 44, engine: [296, 152, 76, 44], seat: [240, 110, 152, 30] },
    ...{ lamp: [164, 70], tail: [404, 150], battery: [222, 182], handle: [202, 50] },
  }),
  bebek: bikeParts({
    ...{ front: 122, rear: 356, wheel: 52, engine: [212, 164, 68, 40], seat: [240, 102, 150, 34] },
    ...{ lamp: [150, 98], tail: [414, 112], battery: [258, 140], handle: [192, 52] },
  }),
  sport: bikeParts({
    ...{ front: 116, rear: 362, wheel: 51, engine: [210, 146, 68, 64], seat: [274, 98, 118, 34] },
    ...{ tank: [210, 82, 74, 46] },
    ...{ lamp: [138, 100], tail: [408, 84], battery: [256, 132], handle: [206, 72] },
  }),
  naked: bikeParts({
    ...{ front: 116, rear: 362, wheel: 51, engine: [204, 142, 78, 64], seat: [274, 98, 116, 34] },
    ...{ tank: [196, 84, 92, 44] },
    ...{ lamp: [154, 94], tail: [406, 88], battery: [264, 130], handle: [196, 66] },
  }),
  trail: bikeParts({
    ...{ front: 112, rear: 366, wheel: 56, engine: [206, 142, 74, 62], seat: [240, 88, 164, 26] },
    ...{ tank: [200, 88, 62, 50] },
    ...{ lamp: [156, 94], tail: [418, 92], battery: [266, 120], handle: [198, 62] },
  }),
  touring: bikeParts({
    ...{ front: 108, rear: 372, wheel: 51, engine: [200, 142, 86, 66], seat: [274, 112, 124, 28] },
    ...{ tank: [192, 92, 94, 42] },
    ...{ lamp: [146, 87], tail: [414, 146], battery: [288, 140], handle: [208, 76] },
  }),
  adventure: bikeParts({
    ...{ front: 108, rear: 372, wheel: 55, engine: [204, 142, 80, 64], seat: [264, 90, 144, 28] },
    ...{ tank: [186, 80, 96, 48] },
    ...{ lamp: [164, 98], tail: [414, 92], battery: [270, 124], handle: [206, 66] },
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
    [...drawnBodies.map((body) => [body, body] as const), ...Object.entries(sides)].map(([name, body]) => [
      name,
      { picture: pictureUrl(sideKey(body), 720), parts: carParts(body) },
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
