import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { LocatedCityProps } from './located-city.tsx';

const LocatedCity = lazyPart('places', async () => (await import('./located-city.tsx')).LocatedCity);

/** Chooses the city nearest to this device, whose position is asked for when this is pressed. */
export function NearMe({ onFound }: LocatedCityProps) {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button
        variant="secondary"
        size="dense"
        icon={<Icon of="place" />}
        onPointerDown={() => void LocatedCity.preload()}
        onClick={() => setAsked(asked + 1)}
      >
        <Trans>Near me</Trans>
      </Button>
      {asked > 0 ? (
        <Suspense fallback={null}>
          <LocatedCity key={asked} onFound={onFound} />
        </Suspense>
      ) : null}
    </>
  );
}
