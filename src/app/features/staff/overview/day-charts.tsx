import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChartTable } from '#app/ui/chart/chart-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { weekOnWeek } from '#app/ui/week-on-week.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dateText } from '#contract/date-text.ts';
import { formatNumber } from '#contract/money.ts';
import { Change } from './change.tsx';
import styles from './overview.module.css';

type Days = DataOf<'staffOverview'>['days'];
type What = 'listings' | 'contacts' | 'offers';

const drawnDays = 14;

export const shownDays = (days: Days): Days => days.slice(-drawnDays);
export const sumOf = (days: Days, what: What): number => days.reduce((sum, day) => sum + day[what], 0);

/** How much the last full week differs from the one before. */
export const weeklyChange = (days: Days, what: What): number | undefined =>
  weekOnWeek(days.map((day) => day[what]));

/** New ads, contacts and offers of the last days, each on a scale of its own. Today is not over, and drawn apart. */
export function DayCharts({ days }: { readonly days: Days }) {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const shown = shownDays(days);
  const names: Readonly<Record<What, string>> = {
    listings: t`New ads`,
    contacts: t`Numbers shown`,
    offers: t`Offers`,
  };
  const whats: readonly What[] = ['listings', 'contacts', 'offers'];
  const [first, middle] = [shown[0], shown[Math.floor(shown.length / 2)]];
  return (
    <div className={layouts.column12}>
      <ul className={styles.multiples}>
        {whats.map((what) => {
          const most = Math.max(1, ...shown.map((day) => day[what]));
          return (
            <li key={what}>
              <p className={layouts.grid}>
                <span className={texts.note}>{names[what]}</span>
                <strong className={texts.priceFigures}>{number(shown.at(-1)?.[what] ?? 0)}</strong>
                <span className={texts.note}>
                  <Change value={weeklyChange(days, what)} />
                </span>
              </p>
              <div className={styles.bars} aria-hidden="true">
                {shown.map((day) => (
                  <span key={day.day} style={{ height: `${(day[what] / most) * 100}%` }} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={classNames(texts.note, styles.axis)} aria-hidden="true">
        <span>{first && dateText(first.day, 'short', language)}</span>
        <span>{middle && dateText(middle.day, 'short', language)}</span>
        <span>
          <Trans>Today</Trans>
        </span>
      </p>
      <ChartTable
        of={<Trans>Day</Trans>}
        columns={whats.map((what) => names[what])}
        rows={shown.toReversed().map((day) => ({
          name: dateText(day.day, 'short', language),
          figures: whats.map((what) => day[what]),
        }))}
        sums={whats.map((what) => sumOf(shown, what))}
      />
    </div>
  );
}
