import { Picture, type PictureProps } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import { bodyDrawing, type CarLook } from './body-drawing.ts';

/** Includes cars that are no longer available. */
export type PicturedCar = CarLook & { readonly coverImage?: PictureData | null };

type Props = Omit<PictureProps, 'picture' | 'standIn' | 'alt'> & {
  readonly car: PicturedCar;
  /** Empty if the car's name is adjacent. */
  readonly alt?: string;
};

/**
 * A car's cover photo; a drawing of its body type in its colour if there is no photo, or none on this device.
 */
export function CarPicture({ car, alt = '', ...props }: Props) {
  return <Picture picture={car.coverImage} alt={alt} standIn={bodyDrawing(car)} {...props} />;
}
