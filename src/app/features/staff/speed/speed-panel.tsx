import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, type IconNode, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Card } from '#app/features/staff/overview/card.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { type Column, StaffTable } from '#app/features/staff/staff-table.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type SegmentedTab, SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dateText } from '#contract/date-text.ts';
import { formatNumber } from '#contract/money.ts';
import { type ShownVital, vitalGoals } from '#contract/page/vital-bands.ts';
import { FaultTable } from './fault-table.tsx';
import { usePageName } from './page-name.tsx';

type Data = DataOf<'staffSpeed'>;
type Measured = Data['days'][number] | Data['pages'][number];
type Device = Measured['device'];

/** How pages felt to visitors, and where they failed. */
export function SpeedPanel() {
  const { state, refresh } = useStaffApi('staffSpeed', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return <Known data={state.data} />;
}

function Known({ data: { pages, days, faults } }: { readonly data: Data }) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = usePageName();
  const [device, setDevice] = useState<Device>('phone');
  const tabs: readonly SegmentedTab<Device>[] = [
    { key: 'phone', label: t`Phone` },
    { key: 'tablet', label: t`Tablet` },
    { key: 'desktop', label: t`Computer` },
  ];
  const isShown = (row: Measured) => row.device === device;
  const [ofPages, ofDays] = [pages.filter(isShown), days.filter(isShown)];
  const columns: readonly Column<Measured>[] = [
    { head: t`Main content shown`, cell: ({ LCP }) => <Value metric="LCP" value={LCP} /> },
    { head: t`Answer to a tap`, cell: ({ INP }) => <Value metric="INP" value={INP} /> },
    { head: t`Moves while loading`, cell: ({ CLS }) => <Value metric="CLS" value={CLS} /> },
    { head: t`Measured`, look: 'number', cell: ({ count }) => formatNumber(count, language) },
  ];
  return (
    <div className={layouts.column16}>
      <Card title={<Trans>How fast pages are for visitors, 28 days</Trans>}>
        <p className={texts.notePretty}>
          <Trans>
            What three of four visits do not exceed (LCP, INP, CLS), measured on visitors’ own devices. Only
            visits whose events are sent are counted.
          </Trans>
        </p>
        <SegmentedTabs<Device> label={t`Device`} tabs={tabs} selected={device} onSelect={setDevice}>
          {ofPages.length === 0 ? (
            <p className={texts.quiet}>
              <Trans>Nothing has been measured on this kind of device yet.</Trans>
            </p>
          ) : (
            <>
              <StaffTable<Data['pages'][number]>
                label={t`By page`}
                rows={ofPages}
                keyOf={({ page }) => page}
                columns={[
                  {
                    head: t`Page`,
                    look: 'first',
                    cell: ({ page }) => <span className={patterns.semibold}>{nameOf(page)}</span>,
                  },
                  ...columns,
                ]}
              />
              <Disclosure summary={<Trans>By day, all pages</Trans>}>
                <StaffTable<Data['days'][number]>
                  label={t`By day, all pages`}
                  rows={ofDays}
                  keyOf={({ day }) => day}
                  columns={[
                    { head: t`Day`, look: 'first', cell: ({ day }) => dateText(day, 'short', language) },
                    ...columns,
                  ]}
                />
              </Disclosure>
            </>
          )}
        </SegmentedTabs>
      </Card>
      <Card title={<Trans>Faults in pages, 7 days</Trans>}>
        {faults.length === 0 ? (
          <p className={texts.quiet}>
            <Trans>No page has reported a fault.</Trans>
          </p>
        ) : (
          <FaultTable faults={faults} />
        )}
        <p className={texts.notePretty}>
          <Trans>The place of each fault in the script is in the server’s log.</Trans>
        </p>
      </Card>
    </div>
  );
}

const looks: Readonly<Record<'good' | 'fair' | 'poor', { tone: 'green' | 'amber' | 'red'; icon: IconNode }>> =
  {
    good: { tone: 'green', icon: CircleCheck },
    fair: { tone: 'amber', icon: CircleAlert },
    poor: { tone: 'red', icon: TriangleAlert },
  };

function Value({ metric, value }: { readonly metric: ShownVital; readonly value: number | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (value === null) return null;
  const [good, poor] = vitalGoals[metric];
  const { tone, icon } = looks[value <= good ? 'good' : value <= poor ? 'fair' : 'poor'];
  const seconds = formatNumber(value / 1000, language, metric === 'INP' || metric === 'CLS' ? 2 : 1);
  return (
    <Badge tone={tone} icon={<Icon of={icon} size={14} stroke={2.25} />}>
      <span className={patterns.figures}>{metric === 'CLS' ? seconds : t`${seconds} s`}</span>
    </Badge>
  );
}
