import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import patterns from '#app/ui/patterns.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './chart.module.css';

type Row = { readonly name: string; readonly figures: readonly number[] };

type Props = {
  /** What the chart says, in a sentence. */
  readonly caption?: string;
  /** What the rows are. */
  readonly of: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Of each column. */
  readonly sums?: readonly number[];
  /** Only for those who cannot see the chart, where what is visible says enough. */
  readonly isUnseen?: boolean;
};

/** The figures of a chart, to be read: behind a word, or unseen. */
export function ChartTable({ caption, of, columns, rows, sums, isUnseen = false }: Props) {
  const language = useLanguage();
  const cells = (figures: readonly number[]) =>
    columns.map((column, place) => <td key={column}>{formatNumber(figures[place] ?? 0, language)}</td>);
  const table = (
    <table className={classNames(patterns.table, styles.table)}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells(figures)}
          </tr>
        ))}
      </tbody>
      {sums === undefined ? null : (
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Together</Trans>
            </th>
            {cells(sums)}
          </tr>
        </tfoot>
      )}
    </table>
  );
  // A table is as wide as its caption, whatever its own width.
  if (isUnseen) return <div className="visually-hidden">{table}</div>;
  return (
    <Disclosure summary={<Trans>Table</Trans>}>
      <div className={patterns.scrolled}>{table}</div>
    </Disclosure>
  );
}
