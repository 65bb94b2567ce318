import { type ReactNode, useEffect, useState } from 'react';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './car-list.module.css';
import { type GrownList, recallList, rememberList, ungrown } from './list-memory.ts';
import { Pagination } from './pagination.tsx';

const MoreCars = optionalPart('browse', async () => (await import('./more-cars.tsx')).MoreCars);

/** A multiple of every number of columns, so that the rail follows a full row. */
const cardsBeforeRail = 12;

type Props = {
  /** The page given in the address. */
  readonly first: DataOf<'listings'>;
  /** The query of that page. */
  readonly query: QueryOf<'listings'>;
  hrefOfPage(page: number): string;
  renderCards(cards: readonly ListingCard[], isFirst: boolean): ReactNode;
  /** A rail between the cars; it reports whether it has any. */
  rail?(isKnown: boolean, onShown: () => void): ReactNode;
};

/** Removes duplicates: cars move from page to page while the list is being read. */
function distinct(cards: readonly ListingCard[]): readonly ListingCard[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The cars of a list, with further pages loaded on scrolling, and links to neighbouring pages. On return from
 * a car it has its former length.
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
