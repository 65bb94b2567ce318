import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { QueueTable } from '#app/features/staff/desk/queue-table.tsx';
import { reviewedPath, tabPath } from '#app/features/staff/review-address.ts';
import { FaultTable } from '#app/features/staff/speed/fault-table.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber } from '#contract/money.ts';
import { AgeChart } from './age-chart.tsx';
import { Card } from './card.tsx';
import { Change } from './change.tsx';
import { DayCharts, shownDays, sumOf, weeklyChange } from './day-charts.tsx';
import styles from './overview.module.css';

type Data = DataOf<'staffOverview'>;

/** The first page of the desk: what waits, and how the site is doing. */
export function Overview() {
  const { state, refresh } = useStaffApi('staffOverview', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return <Known data={state.data} onAgain={refresh} />;
}

function Known({ data, onAgain }: { readonly data: Data; onAgain(): void }) {
  const { waiting, oldest, days } = data;
  const [first] = oldest;
  return (
    <div className={layouts.column16}>
      <Figures data={data} />
      <div className={styles.pair}>
        <Card title={<Trans>Waiting for a review, by age</Trans>}>
          <AgeChart waiting={waiting} />
          {first === undefined ? null : (
            <ButtonLink isWide href={reviewedPath(first.id)}>
              <Trans>Begin with the oldest</Trans>
            </ButtonLink>
          )}
        </Card>
        <Card title={<Trans>By day</Trans>}>
          <DayCharts days={days} />
        </Card>
      </div>
      {oldest.length === 0 ? (
        <p className={classNames(layouts.raisedCard, layouts.row8, styles.none)}>
          <Icon of={CircleCheck} />
          <Trans>No ad is waiting for a decision.</Trans>
        </p>
      ) : (
        <QueueTable title={<Trans>Waiting longest</Trans>} items={oldest} onDecided={onAgain} />
      )}
      {data.faults.length === 0 ? null : (
        <Card title={<Trans>Faults in pages, 7 days</Trans>}>
          <FaultTable faults={data.faults} />
          <AppLink href={tabPath('speed')} className={layouts.actionInline}>
            <Trans>Speed and all faults</Trans>
          </AppLink>
        </Card>
      )}
      <p className={texts.note}>
        <Trans>
          Only sums, without anything about a person. Searches that found nothing are not listed: what is
          typed is not stored.
        </Trans>
      </p>
    </div>
  );
}

function Figures({ data: { waiting, publicListings, days } }: { readonly data: Data }) {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const late = waiting.reduce((sum, { ages }) => sum + (ages.at(-1) ?? 0), 0);
  const today = days.at(-1)?.listings ?? 0;
  return (
    <ul className={styles.figures}>
      <Figure name={<Trans>Waiting for a review</Trans>} value={all}>
        {late === 0 ? (
          <Trans>None for more than a day</Trans>
        ) : (
          <span className={texts.red}>
            <Plural value={late} one="# for more than a day" other="# for more than a day" />
          </span>
        )}
      </Figure>
      <Figure name={<Trans>Public ads</Trans>} value={publicListings}>
        <Plural value={today} one="# new today" other="# new today" />
      </Figure>
      <Figure name={<Trans>Numbers shown, 14 days</Trans>} value={sumOf(shownDays(days), 'contacts')}>
        <Change value={weeklyChange(days, 'contacts')} />
      </Figure>
      <Figure name={<Trans>Offers, 14 days</Trans>} value={sumOf(shownDays(days), 'offers')}>
        <Change value={weeklyChange(days, 'offers')} />
      </Figure>
    </ul>
  );
}

type FigureProps = { readonly name: ReactNode; readonly value: number; readonly children: ReactNode };

function Figure({ name, value, children }: FigureProps) {
  const language = useLanguage();
  return (
    <li className={classNames(layouts.raisedCard, styles.figure)}>
      <span className={texts.note}>{name}</span>
      <strong className={texts.pageFigures}>{formatNumber(value, language)}</strong>
      <span className={texts.note}>{children}</span>
    </li>
  );
}
