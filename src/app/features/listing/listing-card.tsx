import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CarCard, type CarCardProps } from '#app/ui/car/car-card.tsx';
import facts from '#app/ui/car/car-facts.module.css';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingCard as Card } from '#contract/listing/listing.ts';
import { formatKilometers, formatNumber, formatPrice } from '#contract/money.ts';
import { listingTypeNames, transmissionNames } from '#contract/vehicles/card-words.ts';
import { AdDay } from './ad-day.tsx';
import { PriceBadge } from './listing-badges.tsx';
import styles from './listing-card.module.css';

export type ListingCardProps = CarCardProps & {
  readonly car: Card;
  /** The heading level in the page's outline. */
  readonly heading?: 'h2' | 'h3';
  /** Overlaid on the photo: marks the car as available offline. */
  readonly mark?: ReactNode;
};

/**
 * A car in a list: four rows below its photo, and what only some cars have after the three that all have, so that
 * those of cars beside each other are on one line (docs/product.md#card).
 */
export function ListingCard({ heading: Heading = 'h3', mark, ...card }: ListingCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { car } = card;
  const { imageCount: photos, instalment } = car;
  const { downPayment, months } = car.instalmentTerms ?? {};
  return (
    <CarCard
      {...card}
      isOver={car.status === 'sold'}
      onPhoto={
        <>
          {photos > 0 ? (
            <Badge
              tone="photo"
              className={styles.photoCount}
              icon={<Icon of="images" size={14} stroke={2.25} />}
            >
              <Trans>
                {formatNumber(photos, language)}
                <span className="visually-hidden"> photos</span>
              </Trans>
            </Badge>
          ) : null}
          {mark && <div className={styles.mark}>{mark}</div>}
        </>
      }
    >
      <div className={styles.priceLine}>
        <p className={texts.priceFigures}>{formatPrice(car.price, language)}</p>
        <PriceBadge card={car} />
      </div>
      <Heading className={styles.label}>{car.label}</Heading>
      <p className={facts.facts}>
        <span>{car.makeYear}</span>
        {car.kilometerDriven === null ? null : <span>{formatKilometers(car.kilometerDriven, language)}</span>}
        <span>{transmissionNames[car.transmission][language]}</span>
      </p>
      {instalment && months ? (
        <p
          className={classNames(texts.noteFigures, styles.instalment)}
        >{t`± ${formatPrice(instalment, language)} a month · ${downPayment}% down, ${months} mo`}</p>
      ) : null}
      <p className={styles.foot}>
        <span className={styles.place}>
          <Icon of="place" size={14} stroke={2.25} />
          {car.place}
          {car.kilometersAway ? ` · ± ${car.kilometersAway} km` : null}
        </span>
        <span className={styles.seller}>
          {`${listingTypeNames[car.listingType][language]} · `}
          <AdDay instant={car.publishedAt} />
        </span>
      </p>
    </CarCard>
  );
}
