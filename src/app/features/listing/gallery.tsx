import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#contract/picture.schema.ts';
import styles from './gallery.module.css';

const sizes = '(min-width: 62em) 60vw, 100vw';

/** A car's photos, swiped sideways by the browser's own scrolling, with thumbnails below. */
export function Gallery({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = pictures.length;
  if (total === 0) return <Picture picture={null} alt={label} sizes={sizes} />;

  function follow(): void {
    const list = strip.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }

  function show(index: number): void {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  }

  return (
    <div>
      <section aria-label={t`Photos of ${label}`} className={styles.frame}>
        {/* Scrolled by the keyboard too, so it takes the focus. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0}>
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture.key} className={styles.slide}>
                <Picture
                  picture={picture}
                  alt={t`${label}, photo ${number} of ${total}`}
                  sizes={sizes}
                  eager={index === 0}
                />
              </li>
            );
          })}
        </ul>
        <p className={styles.position} aria-hidden="true">
          {current + 1} / {total}
        </p>
      </section>
      {total > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture.key}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={t`Show photo ${number}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                >
                  <Picture picture={picture} alt="" sizes="72px" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
