import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { Safety } from '#app/features/home/safety.tsx';
import { useNear } from '#app/ui/hooks/use-near.ts';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { Section } from '#app/ui/section.tsx';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './home-later.module.css';

const NewModelRail = optionalPart(
  'vehicles',
  async () => (await import('#app/features/new-vehicles/new-model-rail.tsx')).NewModelRail,
);

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
      <Safety />
    </>
  );
}
