import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNear } from '#app/ui/hooks/use-near.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { FetchedRailProps } from './fetched-rail.tsx';
import styles from './lazy-rail.module.css';

const FetchedRail = lazyPart('browse', async () => {
  try {
    return (await import('./fetched-rail.tsx')).FetchedRail;
  } catch {
    return NoRail;
  }
});

/** Fallback if the code fails to load: the page stays as it is. */
function NoRail({ onFound }: FetchedRailProps) {
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(0), []);
  return null;
}

export type LazyRailProps = {
  /** The endpoint that returns the cars. */
  readonly from: 'similar' | 'crossSale';
  /** The reference car. */
  readonly id: number;
  readonly title: string;
  /** A link to the full list. */
  readonly href?: string;
  heart?(card: ListingCard): ReactNode;
};

/**
 * Cars similar to a given car. Space is reserved, the cars are fetched when it approaches the viewport, and
 * the section disappears if there are none.
 */
export function LazyRail({ from, id, title, href, heart }: LazyRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [isEmpty, setIsEmpty] = useState(false);
  const skeleton = <div className={styles.skeleton} aria-hidden="true" />;
  return (
    <div ref={place} hidden={isEmpty}>
      <Section title={title} {...(href === undefined ? {} : { href })}>
        {isNear ? (
          <Suspense fallback={skeleton}>
            <FetchedRail
              from={from}
              id={id}
              heart={heart}
              skeleton={skeleton}
              onFound={(count) => setIsEmpty(count === 0)}
            />
          </Suspense>
        ) : (
          skeleton
        )}
      </Section>
    </div>
  );
}
