import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Flag } from 'lucide';
import { useState } from 'react';
import { Pager } from '#app/features/staff/pager.tsx';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { formatNumber } from '#contract/money.ts';
import { reportReasonNames } from '#contract/report/report.ts';
import type { ReportedListing } from '#contract/staff/staff.ts';

/** From this weight on, several trusted people have reported it. */
const heavy = 2;

/** Reported listings, heaviest first. */
export function ReportsList() {
  const [page, setPage] = useState(1);
  const { state, refresh } = useStaffApi('staffReports', { page: String(page) });
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0)
    return (
      <BlankState icon={<Icon of={CircleCheck} size={24} />} title={<Trans>No open reports</Trans>}>
        <Trans>Visitors’ reports appear here, the most credible first.</Trans>
      </BlankState>
    );
  return (
    <div className={layouts.stack20}>
      <ul className={classNames(patterns.pairs, styles.list)}>
        {items.map((item) => (
          <li key={item.id}>
            <QueueCard item={item} about={<Reported item={item} />} />
          </li>
        ))}
      </ul>
      <Pager meta={meta} onPage={setPage} />
    </div>
  );
}

function Reported({ item }: { readonly item: ReportedListing }) {
  const language = useLanguage();
  const weight = formatNumber(item.weight, language, 1);
  return (
    <ul className={layouts.wrap6}>
      <li>
        <Badge
          tone={item.weight >= heavy ? 'red' : 'amber'}
          icon={<Icon of={Flag} size={14} stroke={2.25} />}
        >
          <Plural value={item.reportCount} one="# report" other="# reports" />
          {' · '}
          <Trans>weight {weight}</Trans>
        </Badge>
      </li>
      {item.reportReasons.map((reason) => (
        <li key={reason}>
          <Badge>{reportReasonNames[reason][language]}</Badge>
        </li>
      ))}
    </ul>
  );
}
