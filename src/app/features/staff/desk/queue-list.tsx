import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { Pager } from '#app/features/staff/pager.tsx';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';

/** The review queue, oldest first. */
export function QueueList() {
  const [page, setPage] = useState(1);
  const { state, refresh } = useStaffApi('staffQueue', { page: String(page) });
  if (state.kind === 'refused' && state.isGone && page > 1) setPage(1);
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0)
    return (
      <BlankState icon={<Icon of={CircleCheck} size={24} />} title={<Trans>Nothing is waiting</Trans>}>
        <Trans>Ads held back by the checks are listed here with the reasons.</Trans>
      </BlankState>
    );
  return (
    <div className={layouts.stack20}>
      <ul className={classNames(patterns.pairs, styles.list)}>
        {items.map((item) => (
          <li key={item.id}>
            <QueueCard item={item} />
          </li>
        ))}
      </ul>
      <Pager meta={meta} onPage={setPage} />
    </div>
  );
}
