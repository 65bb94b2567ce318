import type { ReactNode } from 'react';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { listingPath } from '#contract/paths.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import styles from './payments.module.css';

type Props = {
  /** Null where the listing is gone; its name is kept with the order. */
  readonly listing: OrderView['listing'];
  readonly name: string;
  readonly children?: ReactNode;
};

/** The car of a booking, with what is said of it. */
export function BookedCar({ listing, name, children }: Props) {
  const isPublic = listing !== null && ['live', 'reserved', 'sold'].includes(listing.status);
  return (
    <div className={styles.car}>
      {listing === null ? (
        <span className={styles.picture} />
      ) : (
        <CarPicture car={listing} most={320} className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={classNames(texts.title, styles.name)}>
          {isPublic ? <AppLink href={listingPath(listing.slug)}>{name}</AppLink> : name}
        </h2>
        {children}
      </div>
    </div>
  );
}
