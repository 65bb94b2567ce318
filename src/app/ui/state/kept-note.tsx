import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './kept-note.module.css';

/** A note that the data is from the device, with its time. */
export function KeptNote({ at }: { readonly at: number }) {
  const moment = useMomentText()(at);
  return (
    <p className={styles.note}>
      <Icon of={CloudOff} size={18} />
      <Trans>As of {moment}, kept on this device.</Trans>
    </p>
  );
}
