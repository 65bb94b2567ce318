/** The bodies that were drawn, each named after the car its proportions follow. */
export const DRAWN_BODIES = [
  'avanza',
  'xpander',
  'innova',
  'brio',
  'fortuner',
  'hr-v',
  'gran-max',
  'hilux',
  'civic',
  'alphard',
  'jimny',
] as const;
export type DrawnBody = (typeof DRAWN_BODIES)[number];

export const DRAWN_VIEWS = ['front', 'side', 'rear'] as const;
export type DrawnView = (typeof DRAWN_VIEWS)[number];

/** Where the picture was taken: sets the backdrop and the light. */
export const DRAWN_PLACES = ['showroom', 'jalan', 'pantai', 'rumah', 'gedung'] as const;
export type DrawnPlace = (typeof DRAWN_PLACES)[number];

/** One reflection layer serves every place with the same kind of light. */
export const LIGHT_RIGS = ['open', 'hall', 'dusk'] as const;
export type LightRig = (typeof LIGHT_RIGS)[number];

export const RIG_OF_PLACE: Record<DrawnPlace, LightRig> = {
  showroom: 'hall',
  jalan: 'open',
  pantai: 'dusk',
  rumah: 'open',
  gedung: 'hall',
};

/** Layers are drawn at this size, in pixels; smaller pictures are scaled down from it. */
export const LAYER_WIDTH = 960;
export const LAYER_HEIGHT = 600;

export const BACKDROPS_PER_PLACE = 3;
/** Backdrops are taller than a photo, so that one serves every camera: the crop brings the horizons together. Pixels at full size. */
export const BACKDROP = { width: 960, height: 800, horizon: 312 } as const;

export const CABIN_TRIMS = ['hitam', 'krem', 'cokelat'] as const;
export type CabinTrim = (typeof CABIN_TRIMS)[number];
