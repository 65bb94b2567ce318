import { useEffect, useState } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { classNames } from '#app/ui/class-names.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { photoBytes } from '#offline/drafts/draft-photos.ts';
import styles from './photo-image.module.css';

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

/**
 * The URL of a prepared photo, from its bytes on this device or the server's copy. Undefined until it is
 * read. Originals have none: ten of them, decoded at full size, are more than a phone can display.
 */
function usePhotoUrl({ id, sha256, state, picture }: DraftPhoto): string | undefined {
  const [url, setUrl] = useState<string>();
  const isHere = state === 'prepared' && picture === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bytes have another hash
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    let made: string | undefined;
    void openDevice()
      .then((opened) => (opened.ok ? photoBytes(opened.database, id) : undefined))
      .then(
        (row) => {
          if (!row?.prepared || !isWanted) return;
          made = URL.createObjectURL(new Blob([row.prepared.bytes], { type: row.prepared.type }));
          setUrl(made);
        },
        // Its preview is shown instead.
        () => undefined,
      );
    return () => {
      isWanted = false;
      setUrl(undefined);
      const old = made;
      // An image may be about to load it.
      if (old !== undefined) setTimeout(() => URL.revokeObjectURL(old), 1000);
    };
  }, [id, sha256, isHere]);
  return picture ? pictureUrl(picture.key, 720) : url;
}
