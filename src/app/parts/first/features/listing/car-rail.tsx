import { Trans } from '@lingui/react/macro';
import { TrendingDown } from 'lucide';
import type { ReactNode } from 'react';
import { useDeviceHolds } from '#app/data/device/use-device-holds.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Bargain, ListingCard } from '#contract/listing/listing.ts';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import styles from './car-rail.module.css';

type Car = ListingCard & Partial<Pick<Bargain, 'belowMedian'>>;
type Props = {
  /** Unique in the page. */
  readonly id: string;
  readonly cars: readonly Car[];
  /** The first photo is in the first view. */
  readonly isInView?: boolean;
  heart(car: ListingCard): ReactNode;
};

/** Cars of the home page: a row that runs off a phone's edge, four across on wide screens. */
export function CarRail({ id, cars, isInView = false, heart }: Props) {
  // Hearts of a device that keeps favourites are shown as they are.
  const isPersonal = useDeviceHolds(['favourites']);
  return (
    <HydrateOnTouch id={id} of={cars} isPersonal={isPersonal}>
      <ul className={styles.rail}>
        {cars.map((car, place) => (
          <li key={car.id}>
            <RailCar car={car} isEager={isInView && place === 0} heart={heart(car)} />
          </li>
        ))}
      </ul>
    </HydrateOnTouch>
  );
}

type CarProps = { readonly car: Car; readonly isEager: boolean; readonly heart: ReactNode };

function RailCar({ car, isEager, heart }: CarProps) {
  const language = useLanguage();
  const amount = formatPrice(car.belowMedian ?? 0, language);
  return (
    <article className={styles.card}>
      <AppLink href={listingPath(car.slug)} className={styles.link}>
        <div className={styles.photo}>
          <Picture picture={car.coverImage} alt="" eager={isEager} sizes="(min-width: 64em) 320px, 220px" />
          {car.belowMedian === undefined ? null : (
            <Badge
              tone="green"
              className={styles.badge}
              icon={<Icon of={TrendingDown} size={14} stroke={2.25} />}
            >
              <Trans>{amount} below</Trans>
            </Badge>
          )}
        </div>
        <div className={styles.body}>
          <p className={styles.price}>{formatPrice(car.price, language)}</p>
          <h3 className={styles.label}>{car.label}</h3>
          <p className={styles.facts}>
            {[
              car.makeYear,
              ...(car.kilometerDriven === null ? [] : [formatKilometers(car.kilometerDriven, language)]),
              car.place,
            ].join(' · ')}
          </p>
        </div>
      </AppLink>
      <div className={styles.heart}>{heart}</div>
    </article>
  );
}
