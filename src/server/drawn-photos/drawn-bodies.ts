/** Body types with drawings, each named after the car whose proportions it has. */
export const drawnBodies = [
  'avanza',
  'xpander',
  'innova',
  'calya',
  'brio',
  'fortuner',
  'rush',
  'hr-v',
  'gran-max',
  'blind-van',
  'hilux',
  'hilux-single',
  'carry-pick-up',
  'traga-box',
  'l300-chassis',
  'canter',
  'civic',
  'outback',
  'alphard',
  'jimny',
  'wrangler',
  'air-ev',
  'cooper',
  'coupe',
  'supercar',
  'convertible',
  // Bodies of cars before 2010.
  'kijang',
  'serena',
  'starlet',
  'corolla',
  'terrano',
  'strada',
  'prelude',
  'zebra',
] as const;
export type DrawnBody = (typeof drawnBodies)[number];

/** Drawings from the side, of vehicles other than cars, in silver: the files of `public/bodies`. */
export const bodyTiles = [
  ...([
    'matik',
    'maxi',
    'klasik',
    'bebek',
    'sport',
    'naked',
    'trail',
    'touring',
    'adventure',
    'listrik',
  ] as const),
  ...(['ringan', 'boks', 'ringan-jungkit', 'sasis', 'sedang', 'jungkit', 'molen', 'mikrobus'] as const),
  ...(['tiga-sumbu', 'berat'] as const),
  ...(['kargo', 'penumpang', 'pribadi'] as const),
] as const;
export type BodyTile = (typeof bodyTiles)[number];

export const drawnViews = ['front', 'side', 'rear'] as const;
export type DrawnView = (typeof drawnViews)[number];

/** Places of a picture; each determines the backdrop and the light. */
export const drawnPlaces = ['showroom', 'jalan', 'pantai', 'rumah', 'gedung'] as const;
export type DrawnPlace = (typeof drawnPlaces)[number];

/** Each reflection layer serves every place with the same kind of light. */
export const lightRigs = ['open', 'hall', 'dusk'] as const;
export type LightRig = (typeof lightRigs)[number];

export const rigOfPlace: Record<DrawnPlace, LightRig> = {
  showroom: 'hall',
  jalan: 'open',
  pantai: 'dusk',
  rumah: 'open',
  gedung: 'hall',
};

/** Layers are drawn at this width, in pixels; smaller pictures are scaled down. */
export const layerWidth = 960;
export const layerHeight = 600;

export const backdropsPerPlace = 3;
/**
 * Backdrops are taller than a photo, so that each serves every camera: cropping aligns the horizons. In
 * pixels at full size.
 */
export const backdropFrame = { width: 960, height: 800, horizon: 312 } as const;

export const cabinTrims = ['hitam', 'krem', 'cokelat'] as const;
export type CabinTrim = (typeof cabinTrims)[number];
