import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { PageMeta } from '#contract/api/envelope.ts';
import { formatNumber } from '#contract/money.ts';
import { lastPageShown } from './list-memory.ts';
import styles from './more-cars.module.css';

/** Number of pages loaded automatically; then a button is shown, so that the footer can be reached. */
const ownPages = 3;
/** Distance below the viewport at which the end of the list loads the next page. */
const ahead = '1200px';

type Props = {
  readonly query: QueryOf<'listings'>;
  /** Metadata of the last page shown. */
  readonly meta: PageMeta;
  /** Number of pages added so far. */
  readonly grownPages: number;
  readonly shownCars: number;
  onPage(page: DataOf<'listings'>): void;
};

/** Loads the next page when the end of the list approaches the viewport, or on request. */
export function MoreCars({ query, meta, grownPages, shownCars, onPage }: Props) {
  const language = useLanguage();
  const next = meta.currentPage + 1;
  /** The requested page; requested again after a failure. */
  const [wanted, setWanted] = useState<number>();
  const isWanted = wanted === next;
  const { data, isLoading } = useApi('listings', isWanted ? { ...query, page: String(next) } : undefined);
  const add = useEffectEvent(onPage);
  useEffect(() => {
    if (data && isWanted) add(data);
  }, [data, isWanted]);

  const isAsking = isWanted && isLoading;
  const [hasFailed, setHasFailed] = useState(false);
  const [wasAsking, setWasAsking] = useState(false);
  if (isAsking !== wasAsking) {
    setWasAsking(isAsking);
    // Once it has loaded, this refers to the page after it.
    if (wasAsking && isWanted && data === undefined) setHasFailed(true);
  }

  // Opened again by a new document: the list gets its former length.
  const [former] = useState(lastPageShown);
  useEffect(() => {
    if (next <= former && !hasFailed) setWanted(next);
  }, [next, former, hasFailed]);

  const end = useRef<HTMLDivElement>(null);
  const comesByItself = grownPages < ownPages && !hasFailed;
  useEffect(() => {
    if (!comesByItself || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(next),
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [comesByItself, next]);

  function ask(): void {
    setHasFailed(false);
    // After a failure only a new request counts.
    if (isWanted) setWanted(undefined);
    setTimeout(() => setWanted(next));
  }

  const total = formatNumber(meta.totalCount, language);
  const shown = formatNumber(shownCars, language);
  return (
    <div ref={end} className={styles.more} data-grows aria-busy={isAsking}>
      {comesByItself || isAsking ? (
        <Skeleton height="100%" radius="12px" />
      ) : (
        <Button variant="secondary" onClick={ask}>
          {hasFailed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
        </Button>
      )}
      <output className="visually-hidden">
        {grownPages > 0 ? (
          <Trans>
            {shown} of {total} cars shown
          </Trans>
        ) : null}
      </output>
    </div>
  );
}
