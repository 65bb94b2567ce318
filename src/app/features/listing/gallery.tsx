import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { type Drawing, Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import { widePictureWidth } from '#contract/listing/picture.ts';
import { listingImagesPath } from '#contract/paths.ts';
import styles from './gallery.module.css';
import { photoAnchor, photoOfKey } from './photo-steps.ts';
import { lastPhotoOf, openPhotos } from './shown-photo.ts';
import { usePhotoAlt } from './use-photo-alt.ts';

/**
 * On a phone slightly less than the screen, so that a screen of 721 pixels uses the 720 photo, and never so much that
 * three device pixels to one need the photo for wide screens.
 */
const sizes = {
  first: '(min-width: 64em) 50vw, (min-width: 48em) 66vw, (min-width: 30em) 99vw, min(99vw, 320px)',
  others: '(min-width: 64em) 25vw, (min-width: 48em) 33vw, 99vw',
} as const;

export type GalleryProps = {
  readonly slug: string;
  readonly pictures: readonly PictureData[];
  readonly label: string;
  /** Overlaid on the photo, bottom left. */
  readonly note?: ReactNode;
  /** Shown if there is no photo, or none on this device. */
  readonly drawing?: Drawing | undefined;
};

/**
 * A car's photos, swiped by native scrolling, with thumbnails below; on wider screens the first ones beside each
 * other. Each links to the full-screen photos; without script everything here is a plain link.
 */
export function Gallery({ slug, pictures, label, note, drawing }: GalleryProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = pictures.length;
  const altOf = usePhotoAlt(label, pictures);

  function show(index: number): void {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  function follow(): void {
    const list = strip.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }

  function stepByKey(event: KeyboardEvent): void {
    const next = photoOfKey(event, current, total);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  // On return from the full-screen photos, scrolls to the last one shown.
  useLayoutEffect(() => {
    const list = strip.current;
    const index = lastPhotoOf(slug);
    if (list && index !== undefined) list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  }, [slug]);

  useEffect(() => {
    const thumb = thumbs.current?.children[current];
    if (!(thumb instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = thumb;
    thumbs.current?.scrollTo({ left: offsetLeft - (thumbs.current.clientWidth - offsetWidth) / 2 });
  }, [current]);

  if (total === 0) return <Picture picture={null} alt={label} sizes={sizes.first} standIn={drawing} />;
  const imagesPath = listingImagesPath(slug);
  return (
    <div>
      <section aria-label={t`Photos of ${label}`} className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          data-photos={Math.min(total, 5)}
          onScroll={follow}
          onKeyDown={stepByKey}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          {pictures.map((picture, index) => (
            <li key={picture.key} id={photoAnchor(index)} className={styles.slide}>
              {/* Not a tab stop: the badge below has the same link. */}
              <AppLink
                href={`${imagesPath}#${photoAnchor(index)}`}
                tabIndex={-1}
                draggable={false}
                onClick={() => openPhotos(slug, index)}
              >
                <Picture
                  picture={picture}
                  alt={altOf(index)}
                  sizes={index === 0 ? sizes.first : sizes.others}
                  most={index === 0 ? widePictureWidth : 960}
                  eager={index === 0}
                  standIn={drawing}
                />
              </AppLink>
            </li>
          ))}
        </ul>
        <div className={styles.note}>{note}</div>
        <AppLink
          href={`${imagesPath}#${photoAnchor(current)}`}
          className={styles.position}
          onClick={() => openPhotos(slug, current)}
        >
          <Badge tone="photo" icon={<Icon of="images" size={14} stroke={2.25} />}>
            <span className={styles.place}>
              {current + 1} / {total}
              <span className="visually-hidden">
                {' '}
                <Trans>See all photos</Trans>
              </span>
            </span>
            <span className={styles.all}>
              <Plural value={total} one="See # photo" other="See # photos" />
            </span>
          </Badge>
        </AppLink>
      </section>
      {total > 1 ? (
        <ul ref={thumbs} className={styles.thumbs}>
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture.key}>
                <a
                  href={`#${photoAnchor(index)}`}
                  className={styles.thumb}
                  aria-label={t`Show photo ${number}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    show(index);
                  }}
                >
                  <Picture picture={picture} alt="" most={320} />
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
