import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import styles from './rail-card.module.css';

/** The fields of a car that a rail needs; a stored card is enough. */
export type RailCar = Pick<
  ListingCard,
  'id' | 'slug' | 'label' | 'price' | 'makeYear' | 'kilometerDriven' | 'coverImage'
>;

export type RailCardProps = {
  readonly car: RailCar;
  /** Its earlier price, where it has become cheaper. */
  readonly oldPrice?: number | undefined;
  /** The favourite button. It is above the link, not in it. */
  readonly heart?: ReactNode;
};

/** A car in a rail: 212 px wide, without badge and place (docs/product.md#card). */
export function RailCard({ car, oldPrice, heart }: RailCardProps) {
  const language = useLanguage();
  return (
    <article className={styles.card}>
      <AppLink href={listingPath(car.slug)} className={styles.link}>
        <Picture picture={car.coverImage} alt="" sizes="212px" />
        <div className={styles.body}>
          <p className={styles.price}>
            {formatPrice(car.price, language)}
            {oldPrice === undefined ? null : (
              <span className={styles.oldPrice}>
                <span className="visually-hidden">
                  <Trans>Before:</Trans>{' '}
                </span>
                <s>{formatPrice(oldPrice, language).replace('Rp ', '')}</s>
              </span>
            )}
          </p>
          <h3 className={styles.label}>{car.label}</h3>
          <p className={styles.facts}>
            <span>{car.makeYear}</span>
            {car.kilometerDriven === null ? null : (
              <span>{formatKilometers(car.kilometerDriven, language)}</span>
            )}
          </p>
        </div>
      </AppLink>
      {heart === undefined ? null : <div className={styles.heart}>{heart}</div>}
    </article>
  );
}
