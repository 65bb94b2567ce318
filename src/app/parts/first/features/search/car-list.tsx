import { type ReactNode, useEffect, useState } from 'react';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './car-list.module.css';
import { type GrownList, recallList, rememberList, ungrown } from './list-memory.ts';
import { Pagination } from './pagination.tsx';

const MoreCars = optionalPart(
  'browse',
  async () => (await import('#app/parts/browse/features/search/more-cars.tsx')).MoreCars,
);

/** Whole rows in every number of columns; the rail stands behind them. */
const cardsBeforeRail = 12;

type Props = {
  /** The page that the address names. */
  readonly first: DataOf<'listings'>;
  /** What that page was asked for by. */
  readonly query: QueryOf<'listings'>;
  hrefOfPage(page: number): string;
  renderCards(cards: readonly ListingCard[], isFirst: boolean): ReactNode;
  /** A rail of its own between the cars; it says when there is something in it. */
  rail?(isKnown: boolean, onShown: () => void): ReactNode;
};

/** Each car once: while one reads, cars move from page to page. */
function distinct(cards: readonly ListingCard[]): readonly ListingCard[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The cars of a list, more of them as one scrolls, and links to the pages below. Coming back from a car it is as long as
 * it was.
 */
export function CarList({ first, query, hrefOfPage, renderCards, rail }: Props) {
  const [grown, setGrown] = useState<GrownList>(recallList);

  useEffect(() => {
    if (grown !== ungrown) rememberList(grown);
  }, [grown]);
  const addPage = (page: GrownList['pages'][number]) =>
    setGrown((before) => ({ ...before, pages: [...before.pages, page] }));

  const cards = distinct([first, ...grown.pages].flatMap(({ items }) => items));
  const meta = grown.pages.at(-1)?._meta ?? first._meta;
  return (
    <>
      {renderCards(cards.slice(0, cardsBeforeRail), true)}
      <div className={styles.rail}>
        <WhenIdle>
          {rail?.(grown.hasRail, () => setGrown((before) => ({ ...before, hasRail: true })))}
        </WhenIdle>
      </div>
      {cards.length > cardsBeforeRail ? renderCards(cards.slice(cardsBeforeRail), false) : null}
      {meta.currentPage < meta.pageCount ? (
        <WhenIdle>
          <MoreCars
            query={query}
            meta={meta}
            grownPages={grown.pages.length}
            shownCars={cards.length}
            onPage={addPage}
          />
        </WhenIdle>
      ) : null}
      <HydrateOnTouch id="pages" of={meta}>
        <Pagination firstPage={first._meta.currentPage} meta={meta} hrefOf={hrefOfPage} />
      </HydrateOnTouch>
    </>
  );
}
