import { Trans } from '@lingui/react/macro';
import { CloudCheck } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { localeOf } from '#contract/language.ts';
import type { OfflineNote } from '#contract/search/search.schema.ts';
import styles from './offline-list-note.module.css';

/** States that the list is from the kept city, and its time. */
export function OfflineListNote({ note }: { note: NonNullable<OfflineNote> }) {
  const locale = localeOf[useLanguage()];
  const { cityName, asOf } = note;
  const date = new Date(asOf);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);
  return (
    <div role="status" className={styles.note}>
      <Icon of={CloudCheck} />
      <p>
        <strong>
          <Trans>
            Cars in {cityName}, as of {day} {time}
          </Trans>
        </strong>
        <br />
        <Trans>No signal, so this list comes from your phone. Cars with this sign open completely.</Trans>
      </p>
    </div>
  );
}
