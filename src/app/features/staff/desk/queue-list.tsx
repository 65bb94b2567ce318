import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import { StaffRows, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';

/** The review queue, oldest first. */
export function QueueList() {
  const rows = useStaffRows('staffQueue', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <BlankState icon={CircleCheck} title={<Trans>Nothing is waiting</Trans>}>
          <Trans>Ads held back by the checks are listed here with the reasons.</Trans>
        </BlankState>
      }
    >
      {(item) => <QueueCard item={item} />}
    </StaffRows>
  );
}
