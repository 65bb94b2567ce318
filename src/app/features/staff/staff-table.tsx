import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import styles from './staff-table.module.css';

export type Column<Row> = {
  /** In people's words; on a phone it is before each of its values. */
  readonly head: string;
  /** `first` is what the row is about, `end` what leads on from it, `number` is at the right. */
  readonly look?: 'first' | 'end' | 'number';
  cell(row: Row): ReactNode;
};

type Key = string | number;
export type StaffTableProps<Row> = {
  /** Says what the rows are. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): Key;
  /** For rows that are chosen, to decide on them together. */
  readonly chosen?: ReadonlySet<Key>;
  nameOf?(row: Row): string;
  onChoose?(keys: ReadonlySet<Key>): void;
};

/** The table of all staff lists: below each other on a phone, each row as a card of named values. */
export function StaffTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  chosen,
  nameOf,
  onChoose,
}: StaffTableProps<Row>) {
  const { t } = useLingui();
  const keys = rows.map(keyOf);
  const areAll = chosen !== undefined && keys.length > 0 && keys.every((key) => chosen.has(key));
  const choose = (changed: readonly Key[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const key of changed)
      if (isChosen) next.add(key);
      else next.delete(key);
    onChoose?.(next);
  };
  return (
    <table className={classNames(patterns.table, styles.table)}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {chosen === undefined ? null : (
            <th scope="col" className={styles.choice}>
              <Choose
                label={t`Choose all`}
                isChosen={areAll}
                onChange={(isChosen) => choose(keys, isChosen)}
              />
            </th>
          )}
          {columns.map(({ head, look }) => (
            <th key={head} scope="col" className={look && styles[look]}>
              {look === 'end' ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr key={key} data-chosen={chosen?.has(key) ? '' : undefined}>
              {chosen === undefined ? null : (
                <td className={styles.choice}>
                  <Choose
                    label={nameOf?.(row) ?? String(key)}
                    isChosen={chosen.has(key)}
                    onChange={(isChosen) => choose([key], isChosen)}
                  />
                </td>
              )}
              {columns.map(({ head, look, cell }) => (
                <td
                  key={head}
                  className={look && styles[look]}
                  data-head={look === undefined || look === 'number' ? head : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ChooseProps = {
  readonly label: string;
  readonly isChosen: boolean;
  onChange(isChosen: boolean): void;
};

function Choose({ label, isChosen, onChange }: ChooseProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
