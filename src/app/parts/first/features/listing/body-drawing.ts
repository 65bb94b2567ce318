import type { Drawing } from '#app/ui/picture.tsx';
import { type BodyTypeCode, type ColorCode, colorNames } from '#contract/vehicles/vehicle.ts';

/** A car's body in its colour, where there is no photo of it. */
export function bodyDrawing(bodyType: BodyTypeCode | null, color: ColorCode | null): Drawing | undefined {
  if (bodyType === null) return undefined;
  const isPainted = color !== null && color !== 'silver' && color !== 'lainnya';
  return { address: `/bodies/${bodyType}.webp`, color: isPainted ? colorNames[color].hex : undefined };
}
