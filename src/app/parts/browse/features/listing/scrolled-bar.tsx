import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './scrolled-bar.module.css';

type Props = {
  readonly listing: ListingDetail;
  /** What is on the photo while that is in view: share, favourite. */
  readonly actions: ReactNode;
};

/**
 * A phone's bar at the top once a car's photo, which this is put into, is scrolled out of view. The back button in it
 * is the header's own.
 */
export function ScrolledBar({ listing, actions }: Props) {
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const photo = place.current?.parentElement;
    const screen = photo?.closest('[data-under-header]');
    if (!photo || !screen) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isGone = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setIsShown(isGone);
      // The back button stands on the bar and not on the photo.
      screen.toggleAttribute('data-scrolled', isGone);
    });
    observer.observe(photo);
    return () => {
      observer.disconnect();
      screen.removeAttribute('data-scrolled');
    };
  }, []);

  return (
    <>
      <span ref={place} hidden />
      {isShown ? (
        <div className={styles.bar} data-scrolled-bar>
          <p className={styles.words} aria-hidden="true">
            <strong className={styles.price}>{formatPrice(listing.price, language)}</strong>
            <span className={styles.label}>{listing.label}</span>
          </p>
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </>
  );
}
