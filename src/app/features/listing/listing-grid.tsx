import type { ReactNode } from 'react';
import { useDeviceHolds } from '#app/data/device/use-device-holds.ts';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import type { ListingCard as Card } from '#contract/listing/listing.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

type Props = {
  readonly cards: readonly Card[];
  /** Number of photos at the start that load eagerly. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  /** On a card's photo: its heart, and its place in the comparison. */
  buttons?(card: Card): ReactNode;
  /** Marks a card's photo as available offline. */
  mark?(card: Card): ReactNode;
};

/** A grid of cars: one column on a phone, up to four on wide screens. */
export function ListingGrid({ cards, eager = 0, heading = 'h3', buttons, mark }: Props) {
  // A device with favourites or a comparison hydrates the cards so that their buttons show it.
  const isPersonal = useDeviceHolds(['favourites', 'compared']);

  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <HydrateOnTouch key={card.id} id={`car-${card.id}`} as="li" of={card} isEager={isPersonal}>
          <ListingCard
            car={card}
            eager={index < eager}
            heading={heading}
            sizes="(min-width: 40em) 400px, 100vw"
            buttons={buttons?.(card)}
            mark={mark?.(card)}
          />
        </HydrateOnTouch>
      ))}
    </ul>
  );
}
