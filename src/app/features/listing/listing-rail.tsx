import type { ReactNode } from 'react';
import { BarredRail } from '#app/ui/barred-rail.tsx';
import { type RailCar, RailCard } from '#app/ui/car/rail-card.tsx';

export type ListingRailProps<Car extends RailCar> = {
  readonly cars: readonly Car[];
  heart?(car: Car): ReactNode;
};

/** A rail of cars related to a page's subject. */
export function ListingRail<Car extends RailCar>({ cars, heart }: ListingRailProps<Car>) {
  return (
    <BarredRail>
      {cars.map((car) => (
        <li key={car.id}>
          <RailCard car={car} sizes="212px" buttons={heart?.(car)} />
        </li>
      ))}
    </BarredRail>
  );
}
