import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChartTable } from '#app/ui/chart/chart-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { type Waiting, type WaitingKind, waitingHours } from '#contract/staff/overview.schema.ts';
import styles from './overview.module.css';

/** What is drawn apart; the rest is one segment. */
const drawn = ['listings', 'ownerReviews', 'reports'] as const satisfies readonly WaitingKind[];
type Segment = (typeof drawn)[number] | 'rest';

/** How many wait, by how long: a bar of its kinds for each band, the oldest last. */
export function AgeChart({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const names: Readonly<Record<Segment, string>> = {
    listings: t`Ads`,
    ownerReviews: t`Owners’ reviews`,
    reports: t`Reports`,
    rest: t`Conversations, requests, claims, payouts`,
  };
  const segments: readonly Segment[] = [...drawn, 'rest'];
  const isOf = (segment: Segment) => (each: Waiting) =>
    segment === 'rest' ? !drawn.some((kind) => kind === each.kind) : each.kind === segment;
  const countOf = (segment: Segment, band: number) =>
    waiting.filter(isOf(segment)).reduce((sum, { ages }) => sum + (ages[band] ?? 0), 0);
  const totalOf = (segment: Segment) =>
    waiting.filter(isOf(segment)).reduce((sum, { count }) => sum + count, 0);
  const [h1, h2, h3, h4] = waitingHours;
  const bands = [
    t`Under ${h1} hour`,
    t`${h1}–${h2} hours`,
    t`${h2}–${h3} hours`,
    t`${h3}–${h4} hours`,
    t`Over ${h4} hours`,
  ].map((name, band) => ({
    name,
    counts: segments.map((segment) => ({ segment, count: countOf(segment, band) })),
    total: segments.reduce((sum, segment) => sum + countOf(segment, band), 0),
  }));
  const most = Math.max(1, ...bands.map(({ total }) => total));
  const last = bands.length - 1;
  const shown = segments.filter((segment) => segment !== 'rest' || totalOf('rest') > 0);
  return (
    <div className={layouts.column12}>
      <ul className={styles.bands}>
        {bands.map(({ name, counts, total }, band) => (
          <li key={name}>
            <span className={texts.note}>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              {counts.map(({ segment, count }) =>
                count === 0 ? null : (
                  <span key={segment} data-segment={segment} style={{ width: `${(count / most) * 100}%` }} />
                ),
              )}
            </span>
            <strong className={classNames(patterns.figures, band === last && total > 0 && texts.red)}>
              {number(total)}
            </strong>
          </li>
        ))}
      </ul>
      <ul className={styles.legend}>
        {shown.map((segment) => (
          <li key={segment}>
            <span data-segment={segment} aria-hidden="true" />
            {names[segment]} {number(totalOf(segment))}
          </li>
        ))}
      </ul>
      <ChartTable
        of={<Trans>Waiting</Trans>}
        columns={shown.map((segment) => names[segment])}
        rows={bands.map(({ name }, band) => ({
          name,
          figures: shown.map((segment) => countOf(segment, band)),
        }))}
      />
    </div>
  );
}
