import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { clockText, weekdayName } from '#contract/date-text.ts';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import styles from './hours-table.module.css';

/** Opening hours by weekday. */
export function HoursTable({ hours }: { readonly hours: OpeningHours }) {
  const language = useLanguage();
  return (
    <>
      <dl className={classNames(layouts.stack4, styles.hours)}>
        {hours.map((spans, weekday) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
          <div key={weekday} className={styles.day}>
            <dt>{weekdayName(weekday, language)}</dt>
            <dd>
              {spans.length === 0 ? (
                <Trans>Closed</Trans>
              ) : (
                spans
                  .map(([from, to]) => `${clockText(from, language)}–${clockText(to, language)}`)
                  .join(', ')
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={texts.note}>
        <Trans>On public holidays it may be different: call first.</Trans>
      </p>
    </>
  );
}
