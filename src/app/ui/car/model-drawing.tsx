import { Picture } from '#app/ui/picture.tsx';
import { type DrawingFacing, drawingFacings, drawingPicture } from '#contract/new-vehicles/model-drawing.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import styles from './model-drawing.module.css';

type Props = {
  readonly model: Pick<NewModelCard, 'drawing' | 'body'>;
  readonly facing?: DrawingFacing | undefined;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  /** For the drawings in the first view. */
  readonly eager?: boolean | undefined;
  /** Without the panel behind it. */
  readonly isBare?: boolean;
};

/** The direction of a drawing by its place in a grid: neighbours do not all face one way. */
export const facingAt = (index: number): DrawingFacing => drawingFacings[index % 2] ?? 'l';

/** The drawing of a new model on a calm panel, 16:10. Decorative: the model's name is next to it. */
export function ModelDrawing({
  model: { drawing, body },
  facing = 'l',
  sizes,
  eager,
  isBare = false,
}: Props) {
  const address = body === null ? undefined : `/bodies/${body.picture ?? body.slug}.webp`;
  return (
    <Picture
      picture={drawing === null ? null : drawingPicture(drawing, facing)}
      alt=""
      sizes={sizes}
      eager={eager}
      className={isBare ? styles.bare : styles.panel}
      standIn={address === undefined ? undefined : { address }}
    />
  );
}
