import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { localeOf } from '#contract/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './connectivity-strip.module.css';
import { useDataFrom } from './use-connectivity.ts';

/** Below the header while offline, with the time of the data. */
export function ConnectivityStrip() {
  const from = useDataFrom();
  return (
    <div role="status" className={styles.strip}>
      <Icon of={WifiOff} />
      <span>
        {from === undefined ? (
          <Trans>Offline · cars you have opened still open</Trans>
        ) : (
          <DataFrom date={new Date(from)} />
        )}
      </span>
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
