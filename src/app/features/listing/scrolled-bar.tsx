import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './scrolled-bar.module.css';

type Props = {
  readonly listing: ListingDetail;
  /** Actions that are overlaid on the photo while it is visible: share, favourite. */
  readonly actions: ReactNode;
};

/**
 * A phone's top bar once a car's photo has been scrolled out of view. Rendered inside the photo's container;
 * the back button is the header's own.
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
      // Tells the header's styles that the back button is on the bar rather than on the photo.
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
        <div className={classNames(patterns.belowWide, styles.bar)} data-scrolled-bar>
          <p className={layouts.fillGrid} aria-hidden="true">
            <strong className={styles.price}>{formatPrice(listing.price, language)}</strong>
            <span className={styles.label}>{listing.label}</span>
          </p>
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </>
  );
}
