import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Where the code cannot be had, the page goes on without these cars. */
function NoRail({ onFound }: FetchedRailProps) {
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(0), []);
  return null;
}

/** How far below the screen's edge a rail begins to be fetched. */
const fetchAhead = '600px';

export type LazyRailProps = {
  /** The endpoint that chooses the cars. */
  readonly from: 'similar' | 'crossSale';
  /** The car they are chosen for. */
  readonly id: number;
  readonly title: string;
  /** Where all of them are. */
  readonly href?: string;
  heart?(card: ListingCard): ReactNode;
};

/**
 * Cars that go with a car. Their place is kept; they are fetched when it comes near, and the whole
 * section goes if there are none.
 */
export function LazyRail({ from, id, title, href, heart }: LazyRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'near' | 'nothing'>('waiting');

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setState('near');
      },
      { rootMargin: `${fetchAhead} 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  const skeleton = <div className={styles.skeleton} aria-hidden="true" />;
  return (
    <div ref={place} hidden={state === 'nothing'}>
      <Section title={title} {...(href === undefined ? {} : { href })}>
        {state === 'waiting' ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <FetchedRail
              from={from}
              id={id}
              heart={heart}
              skeleton={skeleton}
              onFound={(count) => setState(count === 0 ? 'nothing' : 'near')}
            />
          </Suspense>
        )}
      </Section>
    </div>
  );
}
