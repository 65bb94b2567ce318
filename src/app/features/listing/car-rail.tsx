import type { ReactNode } from 'react';
import { useDeviceHolds } from '#app/data/device/use-device-holds.ts';
import { type RailCar, RailCard } from '#app/ui/car/rail-card.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { Rail } from '#app/ui/rail.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './car-rail.module.css';

type Props = {
  /** Unique on the page. */
  readonly id: string;
  readonly cars: readonly (ListingCard & Pick<RailCar, 'belowMedian'>)[];
  /** Whether the first photo is in the initial viewport. */
  readonly isInView?: boolean;
  heart(car: ListingCard): ReactNode;
};

/** Cars on the home page: a scrolling row on a phone, four columns on wide screens. */
export function CarRail({ id, cars, isInView = false, heart }: Props) {
  // A device with favourites hydrates the cards so that their hearts are filled.
  const isPersonal = useDeviceHolds(['favourites']);
  return (
    <HydrateOnTouch id={id} of={cars} isEager={isPersonal}>
      <Rail className={styles.rail}>
        {cars.map((car, index) => (
          <li key={car.id}>
            <RailCard
              car={car}
              place={car.place}
              eager={isInView && index === 0}
              sizes="(min-width: 64em) 320px, 220px"
              buttons={heart(car)}
            />
          </li>
        ))}
      </Rail>
    </HydrateOnTouch>
  );
}
