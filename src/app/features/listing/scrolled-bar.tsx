import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import layouts from '#app/ui/layouts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './scrolled-bar.module.css';
import { type SectionName, sectionIds, sectionNames } from './section-ids.ts';
import { SectionTabs } from './section-tabs.tsx';

type Props = {
  readonly listing: ListingDetail;
  /** Actions that are overlaid on the photo while it is visible: share, favourite. */
  readonly actions: ReactNode;
};

/** Where a section is being read: between the bar and the middle of the screen. */
const readingPlace = '-80px 0px -55% 0px';

/**
 * The top bar once a car's photo has been scrolled out of view: on a phone its price and name beside the header's back
 * button, on a wide screen the sections of the page. Rendered inside the photo's container.
 */
export function ScrolledBar({ listing, actions }: Props) {
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [current, setCurrent] = useState<SectionName>('facts');

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

  useEffect(() => {
    if (!isShown) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const name = sectionNames.find((each) => sectionIds[each] === read);
        if (name !== undefined) setCurrent(name);
      },
      { rootMargin: readingPlace },
    );
    for (const name of sectionNames) {
      const section = document.getElementById(sectionIds[name]);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [isShown]);

  return (
    <>
      <span ref={place} hidden />
      {isShown ? (
        <div className={styles.bar} data-scrolled-bar>
          <SectionTabs isCopy listing={listing} current={current} className={styles.tabs} />
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
