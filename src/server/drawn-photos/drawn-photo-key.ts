import { type DrawingFacing, drawingFacings } from '#contract/new-vehicles/model-drawing.ts';
import { colors } from '#contract/vehicles/vehicle.ts';
import {
  type BodyTile,
  backdropsPerPlace,
  bodyTiles,
  type CabinTrim,
  cabinTrims,
  type DrawnBody,
  type DrawnPlace,
  type DrawnView,
  drawnBodies,
  drawnPlaces,
  drawnViews,
} from './drawn-bodies.ts';
import { type DrawnPaint, paintFor } from './paints.ts';
import { carPreviews, scenePreviews } from './photo-previews.generated.ts';

type Facing = DrawingFacing;

export interface DrawnCarPhoto {
  kind: 'car';
  body: DrawnBody;
  paint: DrawnPaint;
  place: DrawnPlace;
  view: DrawnView;
  facing: Facing;
  /** Number of the place's backdrop, from 1; the second half mirrors the first. */
  variant: number;
}

/** A car with its shadow on a transparent ground: from the front, or from the side for diagrams. */
export interface CarCutOut {
  kind: 'cut-out';
  view: Exclude<DrawnView, 'rear'>;
  body: DrawnBody;
  paint: DrawnPaint;
  facing: Facing;
}

/** Another vehicle from its side, on a transparent ground. */
export interface PaintedTile {
  kind: 'tile';
  tile: BodyTile;
  paint: DrawnPaint;
  facing: Facing;
}

export type DrawnPhoto =
  | DrawnCarPhoto
  | CarCutOut
  | PaintedTile
  | { kind: 'odometer'; kilometers: number }
  | { kind: 'cabin'; trim: CabinTrim; place: DrawnPlace }
  | { kind: 'engine'; paint: DrawnPaint };

const keyPrefix = 'drawn';
export const variantCount = backdropsPerPlace * 2;
const mostKilometers = 999_999;

/** Places, repeated in proportion to how often sellers use them. */
const placeLot: readonly [DrawnPlace, ...DrawnPlace[]] = [
  'jalan',
  'jalan',
  'jalan',
  'rumah',
  'rumah',
  'rumah',
  'showroom',
  'showroom',
  'gedung',
  'gedung',
  'pantai',
];

/** A pseudo-random integer from 0 to 2^32-1, derived from a seed and a salt. */
function mixed(seed: number, salt: number): number {
  let value = Math.imul((seed | 0) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 16), 0x27d4eb2f);
  return (value ^ (value >>> 15)) >>> 0;
}

function pick<T>(choices: readonly [T, ...T[]], lot: number): T {
  return choices[lot % choices.length] ?? choices[0];
}

function carKey(photo: Omit<DrawnCarPhoto, 'kind'>): string {
  return [keyPrefix, photo.body, photo.paint, photo.place, photo.view, photo.facing, photo.variant].join('.');
}

/** Deterministic: a car always gets the same 4 to 8 photos; the first is the cover. */
export function drawnPhotoKeys(car: {
  body: DrawnBody;
  color: string;
  kilometers: number;
  seed: number;
}): string[] {
  const paint = paintFor(car.color);
  const place = pick(placeLot, mixed(car.seed, 1));
  const variant = 1 + (mixed(car.seed, 2) % variantCount);
  const facing: Facing = mixed(car.seed, 3) % 2 ? 'l' : 'r';
  const other: Facing = facing === 'l' ? 'r' : 'l';
  const of = (view: DrawnView, towards: Facing) =>
    carKey({ body: car.body, paint, place, view, facing: towards, variant });
  const kilometers = Math.min(mostKilometers, Math.max(0, Math.round(car.kilometers)));
  const cover = of('front', facing);
  const second = of('rear', facing);
  const cabin = [keyPrefix, 'cabin', pick(cabinTrims, mixed(car.seed, 5)), place].join('.');
  const odometer = [keyPrefix, 'odometer', kilometers].join('.');
  const engine = [keyPrefix, 'engine', paint].join('.');
  const keys = [
    cover,
    second,
    cabin,
    odometer,
    of('side', facing),
    of('front', other),
    engine,
    of('rear', other),
  ];
  const count = 4 + (mixed(car.seed, 6) % 5);
  const chosen = new Set(keys.slice(0, count));
  // The order in which a buyer inspects a car: exterior, then interior.
  const order = [
    cover,
    of('side', facing),
    second,
    of('front', other),
    of('rear', other),
    cabin,
    odometer,
    engine,
  ];
  return order.filter((key) => chosen.has(key));
}

function oneOf<T extends string>(choices: readonly T[], text: string | undefined): T | undefined {
  return choices.find((choice) => choice === text);
}

/** The parameters encoded in a key; undefined if any of them is invalid. */
export function parseDrawnPhotoKey(key: string): DrawnPhoto | undefined {
  const [prefix, ...parts] = key.split('.');
  if (prefix !== keyPrefix) return undefined;
  if (parts[0] === 'odometer') {
    const kilometers = parts[1] ?? '';
    return parts.length === 2 && /^(0|[1-9]\d{0,5})$/.test(kilometers)
      ? { kind: 'odometer', kilometers: Number(kilometers) }
      : undefined;
  }
  if (parts[0] === 'cabin') {
    if (parts.length !== 3) return undefined;
    const trim = oneOf(cabinTrims, parts[1]);
    const place = oneOf(drawnPlaces, parts[2]);
    return trim && place ? { kind: 'cabin', trim, place } : undefined;
  }
  if (parts[0] === 'engine') {
    const paint = parts.length === 2 ? oneOf(colors, parts[1]) : undefined;
    return paint ? { kind: 'engine', paint } : undefined;
  }
  if (parts[0] === 'cut' || parts[0] === 'cut-side') {
    if (parts.length !== 4) return undefined;
    const view = parts[0] === 'cut' ? 'front' : 'side';
    const [body, paint] = [oneOf(drawnBodies, parts[1]), oneOf(colors, parts[2])];
    const facing = oneOf(drawingFacings, parts[3]);
    return body && paint && facing ? { kind: 'cut-out', view, body, paint, facing } : undefined;
  }
  if (parts[0] === 'tile') {
    const [tile, paint] = [oneOf(bodyTiles, parts[1]), oneOf(colors, parts[2])];
    const facing = oneOf(drawingFacings, parts[3]);
    return parts.length === 4 && tile && paint && facing ? { kind: 'tile', tile, paint, facing } : undefined;
  }
  if (parts.length !== 6) return undefined;
  const body = oneOf(drawnBodies, parts[0]);
  const paint = oneOf(colors, parts[1]);
  const place = oneOf(drawnPlaces, parts[2]);
  const view = oneOf(drawnViews, parts[3]);
  const facing = oneOf(drawingFacings, parts[4]);
  const variant = /^[1-9]$/.test(parts[5] ?? '') ? Number(parts[5]) : 0;
  if (!body || !paint || !place || !view || !facing || variant < 1 || variant > variantCount)
    return undefined;
  return { kind: 'car', body, paint, place, view, facing, variant };
}

/** A new car in a showroom: front, side and rear. */
export function illustrationKeys(body: DrawnBody, paint: DrawnPaint): string[] {
  return drawnViews.map((view) => carKey({ body, paint, place: 'showroom', view, facing: 'l', variant: 1 }));
}

/** The cabin and the dials of a new car, which every model shares. */
export const interiorKeys: readonly string[] = [
  [keyPrefix, 'cabin', cabinTrims[0], 'showroom'].join('.'),
  [keyPrefix, 'odometer', 0].join('.'),
];

export function isIllustration(key: string): boolean {
  if (interiorKeys.includes(key)) return true;
  const photo = parseDrawnPhotoKey(key);
  // One a paint.
  if (photo?.kind === 'engine') return true;
  return photo?.kind === 'car' && illustrationKeys(photo.body, photo.paint).includes(key);
}

/** The drawing of a new model, without the direction it faces (`drawingPicture`). */
export function cutOutKey(body: DrawnBody, paint: DrawnPaint): string {
  return [keyPrefix, 'cut', body, paint].join('.');
}

/** As `cutOutKey`, of a vehicle other than a car. */
export function tileKey(tile: BodyTile, paint: DrawnPaint): string {
  return [keyPrefix, 'tile', tile, paint].join('.');
}

/** The car from its side, nose to the left, as diagrams show it. */
export function sideKey(body: DrawnBody): string {
  return [keyPrefix, 'cut-side', body, 'silver', 'l'].join('.');
}

/** A vehicle on a transparent ground. There are few, by body, paint and direction; all may be drawn. */
export function isCutOut(key: string): boolean {
  const kind = parseDrawnPhotoKey(key)?.kind;
  return kind === 'cut-out' || kind === 'tile';
}

/**
 * A tiny blurred preview as a data URI that is safe inside CSS url("…"); empty for an unknown key, and for a
 * cut-out, behind which it would still be seen.
 */
export function drawnPhotoPreview(key: string): string {
  const photo = parseDrawnPhotoKey(key);
  if (!photo || photo.kind === 'cut-out' || photo.kind === 'tile') return '';
  const bytes = photo.kind === 'car' ? carPreviews[photo.place][photo.paint] : scenePreviews[photo.kind];
  return `data:image/webp;base64,${bytes}`;
}
