import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { weekdayName } from '#contract/date-text.ts';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import styles from './hours-fields.module.css';

type Props = { readonly hours: OpeningHours; onChange(hours: OpeningHours): void };

const usual: OpeningHours[number] = [['09:00', '17:00']];

/** Opening hours by weekday, one span a day. */
export function HoursFields({ hours, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const setDay = (weekday: number, spans: OpeningHours[number]) =>
    onChange(hours.map((before, day) => (day === weekday ? spans : before)));
  return (
    <fieldset className={styles.hours}>
      <legend className={styles.legend}>
        <Trans>Opening hours, local time</Trans>
      </legend>
      {hours.map((spans, weekday) => {
        const name = weekdayName(weekday, language);
        const [span] = spans;
        const clock = (which: 0 | 1, label: string) => (
          <input
            type="time"
            className={styles.time}
            aria-label={label}
            value={span?.[which] === '24:00' ? '23:59' : span?.[which]}
            onChange={({ currentTarget: { value } }) => {
              if (span && value !== '') setDay(weekday, [which === 0 ? [value, span[1]] : [span[0], value]]);
            }}
          />
        );
        return (
          <div key={name} className={styles.day}>
            <Choice
              type="checkbox"
              checked={span !== undefined}
              onChange={({ currentTarget }) => setDay(weekday, currentTarget.checked ? usual : [])}
            >
              {name}
            </Choice>
            {span === undefined ? (
              <span className={texts.quiet}>
                <Trans>Closed</Trans>
              </span>
            ) : (
              <span className={layouts.row6}>
                {clock(0, t`${name}: opens at`)} – {clock(1, t`${name}: closes at`)}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
