import { type ColorCode, colors } from '#contract/vehicles/vehicle.ts';

/** A paint's colour and metallic share (0 is solid, 1 is all flake). */
interface Paint {
  hex: string;
  metal: number;
}

/** Every colour a listing can have. */
export type DrawnPaint = ColorCode;

export const paints: Record<DrawnPaint, Paint> = {
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

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The paint closest to a colour, `#rrggbb`. */
export function nearestPaint(hex: string): DrawnPaint {
  const wanted = channels(hex);
  const distance = (paint: DrawnPaint) =>
    channels(paints[paint].hex).reduce((sum, value, i) => sum + (value - (wanted[i] ?? 0)) ** 2, 0);
  return colors.reduce((best, paint) => (distance(paint) < distance(best) ? paint : best));
}

/** The paint of a colour code; "another colour" for an unknown code. */
export function paintFor(colour: string): DrawnPaint {
  return colors.find((code) => code === colour) ?? 'lainnya';
}
