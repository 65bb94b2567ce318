import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Flag } from 'lucide';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import { StaffRows, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { formatNumber } from '#contract/money.ts';
import { reportReasonNames } from '#contract/report/report.ts';
import type { ReportedListing } from '#contract/staff/staff.ts';

/** From this weight on, several trusted people have reported it. */
const heavy = 2;

/** Reported listings, heaviest first. */
export function ReportsList() {
  const rows = useStaffRows('staffReports', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <BlankState icon={CircleCheck} title={<Trans>No open reports</Trans>}>
          <Trans>Visitors’ reports appear here, the most credible first.</Trans>
        </BlankState>
      }
    >
      {(item) => <QueueCard item={item} about={<Reported item={item} />} />}
    </StaffRows>
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
