import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#app/ui/button.tsx';
import styles from './plain-status.module.css';

/** Where the code of the page, and of the offline page, is missing. */
export const PlainOffline = () => <PlainStatus view="offline" />;

/** A status page that needs no other part. */
export function PlainStatus({ view }: { readonly view: 'error' | 'offline' }) {
  const { t } = useLingui();
  return (
    <div className={styles.status}>
      <h1>{view === 'error' ? t`Internal server error` : t`This page isn’t saved yet`}</h1>
      <p>
        {view === 'error'
          ? t`Something went wrong on our side. Trying again in a moment often helps.`
          : t`The network does not answer. This page opens by itself as soon as it does. Pages you have opened before still work, and your favourites are safe on this device.`}
      </p>
      <Button variant="secondary" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
