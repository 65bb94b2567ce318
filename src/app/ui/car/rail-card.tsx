import { Trans } from '@lingui/react/macro';
import { TrendingDown } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { CarCard, type CarCardProps } from './car-card.tsx';
import styles from './rail-card.module.css';
import { shortFacts } from './short-facts.ts';

/** The fields of a car that a rail needs; a stored card is sufficient. */
export type RailCar = CarCardProps['car'] &
  Pick<ListingCard, 'id' | 'label' | 'price' | 'makeYear' | 'kilometerDriven'> & {
    /** Amount below the median of similar cars, in rupiah. */
    readonly belowMedian?: number;
  };

type Props = CarCardProps & {
  readonly car: RailCar;
  /** Shown if the cars are in several places. */
  readonly place?: string;
  /** Shown after the price. */
  readonly oldPrice?: ReactNode;
  /** Shown below everything else. */
  readonly children?: ReactNode;
};

/** A car in a rail (docs/product.md#card). */
export function RailCard({ place, oldPrice, children, ...card }: Props) {
  const language = useLanguage();
  const { label, price, belowMedian } = card.car;
  const amount = formatPrice(belowMedian ?? 0, language);
  return (
    <CarCard
      {...card}
      className={styles.card}
      onPhoto={
        belowMedian && (
          <Badge
            tone="green"
            className={styles.badge}
            icon={<Icon of={TrendingDown} size={14} stroke={2.25} />}
          >
            <Trans>{amount} below</Trans>
          </Badge>
        )
      }
    >
      <p className={styles.price}>
        {formatPrice(price, language)}
        {oldPrice}
      </p>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.facts}>{shortFacts(card.car, language, place)}</p>
      {children}
    </CarCard>
  );
}
