import { Trans } from '@lingui/react/macro';
import { HardDrive, TriangleAlert } from 'lucide';
import useSWR from 'swr';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { StorageRoom } from '#offline/device/device-storage.ts';
import styles from './storage-meter.module.css';

/** Above this usage there may be no room for more photos. */
const isTight = ({ used, quota }: StorageRoom) => used > quota * 0.9 || quota - used < 50e6;

const readRoom = async () => (await import('#offline/device/device-storage.ts')).storageEstimate();

/** Free storage on the device, if the browser reports it. */
export function StorageMeter() {
  const language = useLanguage();
  const { data: room } = useSWR('storage room', readRoom, { revalidateIfStale: true });
  if (room === undefined || room.quota === 0) return null;
  const size = (bytes: number) =>
    bytes < 1e9
      ? `${formatNumber(bytes / 1e6, language, bytes < 1e7 ? 1 : 0)} MB`
      : `${formatNumber(bytes / 1e9, language, 1)} GB`;
  const used = size(room.used);
  const left = size(Math.max(0, room.quota - room.used));
  const tight = isTight(room);
  return (
    <div className={styles.meter} data-tight={tight ? '' : undefined}>
      <p className={layouts.row8}>
        <Icon of={tight ? TriangleAlert : HardDrive} size={18} />
        <span>
          <Trans>
            Lajur uses {used} on this device; there is room for {left} more.
          </Trans>{' '}
          {tight ? (
            <Trans>Delete what you no longer need before taking more photos. Nothing saved is lost.</Trans>
          ) : null}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, Math.max(1, (room.used / room.quota) * 100))}%` }} />
      </div>
    </div>
  );
}
