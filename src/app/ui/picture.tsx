import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import {
  offeredPictureWidths,
  type PictureWidth,
  pictureRatio,
  pictureUrl,
} from '#contract/listing/picture.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** A drawing of a body type. */
export type Drawing = {
  readonly address: string;
  /** A CSS colour; silver if undefined. */
  readonly color?: string | undefined;
};

export type PictureProps = {
  /** Null shows a placeholder. */
  readonly picture: PictureData | null | undefined;
  /** Empty if the adjacent text says the same. */
  readonly alt: string;
  /** As in `<img sizes>`. */
  readonly sizes?: string | undefined;
  /** The largest width offered; for the photo being viewed, the largest available. */
  readonly most?: PictureWidth;
  /** For the first photos in the viewport: loaded first. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  /** Shown if there is no photo, or none on this device. */
  readonly standIn?: Drawing | undefined;
};

/** A 16:10 photo in a suitable width; blurred until loaded, a placeholder on error. */
export function Picture({
  picture,
  alt,
  sizes = '(min-width: 75em) 25vw, 100vw',
  most = 720,
  eager = false,
  className,
  standIn,
}: PictureProps) {
  const [failedKey, setFailedKey] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const key = picture?.key;

  // Loading may have failed before hydration.
  useEffect(() => {
    const element = image.current;
    if (key !== undefined && element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') {
      setFailedKey(key);
    }
  }, [key]);

  if (!picture || failedKey === picture.key)
    return <NoPicture alt={alt} className={className} standIn={standIn} isUnloaded={Boolean(picture)} />;
  const widths = offeredPictureWidths.filter((width) => width <= most);
  const width = widths[1] ?? offeredPictureWidths[0];
  return (
    <img
      ref={image}
      className={classNames(styles.picture, className)}
      style={picture.preview === '' ? undefined : { backgroundImage: `url("${picture.preview}")` }}
      src={pictureUrl(picture.key, width)}
      {...(widths.length > 1 && {
        srcSet: widths.map((each) => `${pictureUrl(picture.key, each)} ${each}w`).join(),
        sizes,
      })}
      width={width}
      height={width / pictureRatio}
      alt={alt}
      onError={() => setFailedKey(picture.key)}
      {...(eager
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}

const paintOf = ({ address }: Drawing) => `url("${address.replace('bodies', 'bodies/paint')}")`;

type MissingProps = Pick<PictureProps, 'alt' | 'className' | 'standIn'> & {
  /** There is a photo, which did not arrive. */
  readonly isUnloaded: boolean;
};

function NoPicture({ alt, className, standIn, isUnloaded }: MissingProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const drawing = hasFailed ? undefined : standIn;
  return (
    <span className={classNames(styles.picture, styles.missing, className)}>
      {drawing ? (
        <span className={styles.body}>
          <img
            src={drawing.address}
            alt=""
            width="192"
            height="120"
            loading="lazy"
            onError={() => setHasFailed(true)}
          />
          {drawing.color && (
            <span
              className={styles.paint}
              style={{
                backgroundColor: drawing.color,
                // The prefix is for Chrome before 120.
                WebkitMaskImage: paintOf(drawing),
                maskImage: paintOf(drawing),
              }}
            />
          )}
        </span>
      ) : (
        <svg viewBox="0 0 64 40" width="64" height="40" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M6 29v-6.5c0-2 1.4-3.7 3.4-4.1l8-1.6 7.3-6.4a8 8 0 0 1 5.3-2h10.6a8 8 0 0 1 6 2.7l5.7 6.4 3 .8a4.6 4.6 0 0 1 3.4 4.4V29h-6M22 29h20M12 29H6"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx="17" cy="29" r="5" strokeWidth="2" />
          <circle cx="47" cy="29" r="5" strokeWidth="2" />
        </svg>
      )}
      {alt && <span className="visually-hidden">{alt}: </span>}
      <span className={styles.mark}>
        {drawing ? (
          <Trans>Illustration</Trans>
        ) : isUnloaded ? (
          <Trans>Photo not loaded</Trans>
        ) : (
          <Trans>No photo</Trans>
        )}
      </span>
    </span>
  );
}
