import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, Pencil, TriangleAlert, Undo2 } from 'lucide';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { Language } from '#contract/language.ts';
import { type EditedTable, type RowState, rowRef, type TableColumn } from '#contract/staff/operator-table.ts';
import { RowForm } from './row-form.tsx';
import { type Cells, cellText, rowName } from './table-text.ts';
import styles from './tables.module.css';
import type { TableEdits } from './use-table-edits.ts';

type Props = {
  readonly columns: readonly TableColumn[];
  readonly rows: EditedTable['rows'];
  readonly edits: TableEdits;
  /** What the server refused, by `row-1.price`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The row that is open for changes. */
  readonly opened: string | undefined;
  onOpen(ref: string | undefined): void;
  readonly language: Language;
};
type Shown = {
  readonly ref: string;
  readonly line: number | undefined;
  readonly cells: Cells;
  readonly state: RowState | 'new';
};

/** The rows of a table: a card each on a phone. One at a time is open for changes. */
export function TableRows({ columns, rows, edits, fields, opened, onOpen, language }: Props) {
  const { t } = useLingui();
  const added: Shown[] = [...edits.drafts].flatMap(([ref, { line, cells }]) =>
    line === undefined && cells !== null ? [{ ref, line, cells, state: 'new' }] : [],
  );
  const shown: readonly Shown[] = [
    ...added.reverse(),
    ...rows.map(({ line, cells, state }) => {
      const ref = rowRef(line);
      return { ref, line, state, cells: edits.drafts.get(ref)?.cells ?? cells };
    }),
  ];
  const refused = new Set(Object.keys(fields).map((field) => field.slice(0, field.indexOf('.'))));
  return (
    <div className={styles.frame}>
      <table className={classNames(patterns.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">
                <Trans>Edit</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ ref, line, cells, state }) => {
            const draft = edits.drafts.get(ref);
            if (ref === opened && draft?.cells !== null)
              return (
                <tr key={ref} className={styles.open}>
                  <td colSpan={columns.length + 2}>
                    <RowForm
                      columns={columns}
                      cells={cells}
                      errorOf={(column) => fields[`${ref}.${column}`]?.[0]}
                      onWrite={(next) => edits.write(ref, line, next)}
                      onClose={() => onOpen(undefined)}
                      onRemove={() => {
                        edits.remove(ref, line);
                        onOpen(undefined);
                      }}
                      onFollow={
                        line === undefined
                          ? undefined
                          : () => onOpen(edits.add({ ...cells, valid_from: '', valid_to: '' }))
                      }
                    />
                  </td>
                </tr>
              );
            const name = rowName(columns, cells, language);
            const isRemoved = draft?.cells === null;
            return (
              <tr key={ref} data-changed={draft !== undefined} data-removed={isRemoved}>
                <td className={styles.state}>
                  {refused.has(ref) ? (
                    <Badge tone="red" icon={<Icon of={TriangleAlert} size={14} stroke={2.25} />}>
                      <Trans>Check</Trans>
                    </Badge>
                  ) : isRemoved ? (
                    <Badge tone="amber">
                      <Trans>Will be removed</Trans>
                    </Badge>
                  ) : draft ? (
                    <Badge tone="amber" icon={<Icon of={Pencil} size={14} stroke={2.25} />}>
                      <Trans>Not saved</Trans>
                    </Badge>
                  ) : (
                    <StateBadge state={state} />
                  )}
                </td>
                {columns.map((column) => {
                  const text = cellText(column, cells[column.name] ?? '', language);
                  return (
                    <td
                      key={column.name}
                      data-label={column.label}
                      data-kind={column.kind}
                      data-empty={text === '–'}
                    >
                      <span title={text.length > 32 ? text : undefined}>{text}</span>
                    </td>
                  );
                })}
                <td className={styles.change}>
                  {isRemoved ? (
                    <Button
                      variant="text"
                      size="dense"
                      icon={<Icon of={Undo2} />}
                      aria-label={t`Keep ${name}`}
                      onClick={() => edits.undo(ref)}
                    >
                      <Trans>Keep</Trans>
                    </Button>
                  ) : (
                    <Button
                      variant="text"
                      size="dense"
                      icon={<Icon of={Pencil} />}
                      aria-label={t`Edit ${name}`}
                      onClick={() => onOpen(ref)}
                    >
                      <Trans>Edit</Trans>
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function StateBadge({ state }: { readonly state: RowState | 'new' }) {
  switch (state) {
    case 'current':
      return (
        <Badge tone="green" icon={<Icon of={CircleCheck} size={14} stroke={2.25} />}>
          <Trans>Valid</Trans>
        </Badge>
      );
    case 'future':
      return (
        <Badge tone="amber" icon={<Icon of={CalendarClock} size={14} stroke={2.25} />}>
          <Trans>To come</Trans>
        </Badge>
      );
    case 'kept':
      return (
        <Badge tone="red" icon={<Icon of={TriangleAlert} size={14} stroke={2.25} />}>
          <Trans>Expired, in use</Trans>
        </Badge>
      );
    case 'ended':
      return (
        <Badge>
          <Trans>Ended</Trans>
        </Badge>
      );
    case 'new':
      return (
        <Badge tone="amber">
          <Trans>New</Trans>
        </Badge>
      );
  }
}
