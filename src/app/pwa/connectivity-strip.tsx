import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { localeOf } from '#contract/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './connectivity-strip.module.css';
import { useIsOnline, useKeptFrom } from './use-connectivity.ts';

/**
 * Stands under the header while there is no connection and says from when the data is. `renderedAt`
 * is the document's own time; answers given from the device since then count more.
 */
export function ConnectivityStrip({ renderedAt }: { readonly renderedAt?: string | undefined }) {
  const isOnline = useIsOnline();
  const keptFrom = useKeptFrom();
  if (isOnline) return null;
  const from = new Date(keptFrom ?? renderedAt ?? 0);
  return (
    <div role="status" className={styles.strip}>
      <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />
      {/* The shell was rendered at no time at all; see vite.shell.ts. */}
      {from.getTime() > 0 ? <DataFrom date={from} /> : <Trans>Offline · cars you have opened still open</Trans>}
    </div>
  );
}

function DataFrom({ date }: { readonly date: Date }) {
  const { t } = useLingui();
  const locale = localeOf[useLanguage()];
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);
  const moment = date.toDateString() === new Date().toDateString() ? t`today ${time}` : `${day} ${time}`;
  return <Trans>Offline · data from {moment}</Trans>;
}
