import { useLingui } from '@lingui/react/macro';
import { Images, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ListingCard as Card } from '#contract/listing/listing.ts';
import { formatKilometers, formatNumber, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { listingTypeNames, transmissionNames } from '#contract/vehicles/vehicle.ts';
import { Age } from './age.tsx';
import { bodyDrawing } from './body-drawing.ts';
import { PriceBadge } from './listing-badges.tsx';
import styles from './listing-card.module.css';

export type ListingCardProps = {
  readonly card: Card;
  /** For the first cards in view: their photos are fetched first. */
  readonly eager?: boolean;
  readonly sizes?: string;
  /** Its level in the page's outline. */
  readonly heading?: 'h2' | 'h3';
  /** The favourite button. It is above the link, not in it. */
  readonly heart?: ReactNode;
  /** On the photo: that the car opens offline. */
  readonly mark?: ReactNode;
};

/** A car in a list: four rows below its photo, all of it one link (docs/product.md#card). */
export function ListingCard({
  card,
  eager = false,
  sizes,
  heading: Heading = 'h3',
  heart,
  mark,
}: ListingCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const photos = card.imageCount;
  return (
    <article className={styles.card} data-status={card.status === 'sold' ? card.status : undefined}>
      <AppLink href={listingPath(card.slug)} className={styles.link}>
        <div className={styles.photo}>
          <Picture
            picture={card.coverImage}
            alt=""
            eager={eager}
            // It has no photos, or none on this device.
            standIn={bodyDrawing(card.bodyType, card.color)}
            {...(sizes ? { sizes } : {})}
          />
          {photos > 0 ? (
            <Badge
              tone="photo"
              className={styles.photoCount}
              icon={<Icon of={Images} size={14} stroke={2.25} />}
            >
              <span aria-hidden="true">{formatNumber(photos, language)}</span>
              <span className="visually-hidden">{t`${photos} photos`}</span>
            </Badge>
          ) : null}
          {mark === undefined ? null : <div className={styles.mark}>{mark}</div>}
        </div>
        <div className={styles.body}>
          <div className={styles.priceLine}>
            <p className={styles.price}>{formatPrice(card.price, language)}</p>
            <PriceBadge card={card} />
          </div>
          <Heading className={styles.label}>{card.label}</Heading>
          <p className={styles.facts}>
            <span>{card.makeYear}</span>
            {card.kilometerDriven === null ? null : (
              <span>{formatKilometers(card.kilometerDriven, language)}</span>
            )}
            <span>{transmissionNames[card.transmission][language]}</span>
          </p>
          <p className={styles.foot}>
            <span className={styles.place}>
              <Icon of={MapPin} size={14} stroke={2.25} />
              {card.place}
            </span>
            <span className={styles.seller}>
              {listingTypeNames[card.listingType][language]} · <Age instant={card.publishedAt} />
            </span>
          </p>
        </div>
      </AppLink>
      {heart === undefined ? null : <div className={styles.heart}>{heart}</div>}
    </article>
  );
}
