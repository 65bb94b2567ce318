import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './featured-rail.module.css';

/** Distance below the viewport at which it starts to load. */
const ahead = '900px';

export type FeaturedRailProps = {
  readonly query: QueryOf<'featured'>;
  /** Whether it was loaded when the user left, so that it is shown again immediately. */
  readonly isKnown: boolean;
  onShown(): void;
  renderCards(cards: readonly ListingCard[]): ReactNode;
};

/**
 * Featured cars of the selection in a separate rail: they never change the list's order. It loads when it
 * approaches the viewport, and not at all once that point has been passed, to avoid layout shifts.
 */
export function FeaturedRail({ query, isKnown, onShown, renderCards }: FeaturedRailProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(isKnown);
  const { data } = useApi('featured', isNear ? query : undefined);
  const [isShown, setIsShown] = useState(isKnown);
  const shown = useEffectEvent(onShown);

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (isShown || !data || data.items.length === 0 || !place.current) return;
    if (place.current.getBoundingClientRect().top < innerHeight) return;
    setIsShown(true);
    shown();
  }, [data, isShown]);

  const items = isShown ? (data?.items ?? []) : [];
  return (
    <section ref={place} className={styles.rail}>
      {items.length > 0 ? (
        <>
          <h2 className={styles.title}>
            <Trans>Featured</Trans>
          </h2>
          {renderCards(items)}
        </>
      ) : null}
    </section>
  );
}
