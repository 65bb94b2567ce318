import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './form.module.css';

/** Above a form without a connection: nothing is lost. */
export function OfflineNote() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p role="status" className={styles.offline}>
      <Icon of={WifiOff} />{' '}
      <Trans>Connection lost. Carry on: everything is safe on this device and will be sent later.</Trans>
    </p>
  );
}
