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
  /** Of the largest number in its row, which is 1: drawn as a bar from zero. */
  readonly share?: number;
  /** By how much the best value is better, in the row's unit. */
  readonly lead?: string;
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
  /** The columns share the width, and the best value is dotted instead of labelled. */
  readonly isCharted?: boolean;
  /** Between the columns' heads and the rows. */
  readonly between?: ReactNode;
  /** The last row: what can be done with each vehicle. */
  readonly actions?: { readonly name: string; readonly cells: readonly ReactNode[] };
};

/**
 * Vehicles side by side. Row names stay at the left edge while the columns scroll: above the values on a
 * phone, where they take no width, and in a column on wide screens. Column names stick to the top.
 */
export function ComparisonTable({
  caption,
  columns,
  groups,
  isFolded,
  add,
  isCharted = false,
  between,
  actions,
}: ComparisonTableProps) {
  const { t } = useLingui();
  const heads = useRef<HTMLTableRowElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const hasNamesAtTop = useHasLeft(heads);
  function moveNames({ currentTarget }: UIEvent<HTMLElement>) {
    names.current?.style.setProperty('transform', `translateX(${-currentTarget.scrollLeft}px)`);
  }
  return (
    <div className={classNames(styles.frame, isCharted && styles.charted)} data-cars={columns.length}>
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
          {between === undefined ? null : (
            <tbody>
              <tr>
                <td colSpan={columns.length + 1} className={styles.between}>
                  <div className={styles.betweenRoom}>{between}</div>
                </td>
              </tr>
            </tbody>
          )}
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
                <Row key={row.name} row={row} columns={columns} isCharted={isCharted} />
              ))}
            </tbody>
          ))}
          {actions === undefined ? null : (
            <tfoot>
              <tr className={styles.row}>
                <th scope="row" className={styles.name}>
                  <span className={styles.nameText}>{actions.name}</span>
                </th>
                {actions.cells.map((cell, place) => (
                  <td key={columns[place]?.key} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}

type RowProps = {
  readonly row: ComparisonRow;
  readonly columns: readonly ComparisonColumn[];
  readonly isCharted: boolean;
};

/** Characters of a row's name with the note of all its values; longer, and the notes are below the values. */
const longestName = 48;

function Row({ row: { name, cells, differs }, columns, isCharted }: RowProps) {
  const isNeutral = cells.every(({ best }) => best === undefined);
  const note = isCharted ? commonNote(cells) : null;
  const isNoted = note !== null && name.length + note.length < longestName;
  return (
    <tr className={styles.row} data-same={differs ? undefined : ''}>
      <th scope="row" className={styles.name}>
        <span className={styles.nameText}>
          {name}
          {isNoted ? <span className={styles.nameNote}> {note}</span> : null}
          {differs && isNeutral && !isCharted ? (
            <>
              {' '}
              <span className={styles.differs}>
                <Trans>differs</Trans>
              </span>
            </>
          ) : null}
        </span>
      </th>
      {cells.map((cell, place) => (
        <td
          key={columns[place]?.key}
          className={classNames(styles.cell, cell.best !== undefined && texts.green)}
        >
          <Value cell={cell} isCharted={isCharted} />
          {cell.note && !isNoted ? <span className={styles.note}>{cell.note}</span> : null}
        </td>
      ))}
    </tr>
  );
}

/** The note that all known values have; null if they have different ones. */
function commonNote(cells: readonly ComparisonCell[]): string | null {
  const notes = new Set(cells.flatMap(({ text, note }) => (text === null ? [] : (note ?? ''))));
  const [note] = notes;
  return notes.size === 1 && note ? note : null;
}

function Value({
  cell: { text, best, share, lead },
  isCharted,
}: {
  readonly cell: ComparisonCell;
  readonly isCharted: boolean;
}) {
  if (text === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">
          <Trans>Not known</Trans>
        </span>
      </>
    );
  if (!isCharted)
    return (
      <>
        {text}
        {best === undefined ? null : <span className={styles.word}>{best}</span>}
      </>
    );
  return (
    <>
      <span className={styles.line}>
        <span className={best === undefined ? undefined : styles.dotted}>
          {text}
          {best === undefined ? null : <span className="visually-hidden"> ({best})</span>}
        </span>
        {lead === undefined ? null : <span className={texts.note}>{lead}</span>}
      </span>
      {share === undefined ? null : (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </>
  );
}
