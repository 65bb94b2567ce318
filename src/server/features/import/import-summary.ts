import {
  type ImportNote,
  importNotes,
  type RejectReason,
  rejectReasons,
} from '#server/car-list/row-reasons.ts';

export interface ImportCounts {
  readonly read: number;
  readonly imported: number;
  readonly unchanged: number;
  readonly updated: number;
  readonly rejected: number;
}

export interface ImportSummary extends ImportCounts {
  readonly dryRun: boolean;
  readonly source: string;
  readonly rejectedByReason: Readonly<Partial<Record<RejectReason, number>>>;
  readonly notes: Readonly<Partial<Record<ImportNote, number>>>;
  readonly unknownColumns: readonly string[];
  /** The first of them; `notes.models_created` counts all. */
  readonly modelsCreated: readonly string[];
  readonly rejectedFile: string | null;
  readonly seconds: number;
}

export function progressLine({ read, imported, unchanged, updated, rejected }: ImportCounts): string {
  return `${read} read: ${imported} imported, ${unchanged} unchanged, ${updated} updated, ${rejected} rejected`;
}

/** The summary as the command line prints it. */
export function summaryLines(summary: ImportSummary): string[] {
  const reasons = Object.entries(rejectReasons).flatMap(([code, sentence]) => {
    const count = Object.entries(summary.rejectedByReason).find(([name]) => name === code)?.[1];
    return count ? [`    ${count} × ${sentence}`] : [];
  });
  const notes = Object.entries(importNotes).flatMap(([code, sentence]) => {
    const count = Object.entries(summary.notes).find(([name]) => name === code)?.[1];
    return count ? [`  note: ${count} × ${sentence}`] : [];
  });
  const rate = Math.round(summary.read / Math.max(summary.seconds, 0.001));
  return [
    `${summary.dryRun ? 'dry run, nothing was written: ' : ''}${progressLine(summary)}`,
    ...reasons,
    ...notes,
    ...(summary.modelsCreated.length > 0 ? [`  new models: ${summary.modelsCreated.join(', ')}`] : []),
    ...(summary.unknownColumns.length > 0
      ? [`  note: unknown columns ignored: ${summary.unknownColumns.join(', ')}`]
      : []),
    ...(summary.rejectedFile === null ? [] : [`  rejected rows: ${summary.rejectedFile}`]),
    `  ${summary.seconds.toFixed(1)} s, ${rate} rows a second`,
  ];
}
