import { Picture } from '#app/ui/picture.tsx';

type Props = {
  /** A car's body type, or the like of another kind, as `public/bodies` names it; undefined where it is not known. */
  readonly body: string | undefined;
  /** As CSS has it; without one it is silver. */
  readonly color?: string | undefined;
};

/** A vehicle's body from the side. Its name is beside it. */
export function BodyPicture({ body, color }: Props) {
  return (
    <Picture
      picture={null}
      alt=""
      standIn={body === undefined ? undefined : { address: `/bodies/${body}.webp`, color }}
    />
  );
}
