import { Pager } from '#app/features/staff/pager.tsx';
import styles from '#app/features/staff/staff.module.css';
import { useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';

/** The whole audit trail. */
export function TrailList() {
  const { state, refresh, onPage } = useStaffRows('staffTrail', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <div className={styles.panel}>
      <TrailEntries entries={state.data.items} />
      <Pager meta={state.data.meta} onPage={onPage} />
    </div>
  );
}
