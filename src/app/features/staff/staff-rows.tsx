import { type ReactNode, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import type { EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { PageMeta } from '#contract/api/envelope.ts';
import { Pager } from './pager.tsx';
import styles from './staff.module.css';
import { StaffState } from './staff-state.tsx';
import { type StaffAnswer, useStaffApi } from './use-staff-api.ts';

/** A page of rows, the first at first, and again where the shown one is gone. */
export function useStaffRows<Name extends EndpointName>(name: Name, fields: QueryOf<Name>) {
  const [page, setPage] = useState(1);
  const answer = useStaffApi(name, { ...fields, page: String(page) });
  if (answer.state.kind === 'refused' && answer.state.isGone && page > 1) setPage(1);
  return { ...answer, onPage: setPage };
}

type Props<Row> = {
  readonly rows: {
    readonly state: StaffAnswer<{ readonly items: readonly Row[]; readonly meta: PageMeta }>;
    refresh(): void;
    onPage(page: number): void;
  };
  /** In place of an empty list. */
  readonly none: ReactNode;
  keyOf(row: Row): string | number;
  children(row: Row): ReactNode;
};

/** A page of rows, or its state until there is one. */
export function StaffRows<Row>({ rows, none, keyOf, children }: Props<Row>) {
  const { state, refresh, onPage } = rows;
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0) return none;
  return (
    <div className={layouts.stack20}>
      <ul className={classNames(patterns.pairs, styles.list)}>
        {items.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <Pager meta={meta} onPage={onPage} />
    </div>
  );
}
