import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import staffStyles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { tablesPath } from '#contract/staff/staff-pages.ts';
import { tableViewOf } from './table-address.ts';
import { TableEditor } from './table-editor.tsx';
import { TableHistory } from './table-history.tsx';
import { TableList } from './table-list.tsx';

/** Operators' tables: the list of them, or one with its rows or its history. */
export function TablesDesk() {
  const { name, isHistory } = tableViewOf(useSearch());
  if (name === undefined) return <TableList />;
  return (
    <div className={classNames(layouts.stack16, layouts.narrow)}>
      <AppLink href={tablesPath} className={staffStyles.back}>
        <Trans>All tables</Trans>
      </AppLink>
      <OneTable key={name} name={name} isHistory={isHistory} />
    </div>
  );
}

function OneTable({ name, isHistory }: { readonly name: string; readonly isHistory: boolean }) {
  const { state, refresh, tell } = useStaffApi('staffTable', { name });
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { table } = state.data;
  const shared = { table, onChanged: (changed: typeof table) => tell({ table: changed }), onReload: refresh };
  return isHistory ? <TableHistory {...shared} /> : <TableEditor {...shared} />;
}
