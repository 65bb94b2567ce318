import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import type { TableColumn } from '#contract/staff/operator-table.ts';

export type Cells = Readonly<Record<string, string>>;

/** A cell as people read it. */
export function cellText({ kind, options }: TableColumn, text: string, language: Language): string {
  if (text === '') return '–';
  if (kind === 'choice') return options.find(({ value }) => value === text)?.label ?? text;
  return kind === 'number' && Number.isFinite(Number(text)) ? formatNumber(Number(text), language, 6) : text;
}

const mostInName = 4;

/** What a row is about: its first cells that say something. */
export function rowName(columns: readonly TableColumn[], cells: Cells, language: Language): string {
  return columns
    .filter(({ name }) => (cells[name] ?? '') !== '')
    .slice(0, mostInName)
    .map((column) => cellText(column, cells[column.name] ?? '', language))
    .join(' · ');
}

const csvCell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows as CSV, as the import reads it. */
export function tableCsv(
  columns: readonly TableColumn[],
  rows: readonly { readonly cells: Cells }[],
): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map(({ cells }) => columns.map(({ name }) => cells[name] ?? '')),
  ];
  return `\ufeff${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
