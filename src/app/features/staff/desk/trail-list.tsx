import { Pager } from '#app/features/staff/pager.tsx';
import { useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import layouts from '#app/ui/layouts.module.css';

/** The whole audit trail. */
export function TrailList() {
  const { state, refresh, onPage } = useStaffRows('staffTrail', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <div className={layouts.stack20}>
      <TrailEntries entries={state.data.items} />
      <Pager meta={state.data.meta} onPage={onPage} />
    </div>
  );
}
