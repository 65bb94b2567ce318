import { Trans } from '@lingui/react/macro';
import { Check, Clock, RefreshCw, WifiOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMomentText } from '../i18n/use-moment-text.ts';
import styles from './connectivity-strip.module.css';
import { useConnection, useDataFrom, useKeptFrom } from './use-connectivity.ts';

const signs = { answering: Check, silent: Clock, slow: RefreshCw, offline: WifiOff } as const;

/**
 * How the network is, and the time of the data (docs/product.md#bad-networks). Before 4 s without an answer it shows
 * the time alone.
 */
export function ConnectivityStrip() {
  const connection = useConnection();
  const from = useDataFrom();
  const keptFrom = useKeptFrom();
  const wasOffline = useWasOffline(connection === 'offline', connection === 'answering');
  const momentText = useMomentText();
  const moment = from === undefined ? undefined : momentText(Date.parse(from));
  if (connection === 'answering' && !wasOffline) return null;
  if (connection === 'silent' && keptFrom === undefined) return null;
  return (
    <p
      role={connection === 'silent' ? undefined : 'status'}
      className={styles.strip}
      data-connection={connection}
    >
      <Icon of={signs[connection]} />
      <span>
        {connection === 'answering' ? (
          <Trans>Connected again</Trans>
        ) : connection === 'silent' ? (
          <Trans>Data from {moment}</Trans>
        ) : connection === 'slow' ? (
          moment === undefined ? (
            <Trans>The network has not answered yet</Trans>
          ) : (
            <Trans>No answer yet · data from {moment}</Trans>
          )
        ) : moment === undefined ? (
          <Trans>Offline · cars you have opened still open</Trans>
        ) : (
          <Trans>Offline · data from {moment}</Trans>
        )}
      </span>
    </p>
  );
}

/** Whether the last loss of the network was said to be offline: only then its return is said, too. */
function useWasOffline(isOffline: boolean, isAnswering: boolean): boolean {
  const [said, setSaid] = useState({ wasOffline: isOffline, wasAnswering: isAnswering });
  const wasOffline = isOffline || (said.wasOffline && (isAnswering || !said.wasAnswering));
  if (wasOffline !== said.wasOffline || isAnswering !== said.wasAnswering)
    setSaid({ wasOffline, wasAnswering: isAnswering });
  return wasOffline;
}
