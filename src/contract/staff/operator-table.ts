import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { flag, noQuery, optionalText, pageNumber } from '#contract/api/wire-values.ts';

/* Operators' tables as staff edits them (docs/decisions/operator-tables.md). */

const columnKinds = ['text', 'number', 'choice', 'date'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** `file`: the project's file was taken over. */
export const tableChangeKinds = ['file', 'edit', 'import', 'restore'] as const;

export const tableLimits = { json: 400_000, rows: 2000 } as const;

/** Rows in time; `kept`: it has ended, and is still used as the last known. */
const rowStates = ['current', 'future', 'kept', 'ended'] as const;
export type RowState = (typeof rowStates)[number];

const cells = () => z.record(z.string(), z.string());

const column = () =>
  z.object({
    name: z.string(),
    kind: z.enum(columnKinds),
    label: z.string(),
    isOptional: z.boolean(),
    /** For a choice. */
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  });
export type TableColumn = z.infer<ReturnType<typeof column>>;

const tableSummary = () =>
  z.object({
    name: z.string(),
    title: z.string(),
    /** Of rows, by their state. */
    counts: z.object({ current: z.number(), future: z.number(), kept: z.number(), ended: z.number() }),
    /** The last change by staff; null for the project's file. */
    changedAt: z.nullable(z.iso.datetime()),
    /** The project has a newer file, which staff has not taken over. */
    isFileNewer: z.boolean(),
  });
export type TableSummary = z.infer<ReturnType<typeof tableSummary>>;

const operatorTable = () =>
  z.object({
    ...tableSummary().shape,
    about: z.string(),
    /** 0 while it is the file. */
    revision: z.number(),
    columns: z.array(column()),
    rows: z.array(z.object({ line: z.number(), cells: cells(), state: z.enum(rowStates) })),
  });
export type EditedTable = z.infer<ReturnType<typeof operatorTable>>;

const rowChange = () =>
  z.object({
    line: z.number(),
    /** Null where there was none, or is none any more. */
    before: z.nullable(cells()),
    after: z.nullable(cells()),
  });
export type RowChange = z.infer<ReturnType<typeof rowChange>>;

const tableChange = () =>
  z.object({
    revision: z.number(),
    kind: z.enum(tableChangeKinds),
    /** Null for the file, and for a deleted account. */
    actor: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    rows: z.array(rowChange()),
  });
export type TableChange = z.infer<ReturnType<typeof tableChange>>;

/** A changed row, a new one without `line`, or a removed one without `cells`. `ref` names a new one in what is refused. */
export const rowEdit = () =>
  z.object({
    ref: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    line: z.optional(z.int().check(z.minimum(1))),
    cells: z.optional(cells()),
  });
export type RowEdit = z.infer<ReturnType<typeof rowEdit>>;

/** How a row is named in what is refused: `row-12.price`. */
export const rowRef = (line: number): string => `row-${line}`;

const name = () => z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/));
const revision = () =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.number()));

/** For scope `staff` only; all other callers get 404. */
export const operatorTableSchemas = {
  staffTables: {
    path: '/api/v3/staff/tables',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(tableSummary()) }),
  },
  staffTable: {
    path: '/api/v3/staff/table',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ name: name() }),
    data: () => z.object({ table: operatorTable() }),
  },
  staffTableHistory: {
    path: '/api/v3/staff/table-history',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ name: name(), page: pageNumber }),
    data: () => z.object({ items: z.array(tableChange()), meta: pageMeta }),
  },
  /**
   * Edits rows, takes over a CSV text or the project's file, or goes back to a revision: one of them. `revision` is
   * the one that was looked at.
   */
  staffChangeTable: {
    path: '/api/v3/staff/change-table',
    who: 'staff',
    method: 'POST',
    once: true,
    bodyLimit: tableLimits.json * 4,
    query: () =>
      z.object({
        ...{ name: name(), revision: revision() },
        /** `RowEdit[]` as JSON. */
        edits: optionalText(tableLimits.json),
        csv: optionalText(tableLimits.json),
        restore: z.optional(revision()),
        isFile: z.optional(flag),
        /** Dry run. */
        isCheck: z.optional(flag),
      }),
    data: () => z.object({ table: operatorTable(), changes: z.array(rowChange()) }),
  },
} as const;
