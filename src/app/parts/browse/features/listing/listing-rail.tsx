import type { ReactNode } from 'react';
import styles from './listing-rail.module.css';
import { type RailCar, RailCard } from './rail-card.tsx';

export type ListingRailProps<Car extends RailCar> = {
  readonly cars: readonly Car[];
  heart?(car: Car): ReactNode;
};

/** Cars side by side, running off the right edge as a hint to swipe. */
export function ListingRail<Car extends RailCar>({ cars, heart }: ListingRailProps<Car>) {
  return (
    <ul className={styles.rail}>
      {cars.map((car) => (
        <li key={car.id} className={styles.item}>
          <RailCard car={car} heart={heart?.(car)} />
        </li>
      ))}
    </ul>
  );
}
