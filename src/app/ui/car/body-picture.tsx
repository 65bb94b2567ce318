import { Picture } from '#app/ui/picture.tsx';

type Props = {
  /** Body type as `public/bodies` names its files; undefined if unknown. */
  readonly body: string | undefined;
  /** A CSS colour; silver by default. */
  readonly color?: string | undefined;
};

/** A drawing of a body type from the side. Decorative: the vehicle's name is next to it. */
export function BodyPicture({ body, color }: Props) {
  return (
    <Picture
      picture={null}
      alt=""
      standIn={body === undefined ? undefined : { address: `/bodies/${body}.webp`, color }}
    />
  );
}
