import { Picture, type PictureProps } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import { bodyDrawing, type CarLook } from './body-drawing.ts';

/** Also of a car that is no longer known. */
export type PicturedCar = CarLook & { readonly coverImage?: PictureData | null };

type Props = Omit<PictureProps, 'picture' | 'standIn' | 'alt'> & {
  readonly car: PicturedCar;
  /** Empty where the car's name is beside it. */
  readonly alt?: string;
};

/** A car's cover; its body drawn in its colour where it has no photo, or none on this device. */
export function CarPicture({ car, alt = '', ...props }: Props) {
  return <Picture picture={car.coverImage} alt={alt} standIn={bodyDrawing(car)} {...props} />;
}
