import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { Safety } from '#app/features/home/safety.tsx';
import { Button } from '#app/ui/button.tsx';
import { useNear } from '#app/ui/hooks/use-near.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Section } from '#app/ui/section.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './home-later.module.css';

const NewModelRail = optionalPart(
  'vehicles',
  async () => (await import('#app/features/new-vehicles/new-model-rail.tsx')).NewModelRail,
);

const CarMap = lazyPart('places', async () => (await import('#app/forms/places/car-map.tsx')).CarMap);

/** The map is large, so it is fetched when it is asked for. */
function CarsOnMap() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Section title={t`Where are they?`} note={<Trans>Cars on offer by province and city</Trans>}>
      {isShown ? (
        <Suspense fallback={<Skeleton height="220px" radius="12px" />}>
          <CarMap hrefOf={usedCarsPath} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          className={patterns.scripted}
          onPointerDown={() => void CarMap.preload()}
          onClick={() => setIsShown(true)}
        >
          <Trans>Show the map</Trans>
        </Button>
      )}
    </Section>
  );
}

/**
 * The lower sections of the home page. New models are loaded into reserved space when they approach the
 * viewport.
 */
export function HomeLater() {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <>
      <Section title={t`New vehicles`} href={newVehiclesPath('mobil')}>
        <VehicleKinds pathOf={newVehiclesPath} />
        <div ref={place} className={styles.rail}>
          {isNear ? (
            <Suspense fallback={null}>
              <NewModelRail />
            </Suspense>
          ) : null}
        </div>
      </Section>
      <CarsOnMap />
      <Safety />
    </>
  );
}
