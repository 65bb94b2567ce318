import { Plural, Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { History } from 'lucide';
import { openDevice } from '#app/data/device/device.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { viewedPath } from '#contract/paths.ts';
import { countViewed, listViewed } from '#offline/viewed/viewed-cars.ts';

async function readViewed() {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const [count, [last]] = await Promise.all([countViewed(opened.database), listViewed(opened.database, 1)]);
  return last && { count, last: last.card };
}

/** How many cars were viewed on this device, and the latest; reads the database. */
export function LastViewed() {
  const viewed = useLiveQuery(readViewed);
  if (!viewed) return null;
  const { count, last } = viewed;
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
