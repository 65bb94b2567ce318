import { Trans } from '@lingui/react/macro';
import { Check, RefreshCw, WifiOff } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMomentText } from '../i18n/use-moment-text.ts';
import styles from './connectivity-strip.module.css';
import { useConnection, useDataFrom } from './use-connectivity.ts';

const signs = { answering: Check, silent: RefreshCw, lost: WifiOff } as const;

/**
 * Shown below the header while the network is unresponsive, with the time of the data. When the network
 * responds again the strip says so and stays until the next page, so that nothing moves.
 */
export function ConnectivityStrip() {
  const connection = useConnection();
  const from = useDataFrom();
  const momentText = useMomentText();
  const moment = from === undefined ? undefined : momentText(Date.parse(from));
  return (
    <div role="status" className={styles.strip} data-connection={connection}>
      <Icon of={signs[connection]} />
      <span>
        {connection === 'answering' ? (
          <Trans>Connected again</Trans>
        ) : moment === undefined ? (
          connection === 'silent' ? (
            <Trans>The network has not answered yet</Trans>
          ) : (
            <Trans>Offline · cars you have opened still open</Trans>
          )
        ) : connection === 'silent' ? (
          <Trans>No answer yet · data from {moment}</Trans>
        ) : (
          <Trans>Offline · data from {moment}</Trans>
        )}
      </span>
    </div>
  );
}
