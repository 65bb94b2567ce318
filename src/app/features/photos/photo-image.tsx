import { classNames } from '#app/ui/class-names.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import styles from './photo-image.module.css';
import { usePhotoUrl } from './use-photo-url.ts';

export type PhotoImageProps = {
  readonly photo: DraftPhoto;
  /** Empty if the adjacent text says the same. */
  readonly alt: string;
  /** `fill` crops it to its box, `whole` shows all of it. */
  readonly fit: 'fill' | 'whole';
};

/** A photo of the draft: its preview first, then the photo once it has been read. */
export function PhotoImage({ photo, alt, fit }: PhotoImageProps) {
  const url = usePhotoUrl(photo);
  const source = url ?? photo.preview;
  if (source === null) return null;
  return (
    <img
      className={classNames(styles.image, styles[fit])}
      style={photo.preview === null ? undefined : { backgroundImage: `url("${photo.preview}")` }}
      src={source}
      alt={alt}
      decoding="async"
      draggable={false}
      {...(photo.width !== null && photo.height !== null
        ? { width: photo.width, height: photo.height }
        : undefined)}
    />
  );
}
