import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { weekdayName } from '#contract/date-text.ts';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import styles from './hours-table.module.css';

/** Opening hours by weekday. */
export function HoursTable({ hours }: { readonly hours: OpeningHours }) {
  const language = useLanguage();
  return (
    <>
      <dl className={styles.days}>
        {hours.map((spans, weekday) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
          <div key={weekday} className={styles.day}>
            <dt>{weekdayName(weekday, language)}</dt>
            <dd>
              {spans.length === 0 ? (
                <Trans>Closed</Trans>
              ) : (
                spans.map(([from, to]) => `${from}–${to}`).join(', ')
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Trans>On public holidays it may be different: call first.</Trans>
      </p>
    </>
  );
}
