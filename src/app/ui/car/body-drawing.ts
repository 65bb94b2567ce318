import type { Drawing } from '#app/ui/picture.tsx';
import { colorHexes } from '#contract/vehicles/card-words.ts';
import type { BodyTypeCode, ColorCode } from '#contract/vehicles/vehicle.ts';

/** The known appearance of a car; stored cars may lack any of it. */
export type CarLook = {
  readonly bodyType?: BodyTypeCode | null | undefined;
  readonly color?: ColorCode | null | undefined;
  readonly facts?: { readonly color: ColorCode | null } | undefined;
};

/** A car's body type in its colour, for a car without a photo. */
export function bodyDrawing({ bodyType, color, facts }: CarLook): Drawing | undefined {
  if (!bodyType) return undefined;
  const known = color ?? facts?.color;
  const isPainted = known && known !== 'silver' && known !== 'lainnya';
  return { address: `/bodies/${bodyType}.webp`, color: isPainted ? colorHexes[known] : undefined };
}
