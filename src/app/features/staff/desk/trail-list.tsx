import { useState } from 'react';
import { Pager } from '#app/features/staff/pager.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';

/** The whole audit trail. */
export function TrailList() {
  const [page, setPage] = useState(1);
  const { state, refresh } = useStaffApi('staffTrail', { page: String(page) });
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <div className={styles.panel}>
      <TrailEntries entries={state.data.items} />
      <Pager meta={state.data.meta} onPage={setPage} />
    </div>
  );
}
