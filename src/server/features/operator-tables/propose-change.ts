import * as z from 'zod/mini';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import { rowEdit, rowRef, tableLimits } from '#contract/staff/operator-table.ts';
import type { Orm } from '#server/db/database.ts';
import { cellsWith, knownFileCells } from '#server/features/operator-tables/shared/live-tables.ts';
import {
  type Cells,
  cellsOfCsv,
  datedOf,
  type OperatorTable,
} from '#server/features/operator-tables/shared/operator-table.ts';
import {
  type Line,
  type LineChange,
  lastLine,
  linesAt,
  readStoredTables,
} from '#server/features/operator-tables/shared/stored-tables.ts';
import { tableProblems } from '#server/features/operator-tables/shared/table-problems.ts';
import { firstDay } from '#server/features/operator-tables/shared/validity.ts';
import { AppError } from '#server/http/app-error.ts';
import { linesOf } from './table-views.ts';
import { tableWords } from './table-words.ts';

type Asked = ParsedQueryOf<'staffChangeTable'>;
/** A row of the table as it would be; `ref` names it in what is refused. */
type Proposed = { readonly ref: string; readonly line: number | undefined; readonly cells: Cells };

export type Proposal = {
  readonly revision: number;
  readonly kind: 'edit' | 'import' | 'restore' | 'file';
  /** Before the change. */
  readonly lines: readonly Line[];
  readonly changes: readonly LineChange[];
};

const kept = ({ line, cells }: Line): Proposed => ({ ref: rowRef(line), line, cells });

/** @throws AppError `bad_request` */
function editsOf(text: string, language: Language) {
  try {
    return z.parse(z.array(rowEdit()).check(z.maxLength(tableLimits.rows)), JSON.parse(text));
  } catch {
    throw new AppError('bad_request', { edits: [tableWords[language].unreadable] }, language);
  }
}

function withEdits(
  table: OperatorTable,
  lines: readonly Line[],
  text: string,
  language: Language,
): Proposed[] {
  const edits = editsOf(text, language);
  const names = Object.keys(table.row.shape);
  const clean = (cells: Cells) => Object.fromEntries(names.map((name) => [name, (cells[name] ?? '').trim()]));
  const byLine = new Map(
    edits.flatMap((edit) => (edit.line === undefined ? [] : [[edit.line, edit] as const])),
  );
  const changed = lines.flatMap((row) => {
    const edit = byLine.get(row.line);
    if (!edit) return [kept(row)];
    return edit.cells ? [kept({ line: row.line, cells: clean(edit.cells) })] : [];
  });
  const added = edits.flatMap(({ ref, line, cells }): Proposed[] =>
    line === undefined && cells ? [{ ref, line: undefined, cells: clean(cells) }] : [],
  );
  return [...changed, ...added];
}

/** Rows that replace the whole table; those about the same from the same day on are the same rows. */
function matched(table: OperatorTable, lines: readonly Line[], given: readonly Cells[]): Proposed[] {
  const nameOf = (cells: Cells) => {
    const { key, from } = datedOf(table, cells);
    return `${key} ${firstDay(from)}`;
  };
  const known = new Map(lines.map((row) => [nameOf(row.cells), row.line]));
  return given.map((cells, index) => {
    const line = known.get(nameOf(cells));
    // Only the first of two: the second is refused.
    known.delete(nameOf(cells));
    return line === undefined ? { ref: `file-${index + 2}`, line, cells } : kept({ line, cells });
  });
}

/** @throws AppError `validation_failed` for a text that is no such table */
function csvCells(table: OperatorTable, csv: string, language: Language): Cells[] {
  try {
    return cellsOfCsv(table, csv);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new AppError('validation_failed', { csv: [`${tableWords[language].noTable} ${reason}`] }, language);
  }
}

async function proposedRows(
  orm: Orm,
  table: OperatorTable,
  lines: readonly Line[],
  asked: Asked,
  language: Language,
): Promise<{ kind: Proposal['kind']; rows: Proposed[] }> {
  const { edits, csv, restore, isFile } = asked;
  if (edits !== undefined) return { kind: 'edit', rows: withEdits(table, lines, edits, language) };
  if (csv !== undefined)
    return { kind: 'import', rows: matched(table, lines, csvCells(table, csv, language)) };
  if (isFile === '1') return { kind: 'file', rows: matched(table, lines, knownFileCells(table)) };
  if (restore === undefined) throw new AppError('bad_request');
  const former = restore === 0 ? linesOf(table, undefined) : await linesAt(orm, table.name, restore);
  if (former.length === 0 || restore > asked.revision) throw new AppError('not_found');
  return { kind: 'restore', rows: former.map(kept) };
}

const isEqual = (a: Cells, b: Cells) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''));

/**
 * What a table would be after a change.
 * @throws AppError `conflict` where it has another revision by now, `validation_failed` naming each row and column
 */
export async function proposeChange(
  orm: Orm,
  table: OperatorTable,
  asked: Asked,
  language: Language,
): Promise<Proposal> {
  const stored = await readStoredTables(orm);
  const own = stored.get(table.name);
  if ((own?.revision ?? 0) !== asked.revision) throw new AppError('conflict');
  const lines = linesOf(table, own);
  const { kind, rows } = await proposedRows(orm, table, lines, asked, language);
  if (rows.length > tableLimits.rows)
    throw new AppError('validation_failed', { table: [tableWords[language].tooMany] }, language);
  refuseProblems(table, rows, stored, language);

  let next = Math.max(await lastLine(orm, table.name), lines.at(-1)?.line ?? 0);
  const before = new Map(lines.map(({ line, cells }) => [line, cells]));
  const changes = rows.flatMap(({ line = ++next, cells }): LineChange[] => {
    const former = before.get(line) ?? null;
    before.delete(line);
    return former && isEqual(former, cells) ? [] : [{ line, before: former, after: cells }];
  });
  const removed = [...before].map(([line, cells]): LineChange => ({ line, before: cells, after: null }));
  return { revision: asked.revision, kind, lines, changes: [...changes, ...removed] };
}

/** @throws AppError `validation_failed` */
function refuseProblems(
  table: OperatorTable,
  rows: readonly Proposed[],
  stored: Awaited<ReturnType<typeof readStoredTables>>,
  language: Language,
): void {
  const others = cellsWith(stored);
  const cells = rows.map((row) => row.cells);
  const now = new Date();
  const fields: Record<string, string[]> = {};
  const problems = tableProblems(table, (each) => (each === table ? cells : others(each)), dayInJakarta(now));
  for (const { cell, words } of problems) {
    const field = cell ? `${rows[cell.index]?.ref}.${cell.column}` : 'table';
    fields[field] = [words[language]];
  }
  for (const row of rows)
    for (const [column, text] of Object.entries(row.cells))
      if (text.length >= 16 && hasKtp(text, now))
        fields[`${row.ref}.${column}`] = [formWords.ktp_in_text[language]];
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', fields, language);
}
