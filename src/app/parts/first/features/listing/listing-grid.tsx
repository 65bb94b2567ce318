import type { ReactNode } from 'react';
import type { ListingCard as Card } from '#contract/listing/listing.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

type Props = {
  readonly cards: readonly Card[];
  /** How many of the first photos are wanted at once. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  heart?(card: Card): ReactNode;
  /** On a card's photo: that it opens without a connection. */
  mark?(card: Card): ReactNode;
};

/** Cars one below the other on a phone, up to four across. */
export function ListingGrid({ cards, eager = 0, heading = 'h3', heart, mark }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListingCard
            card={card}
            eager={index < eager}
            heading={heading}
            sizes="(min-width: 75em) 320px, (min-width: 62em) 33vw, (min-width: 40em) 50vw, 100vw"
            heart={heart?.(card)}
            mark={mark?.(card)}
          />
        </li>
      ))}
    </ul>
  );
}
