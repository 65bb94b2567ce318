import type { CarProfile } from './car-profile.ts';
import { type BodyDrawing, pixelsPerMetre as px, svgDocument } from './drawing-space.ts';
import { mix, type Point2 } from './geometry-math.ts';

/** Height of the roof's edge above the glass, metres. */
const roofEdge = 0.085;

interface SideSpace {
  width: number;
  height: number;
  top: number;
  /** Pixel column of a distance from the nose; pixel row of a height. */
  column: (distance: number) => number;
  row: (z: number) => number;
}

function sideSpace({ shape }: CarProfile): SideSpace {
  const top = shape.height + 0.12;
  return {
    top,
    width: Math.round(shape.length * px),
    height: Math.round(top * px),
    column: (distance) => (shape.length - distance) * px,
    row: (z) => (top - z) * px,
  };
}

function glassOutline(profile: CarProfile, space: SideSpace): string {
  const { shape } = profile;
  const upper: Point2[] = [];
  const lower: Point2[] = [];
  for (let i = 0; i <= 80; i++) {
    const x = shape.length - mix(shape.sideGlass[0], shape.sideGlass[1], i / 80);
    const bottom = profile.beltAt(x) + 0.035;
    upper.push([x * px, space.row(Math.max(profile.roofAt(x) - roofEdge, bottom + 0.004))]);
    lower.push([x * px, space.row(bottom)]);
  }
  const points = [...upper, ...lower.reverse()];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Everything on the flank that is not paint: cladding, shut lines, handles, the dark surround of the glass. */
export function sideDrawing(profile: CarProfile): BodyDrawing {
  const { shape } = profile;
  const space = sideSpace(profile);
  const { column: X, row: Z } = space;
  const [door1, door2, door3] = shape.doors;
  const arch = shape.wheelRadius + 0.045;
  const sill = shape.clearance + 0.13;
  const belt = (distance: number) => profile.beltAt(shape.length - distance);
  const rear = shape.length - profile.rearAxle;
  const front = shape.length - profile.frontAxle;
  const rearDoorEnd = shape.threeDoor ? door2 : Math.min(door3, rear - 0.05);
  const shutLine = (at: number, low: number, high: number, lean: number) =>
    `<path d="M${X(at)} ${Z(low)}C${X(at)} ${Z(mix(low, high, 0.4))} ${X(at + lean)} ${Z(mix(low, high, 0.7))} ${X(at + lean)} ${Z(high)}"/>`;
  const archRing = (at: number) =>
    `<circle cx="${X(at)}" cy="${Z(shape.wheelRadius)}" r="${(arch + 0.03) * px}" fill="none" stroke="#191b1d" stroke-width="${0.08 * px}"/>`;
  const handleRow = Z(belt(door2) - 0.15);
  const handle = (at: number) => {
    const x = X(at);
    const fill = shape.chrome ? '<rect x="-30" y="-9" width="60" height="9.5" rx="5" fill="#cfd4d6"/>' : '';
    return `<g transform="translate(${x} ${handleRow})"><rect x="-32" y="-5.5" width="64" height="15" rx="7" fill="#000" opacity=".34"/>${fill}<rect x="-29" y="-8.5" width="58" height="2.6" rx="1.2" fill="#fff" opacity=".5"/><path d="M-30 1.5H30" stroke="#000" stroke-opacity=".5" stroke-width="2"/></g>`;
  };
  const cladding = shape.cladding
    ? `${archRing(front)}${archRing(rear)}<path d="M${X(front)} ${Z(shape.clearance + 0.16)}H${X(rear)}V${Z(shape.clearance - 0.05)}H${X(front)}Z" fill="url(#cl)"/><path d="M0 ${Z(shape.clearance + 0.24)}H${X(rear)}V${Z(shape.clearance - 0.1)}H0Z M${space.width} ${Z(shape.clearance + 0.12)}H${X(front)}V${Z(shape.clearance - 0.1)}H${space.width}Z" fill="url(#cl)"/>`
    : `<path d="M${X(front)} ${Z(shape.clearance + 0.055)}H${X(rear)}V${Z(shape.clearance - 0.05)}H${X(front)}Z" fill="url(#cl)"/>`;
  const rearDoor = shape.threeDoor
    ? ''
    : `<path d="M${X(door2 + 0.03)} ${Z(sill - 0.04)}H${X(Math.min(door3, rear - arch - 0.1))}C${X(rear - arch - 0.03)} ${Z(sill)} ${X(rear - arch * 0.82)} ${Z(shape.wheelRadius + arch * 0.62)} ${X(rearDoorEnd)} ${Z(shape.wheelRadius + arch + 0.16)}L${X(rearDoorEnd + 0.06)} ${Z(belt(door3))}"/>`;
  const rail = shape.slidingDoor
    ? `<path d="M${X(rearDoorEnd)} ${Z(belt(door3) - 0.13)}H${X(shape.length - 0.34)}" stroke-width="5"/>`
    : '';
  const bedGap = shape.bed
    ? `<path d="M${X(shape.bed[0] - 0.04)} ${Z(shape.clearance + 0.2)}V${Z(belt(shape.bed[0]))}"/>`
    : '';
  const chromeBelt = shape.chrome
    ? `<path d="M${X(shape.sideGlass[0] + 0.1)} ${Z(belt(shape.sideGlass[0] + 0.1) + 0.018)}${Array.from(
        { length: 30 },
        (_, i) => {
          const at = mix(shape.sideGlass[0] + 0.1, shape.sideGlass[1] - 0.05, i / 29);
          return `L${X(at)} ${Z(belt(at) + 0.022)}`;
        },
      ).join('')}" fill="none" stroke="#c8ccce" stroke-width="4"/>`
    : '';
  const moulding = shape.moulding
    ? `<rect x="${X(rear - arch - 0.06)}" y="${Z(shape.clearance + 0.36)}" width="${(rear - front - 2 * arch - 0.12) * px}" height="${0.07 * px}" rx="5" fill="url(#cl)"/>`
    : '';
  const content = `<defs><linearGradient id="cl" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#2a2d30"/><stop offset="1" stop-color="#0e1011"/></linearGradient></defs>
${cladding}${moulding}
<g fill="none" stroke="#050607" stroke-opacity=".66" stroke-width="2.6" stroke-linecap="round">
${shutLine(door1, sill - 0.04, belt(door1), -0.05)}${shutLine(door2, sill - 0.04, belt(door2), 0.02)}${rearDoor}${rail}${bedGap}
<path d="M${X(door1)} ${Z(sill - 0.04)}H${X(door2)}"/>
<path d="M${X(0.34)} ${Z(shape.clearance + 0.12)}C${X(0.42)} ${Z(shape.clearance + 0.2)} ${X(0.4)} ${Z(0.58)} ${X(0.34)} ${Z(profile.lowAt(shape.length - 0.3) - 0.12)}" stroke-opacity=".35"/>
<path d="M${X(shape.length - 0.34)} ${Z(shape.clearance + 0.2)}C${X(shape.length - 0.36)} ${Z(shape.clearance + 0.3)} ${X(shape.length - 0.3)} ${Z(0.6)} ${X(shape.length - 0.22)} ${Z(0.68)}" stroke-opacity=".4"/>
<circle cx="${X(rear + 0.14)}" cy="${Z(belt(rear) - 0.17)}" r="${0.07 * px}" stroke-opacity=".28"/></g>
${handle(door2 - 0.17)}${shape.threeDoor ? '' : handle(shape.slidingDoor ? door2 + 0.2 : rearDoorEnd - 0.12)}
<path d="${glassOutline(profile, space)}" fill="#0b0d0e" stroke="#0b0d0e" stroke-width="9" stroke-linejoin="round"/>${chromeBelt}`;
  return {
    svg: svgDocument(space.width, space.height, content),
    width: space.width,
    height: space.height,
    topMetres: space.top,
  };
}

/** How far the seats behind the side windows are from the nose, the front one first. */
export function seatRows(shape: CarShape): number[] {
  const [door1, door2] = shape.doors;
  const thirdRow =
    shape.length - shape.sideGlass[1] < 1 && shape.height > 1.6 && !shape.bed && !shape.threeDoor;
  return [
    door1 + 0.62,
    ...(shape.threeDoor ? [door1 + 1.36] : [door2 + 0.62]),
    ...(thirdRow ? [door2 + 1.42] : []),
  ].filter((at) => at < shape.sideGlass[1] - 0.18);
}

/** The panes themselves: white is glass, red is glass with a seat behind it, black is pillar. */
export function sideGlassDrawing(profile: CarProfile): BodyDrawing {
  const { shape } = profile;
  const space = sideSpace(profile);
  const { column: X, row: Z } = space;
  const [, door2] = shape.doors;
  const belt = (distance: number) => profile.beltAt(shape.length - distance);
  const pillar = (at: number, thick: number, lean: number) => {
    const low = belt(at);
    const high = profile.roofAt(shape.length - at) - roofEdge + 0.06;
    return `<path d="M${X(at - thick / 2)} ${Z(low)}L${X(at + thick / 2)} ${Z(low)}L${X(at + thick / 2 + lean)} ${Z(high)}L${X(at - thick / 2 + lean)} ${Z(high)}Z"/>`;
  };
  const seat = (d: number) =>
    `<path d="M${X(d - 0.1)} ${Z(belt(d) - 0.02)}L${X(d - 0.02)} ${Z(belt(d) + 0.15)}Q${X(d)} ${Z(belt(d) + 0.19)} ${X(d + 0.06)} ${Z(belt(d) + 0.19)}H${X(d + 0.2)}Q${X(d + 0.27)} ${Z(belt(d) + 0.19)} ${X(d + 0.3)} ${Z(belt(d) - 0.02)}Z"/><rect x="${X(d + 0.25)}" y="${Z(belt(d) + 0.3)}" width="${0.19 * px}" height="${0.105 * px}" rx="13"/><path d="M${X(d + 0.12)} ${Z(belt(d) + 0.23)}h6v24h-6zM${X(d + 0.2)} ${Z(belt(d) + 0.23)}h6v24h-6z"/>`;
  const mirrorPillar =
    shape.height > 1.65 ? `<path d="M${X(shape.sideGlass[0] + 0.3)} 0h10v${space.height}h-10z"/>` : '';
  const rearPillar = shape.bed ? '' : pillar(shape.quarterPillar, shape.threeDoor ? 0.14 : 0.075, 0.05);
  const content = `<rect width="100%" height="100%" fill="#000"/><path d="${glassOutline(profile, space)}" fill="#fff"/><g fill="#000">${pillar(door2 + 0.02, 0.1, 0.02)}${rearPillar}${mirrorPillar}</g><g fill="#f00">${seatRows(shape).map(seat).join('')}</g>`;
  return {
    svg: svgDocument(space.width, space.height, content),
    width: space.width,
    height: space.height,
    topMetres: space.top,
  };
}
