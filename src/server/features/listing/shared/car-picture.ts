import type { CarPicture } from '#contract/listing/listing.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { bodyTypeCode, colorCode } from '#contract/vehicles/vehicle.schema.ts';

type Row = {
  readonly images: readonly string[];
  readonly bodyType: string | null;
  readonly color: string | null;
};

/** A listing's cover, or the parameters of its drawing. */
export function carPictureOf(
  { images: [cover = ''], bodyType, color }: Row,
  pictures: ReadonlyMap<string, Picture>,
): CarPicture {
  const coverImage = pictures.get(cover) ?? null;
  return {
    coverImage,
    bodyType: bodyType === null ? null : bodyTypeCode.parse(bodyType),
    color: color === null || coverImage !== null ? null : colorCode.parse(color),
  };
}
