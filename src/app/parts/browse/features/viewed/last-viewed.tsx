import { Plural, Trans } from '@lingui/react/macro';
import { History } from 'lucide';
import { useDevice } from '#app/data/device/use-device.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { viewedPath } from '#contract/paths.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { countViewed, listViewed } from '#offline/viewed/viewed-cars.ts';

async function readViewed(database: DeviceDatabase) {
  const [count, [last]] = await Promise.all([countViewed(database), listViewed(database, 1)]);
  return last && { count, last: last.card };
}

/** The number of cars viewed on this device, and the latest one; reads the database. */
export function LastViewed() {
  const viewed = useDevice(readViewed);
  if (viewed.kind !== 'known' || !viewed.value) return null;
  const { count, last } = viewed.value;
  return (
    <StepLink
      href={viewedPath}
      icon={<Icon of={History} />}
      title={<Plural value={count} one="# car you have viewed" other="# cars you have viewed" />}
      note={
        <Trans>
          Last: {last.label} {last.makeYear}
        </Trans>
      }
    />
  );
}
