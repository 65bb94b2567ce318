import { Trans } from '@lingui/react/macro';
import { CloudCheck } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import { localeOf } from '#contract/language.ts';
import type { OfflineNote } from '#contract/search/search.schema.ts';
import styles from './offline-list-note.module.css';

type Props = {
  /** Absent once the server's list has replaced the device's. */
  readonly note: OfflineNote;
  /** Shows the server's list, which has arrived in the meantime. */
  readonly onRenew?: (() => void) | undefined;
};

/** A note that the list is from the saved city, with its time; afterwards, that it no longer is. */
export function OfflineListNote({ note, onRenew }: Props) {
  return (
    <div role="status" className={classNames(note === undefined ? tints.green : tints.amber, styles.note)}>
      <Icon of={CloudCheck} />
      <div>
        {note ? (
          <FromDevice note={note} />
        ) : (
          <p>
            <strong>
              <Trans>This list is up to date</Trans>
            </strong>
            <br />
            <Trans>At first it came from your device.</Trans>
          </p>
        )}
        {onRenew ? (
          <Button variant="secondary" size="dense" onClick={onRenew}>
            <Trans>Show the latest list</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function FromDevice({ note }: { readonly note: NonNullable<OfflineNote> }) {
  return (
    <p>
      <strong>
        <KeptCityTime note={note} />
      </strong>
      <br />
      <Trans>Kept on this device. Cars with this sign open completely.</Trans>
    </p>
  );
}

/** City and time of a response from the device. */
export function KeptCityTime({
  note: { cityName, radius, asOf },
}: {
  readonly note: NonNullable<OfflineNote>;
}) {
  const locale = localeOf[useLanguage()];
  const date = new Date(asOf);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);
  return radius ? (
    <Trans>
      Cars within {radius} km of {cityName}, as of {day} {time}
    </Trans>
  ) : (
    <Trans>
      Cars in {cityName}, as of {day} {time}
    </Trans>
  );
}
