import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import styles from './viewed-place.module.css';

const ViewedRail = optionalPart('browse', async () => (await import('./viewed-rail.tsx')).ViewedRail);

/**
 * Recently viewed cars, if this device knows any: their room is reserved
 * (src/app/data/device/reserve-returning.ts).
 */
export function ViewedPlace() {
  return (
    <div className={styles.place}>
      <WhenIdle>
        <ViewedRail />
      </WhenIdle>
    </div>
  );
}
