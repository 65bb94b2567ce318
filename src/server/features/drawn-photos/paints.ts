/** How a paint reflects: its colour, and how metallic it is (0 solid, 1 all flake). */
interface Paint {
  hex: string;
  metal: number;
}

/** Every colour code of the catalogue. */
export const DRAWN_PAINTS = [
  'putih',
  'hitam',
  'silver',
  'abu-abu',
  'merah',
  'biru',
  'cokelat',
  'hijau',
  'kuning',
  'oranye',
  'krem',
  'emas',
  'ungu',
  'lainnya',
] as const;
export type DrawnPaint = (typeof DRAWN_PAINTS)[number];

export const PAINTS: Record<DrawnPaint, Paint> = {
  putih: { hex: '#e9ebea', metal: 0.1 },
  hitam: { hex: '#060708', metal: 0.1 },
  silver: { hex: '#a9adb0', metal: 0.75 },
  'abu-abu': { hex: '#4a4f54', metal: 0.6 },
  merah: { hex: '#9c1217', metal: 0.4 },
  biru: { hex: '#123a7a', metal: 0.5 },
  cokelat: { hex: '#4a3426', metal: 0.55 },
  hijau: { hex: '#2f4a3a', metal: 0.45 },
  kuning: { hex: '#e0a409', metal: 0.2 },
  oranye: { hex: '#c4480c', metal: 0.4 },
  krem: { hex: '#cfc4ab', metal: 0.4 },
  emas: { hex: '#a8916a', metal: 0.7 },
  ungu: { hex: '#3c2452', metal: 0.5 },
  lainnya: { hex: '#7d9a9b', metal: 0.65 },
};

const DEFAULT_PAINT: DrawnPaint = 'lainnya';

export function isDrawnPaint(code: string): code is DrawnPaint {
  return (DRAWN_PAINTS as readonly string[]).includes(code);
}

/** The paint for a colour code; an unknown code is drawn as "another colour". */
export function paintFor(colour: string): DrawnPaint {
  return isDrawnPaint(colour) ? colour : DEFAULT_PAINT;
}
