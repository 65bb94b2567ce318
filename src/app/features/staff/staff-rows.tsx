import { type ReactNode, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import type { EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { PageMeta } from '#contract/api/envelope.ts';
import { Pager } from './pager.tsx';
import styles from './staff.module.css';
import { StaffState } from './staff-state.tsx';
import { StaffTable, type StaffTableProps } from './staff-table.tsx';
import { type StaffAnswer, useStaffApi } from './use-staff-api.ts';

/** A page of rows, the first at first, and again where the shown one is gone. */
export function useStaffRows<Name extends EndpointName>(name: Name, fields: QueryOf<Name>) {
  const [page, setPage] = useState(1);
  const answer = useStaffApi(name, { ...fields, page: String(page) });
  if (answer.state.kind === 'refused' && answer.state.isGone && page > 1) setPage(1);
  return { ...answer, onPage: setPage };
}

type Rows<Row> = {
  readonly state: StaffAnswer<{ readonly items: readonly Row[]; readonly meta: PageMeta }>;
  refresh(): void;
  onPage(page: number): void;
};

type Props<Row> = {
  readonly rows: Rows<Row>;
  /** In place of an empty list. */
  readonly none: ReactNode;
  children(items: readonly Row[]): ReactNode;
};

/** A page of rows, or its state until there is one. */
function StaffPage<Row>({ rows: { state, refresh, onPage }, none, children }: Props<Row>) {
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0) return none;
  return (
    <div className={layouts.stack20}>
      {children(items)}
      <Pager meta={meta} onPage={onPage} />
    </div>
  );
}

type CardsProps<Row> = Omit<Props<Row>, 'children'> & {
  keyOf(row: Row): string | number;
  children(row: Row): ReactNode;
};

/** Rows that are decided on by reading them: each a card. */
export function StaffCards<Row>({ keyOf, children, ...page }: CardsProps<Row>) {
  return (
    <StaffPage {...page}>
      {(items) => (
        <ul className={classNames(patterns.pairs, styles.list)}>
          {items.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
    </StaffPage>
  );
}

type TableProps<Row> = Omit<Props<Row>, 'children'> & Omit<StaffTableProps<Row>, 'rows'>;

/** Rows of a few short facts: a table. */
export function StaffPagedTable<Row>({ rows, none, ...table }: TableProps<Row>) {
  return (
    <StaffPage rows={rows} none={none}>
      {(items) => (
        <section className={classNames(layouts.raisedCard, styles.table)}>
          <StaffTable rows={items} {...table} />
        </section>
      )}
    </StaffPage>
  );
}
