import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type AwaitedCar, awaitCar, useAwaitedCars } from './awaited-cars.ts';

/** Asks to be told when a car that is not on this device can be opened. */
export function AwaitCar({ car }: { readonly car: AwaitedCar }) {
  const isAwaited = useAwaitedCars().some(({ slug }) => slug === car.slug);
  return (
    <Button
      variant="secondary"
      isWide
      icon={<Icon of={BellRing} />}
      aria-pressed={isAwaited}
      onClick={() => awaitCar(car, !isAwaited)}
    >
      {isAwaited ? (
        <Trans>We tell you in Lajur when it is there</Trans>
      ) : (
        <Trans>Tell me when it is there</Trans>
      )}
    </Button>
  );
}
