import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide';
import { type ReactNode, type UIEvent, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useHasLeft } from '#app/ui/hooks/use-has-left.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './comparison-table.module.css';

export type ComparisonCell = {
  /** Null if unknown. */
  readonly text: string | null;
  /** Source and as-of date of the value. */
  readonly note?: string | null;
  /** Label of the best value in its row, such as "cheapest"; undefined for the others. */
  readonly best: string | undefined;
};
export type ComparisonRow = {
  readonly name: string;
  readonly cells: readonly ComparisonCell[];
  readonly differs: boolean;
};
export type ComparisonGroup = {
  /** Null if the rows need no heading. */
  readonly name: string | null;
  readonly rows: readonly ComparisonRow[];
};
export type ComparisonColumn = {
  readonly key: string;
  readonly label: string;
  /** Picture, name and remove button. */
  readonly head: ReactNode;
  /** The name in at most two lines, for the sticky bar. */
  readonly brief: ReactNode;
};

export type ComparisonTableProps = {
  readonly caption: string;
  readonly columns: readonly ComparisonColumn[];
  readonly groups: readonly ComparisonGroup[];
  /** Whether rows without differences are hidden; they stay in the document. */
  readonly isFolded: boolean;
  /** Absent when the comparison is full. */
  readonly add?: { readonly label: string; onPress(): void } | undefined;
};

/**
 * Vehicles side by side. Row names stay at the left edge while the columns scroll: above the values on a
 * phone, where they take no width, and in a column on wide screens. Column names stick to the top.
 */
export function ComparisonTable({ caption, columns, groups, isFolded, add }: ComparisonTableProps) {
  const { t } = useLingui();
  const heads = useRef<HTMLTableRowElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const hasNamesAtTop = useHasLeft(heads);
  function moveNames({ currentTarget }: UIEvent<HTMLElement>) {
    names.current?.style.setProperty('transform', `translateX(${-currentTarget.scrollLeft}px)`);
  }
  return (
    <div className={styles.frame}>
      {/* Repeats the column headers visually; hidden from assistive technology. */}
      <div className={styles.bar} aria-hidden="true" data-shown={hasNamesAtTop ? '' : undefined}>
        <div className={styles.barRoom}>
          <div ref={names} className={styles.names}>
            {columns.map(({ key, brief }) => (
              <div key={key} className={styles.brief}>
                {brief}
              </div>
            ))}
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-label={t`Comparison`} tabIndex={0} onScroll={moveNames}>
        <table className={styles.table} data-folded={isFolded ? '' : undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr ref={heads}>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">
                  <Trans>Detail</Trans>
                </span>
              </th>
              {columns.map(({ key, label, head }) => (
                <th key={key} scope="col" className={styles.head} aria-label={label}>
                  {head}
                </th>
              ))}
              {add === undefined ? null : (
                <td className={styles.addCell}>
                  <button type="button" className={styles.add} onClick={add.onPress}>
                    <Icon of={Plus} size={24} />
                    {add.label}
                  </button>
                </td>
              )}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name ?? ''} data-same={rows.some(({ differs }) => differs) ? undefined : ''}>
              {name === null ? null : (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                    <span className={styles.groupText}>{name}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row key={row.name} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}

type RowProps = { readonly row: ComparisonRow; readonly columns: readonly ComparisonColumn[] };

function Row({ row: { name, cells, differs }, columns }: RowProps) {
  const isNeutral = cells.every(({ best }) => best === undefined);
  return (
    <tr className={styles.row} data-same={differs ? undefined : ''}>
      <th scope="row" className={styles.name}>
        <span className={styles.nameText}>
          {name}
          {differs && isNeutral ? (
            <>
              {' '}
              <span className={styles.differs}>
                <Trans>differs</Trans>
              </span>
            </>
          ) : null}
        </span>
      </th>
      {cells.map(({ text, note, best }, place) => (
        <td key={columns[place]?.key} className={classNames(styles.cell, best !== undefined && texts.green)}>
          {text ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">
                <Trans>Not known</Trans>
              </span>
            </>
          )}
          {best === undefined ? null : <span className={styles.word}>{best}</span>}
          {note ? <span className={styles.note}>{note}</span> : null}
        </td>
      ))}
    </tr>
  );
}
