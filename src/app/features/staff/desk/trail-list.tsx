import { useState } from 'react';
import { Pager } from '#app/features/staff/pager.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import layouts from '#app/ui/layouts.module.css';

/** The whole audit trail. */
export function TrailList() {
  const [page, setPage] = useState(1);
  const { state, refresh } = useStaffApi('staffTrail', { page: String(page) });
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <div className={layouts.stack20}>
      <TrailEntries entries={state.data.items} />
      <Pager meta={state.data.meta} onPage={setPage} />
    </div>
  );
}
