import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { type Drawing, Picture } from '#app/ui/picture.tsx';
import { photoViewNames, photoViewOf } from '#contract/listing/photo-view.ts';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import { widePictureWidth } from '#contract/listing/picture.ts';
import { listingPath } from '#contract/paths.ts';
import { photoAnchor, photoOfHash, photoOfKey } from './photo-steps.ts';
import styles from './photo-viewer.module.css';
import { lastPhotoOf, rememberPhoto } from './shown-photo.ts';
import { usePhotoAlt } from './use-photo-alt.ts';
import { watchZoom, type ZoomedPhoto } from './zoom-gestures.ts';

const zoomStep = 1.6;

export type PhotoViewerProps = {
  readonly slug: string;
  readonly label: string;
  readonly pictures: readonly PictureData[];
  /** Shown if there is no photo. */
  readonly drawing: Drawing | undefined;
  /** The page's title. */
  readonly heading: ReactNode;
  /** Closes by going back if the car's page is the previous entry. */
  onClose(event: MouseEvent | KeyboardEvent): void;
};

/**
 * All photos of a car, full screen: swiped by native scrolling, zoomed by pinch, double tap, wheel and keys.
 * Without script they are in one column.
 */
export function PhotoViewer({ slug, label, pictures, drawing, heading, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const zoom = useRef<ZoomedPhoto>(undefined);
  const [current, setCurrent] = useState(0);
  const [scale, setScale] = useState(1);
  const total = pictures.length;
  const number = current + 1;
  const altOf = usePhotoAlt(label, pictures);

  function show(index: number): void {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  function follow(): void {
    const list = strip.current;
    if (!list || list.clientWidth === 0) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    if (index === current) return;
    setCurrent(index);
    rememberPhoto(slug, index);
  }

  useLayoutEffect(() => {
    const index = photoOfHash(location.hash, total) ?? lastPhotoOf(slug);
    const list = strip.current;
    if (list && index !== undefined) list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  }, [slug, total]);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const photoOnScreen = () =>
      list.children[Math.round(list.scrollLeft / list.clientWidth)]?.querySelector('img') ?? null;
    const watched = watchZoom(list, photoOnScreen, setScale);
    zoom.current = watched;
    return watched.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo begins unenlarged
  useEffect(() => zoom.current?.reset(), [current]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = photoOfKey(event, current, total);
    if (event.key === 'Escape') onClose(event);
    else if (event.key === '+' || event.key === '=') zoom.current?.step(zoomStep);
    else if (event.key === '-') zoom.current?.step(1 / zoomStep);
    else if (event.key === '0') zoom.current?.reset();
    else if (next === undefined) return;
    else show(next);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <div className={styles.viewer} data-zoomed={scale > 1 ? '' : undefined}>
      <div className={styles.bar}>
        <AppLink
          href={listingPath(slug)}
          className={styles.button}
          aria-label={t`Close photos`}
          onClick={onClose}
        >
          <Icon of={X} size={24} />
        </AppLink>
        {heading}
        <p role="status" className={classNames(patterns.scripted, styles.position)}>
          <span className="visually-hidden">
            <Trans>Photo</Trans>{' '}
          </span>
          {Math.min(number, total)} / {total}
        </p>
        <div className={classNames(patterns.scripted, styles.zoom)}>
          <IconButton
            className={styles.button}
            label={t`Zoom out`}
            disabled={scale === 1}
            icon={<Icon of={ZoomOut} size={24} />}
            onClick={() => zoom.current?.step(1 / zoomStep)}
          />
          <IconButton
            className={styles.button}
            label={t`Zoom in`}
            icon={<Icon of={ZoomIn} size={24} />}
            onClick={() => zoom.current?.step(zoomStep)}
          />
        </div>
      </div>
      <section className={styles.stage} aria-label={t`Photos of ${label}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0}>
          {total === 0 ? (
            <li className={styles.slide}>
              <Picture picture={null} alt={label} standIn={drawing} className={styles.figure} />
            </li>
          ) : null}
          {pictures.map((picture, index) => {
            const view = photoViewOf(picture);
            return (
              <li key={picture.key} id={photoAnchor(index)} className={styles.slide}>
                <figure className={styles.figure}>
                  <Picture
                    picture={picture}
                    alt={altOf(index)}
                    sizes="(min-width: 48em) min(100vw, 160vh), min(100vw, 320px)"
                    most={widePictureWidth}
                    eager={index === 0}
                    className={styles.photo}
                  />
                  {view === undefined ? null : (
                    <figcaption className={styles.caption}>{photoViewNames[view][language]}</figcaption>
                  )}
                </figure>
              </li>
            );
          })}
        </ul>
      </section>
      {total > 1 ? (
        <div className={styles.steps}>
          <IconButton
            className={styles.button}
            label={t`Previous photo`}
            disabled={current === 0}
            icon={<Icon of={ChevronLeft} size={24} />}
            onClick={() => show(current - 1)}
          />
          <IconButton
            className={styles.button}
            label={t`Next photo`}
            disabled={number === total}
            icon={<Icon of={ChevronRight} size={24} />}
            onClick={() => show(number)}
          />
        </div>
      ) : null}
    </div>
  );
}
