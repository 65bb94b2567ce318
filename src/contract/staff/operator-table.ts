/* Operators' tables as staff edits them. */

const columnKinds = ['text', 'number', 'choice', 'date'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** `file`: the project's file was taken over. */
export const tableChangeKinds = ['file', 'edit', 'import', 'restore'] as const;
