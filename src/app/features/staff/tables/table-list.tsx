import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, FileInput, TriangleAlert } from 'lucide';
import staffStyles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { TableSummary } from '#contract/staff/operator-table.ts';
import { tablePath } from './table-address.ts';
import styles from './tables.module.css';

/** All operators' tables. */
export function TableList() {
  const { state, refresh } = useStaffApi('staffTables', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <ul className={styles.tables}>
      {state.data.items.map((table) => (
        <li key={table.name}>
          <Summary table={table} />
        </li>
      ))}
    </ul>
  );
}

function Summary({
  table: { name, title, counts, changedAt, isFileNewer },
}: {
  readonly table: TableSummary;
}) {
  const moment = useMomentText();
  return (
    <AppLink href={tablePath(name)} className={`${staffStyles.card} ${styles.summary}`}>
      <strong>{title}</strong>
      <span className={texts.faint}>
        <Plural value={counts.current + counts.kept} one="# row today" other="# rows today" />
        {' · '}
        {changedAt === null ? <Trans>as supplied</Trans> : moment(Date.parse(changedAt))}
      </span>
      <span className={layouts.wrap6}>
        {counts.kept === 0 ? null : (
          <Badge tone="red" icon={<Icon of={TriangleAlert} size={14} stroke={2.25} />}>
            <Trans>{counts.kept} expired</Trans>
          </Badge>
        )}
        {counts.future === 0 ? null : (
          <Badge tone="amber" icon={<Icon of={CalendarClock} size={14} stroke={2.25} />}>
            <Trans>{counts.future} to come</Trans>
          </Badge>
        )}
        {isFileNewer ? (
          <Badge icon={<Icon of={FileInput} size={14} stroke={2.25} />}>
            <Trans>New file</Trans>
          </Badge>
        ) : null}
      </span>
    </AppLink>
  );
}
